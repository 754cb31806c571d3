import { renderMessage } from "/messages.js";

const root = document.getElementById("message");

async function blob(name) {
  const answer = await fetch(`/files/${encodeURIComponent(name)}`);
  if (!answer.ok) throw new Error(`${name} is missing`);
  return URL.createObjectURL(await answer.blob());
}

// A label that wraps or is cut off is one that Discord would end with an ellipsis.
function wrong() {
  const found = [];
  const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
  if (wide > 0) found.push(`the page is ${wide} px too wide`);
  const frame = root.getBoundingClientRect();
  // A block of code is scrolled sideways by itself.
  for (const element of root.querySelectorAll("*:not(.code-block *)")) {
    const box = element.getBoundingClientRect();
    if (box.width && box.right > frame.right + 1) found.push(`<${element.className}> sticks out`);
  }
  for (const text of root.querySelectorAll(".text-display")) {
    if (!text.textContent.trim() && !text.querySelector("img")) found.push("an empty text");
  }
  for (const button of root.querySelectorAll(".component-button")) {
    const label = button.querySelector(".button-label");
    if (!label && !button.querySelector("img, .unicode-emoji")) found.push("an empty button");
    if (label && label.getClientRects().length > 1) found.push(`a button of two lines: ${label.textContent}`);
  }
  // A phone shows a long choice whole once its menu is opened.
  const choices = innerWidth < 600 ? [] : root.querySelectorAll(".select-value *, .select-value");
  for (const value of choices) {
    if (value.scrollWidth > value.clientWidth + 1) found.push(`a cut choice: ${value.textContent}`);
  }
  for (const row of root.querySelectorAll(".component-row")) {
    if ([...row.children].some((child) => child.textContent.length > 6)) continue;
    const tops = [...row.children].map((child) => Math.round(child.getBoundingClientRect().top));
    const last = tops.filter((top) => top === tops.at(-1)).length;
    if (last === 1 && tops.length > 3 && tops[0] !== tops.at(-1)) found.push(`alone in its line: ${row.lastChild.textContent}`);
  }
  for (const image of root.querySelectorAll("img")) {
    if (!image.naturalWidth) found.push(`a picture that is not drawn: ${image.alt}`);
    if (!image.alt) found.push("a picture without words");
  }
  for (const gone of root.querySelectorAll("[class*=unavailable]")) found.push(gone.textContent);
  return [...new Set(found)];
}

async function show(message, locale, now) {
  const said = [];
  const chosen = new Map();
  const pending = [];
  renderMessage(root, message, {
    locale, timezone: "Europe/Paris", presentationTime: now, pendingMedia: pending,
    loadAsset: blob, onInit: (key, value) => chosen.set(key, value),
    draftValue: (key) => chosen.get(key),
    onDiagnostic: (entry) => said.push(entry.message),
  });
  await Promise.all(pending);
  await document.fonts.ready;
  return [...said, ...wrong()];
}

window.look = { show };
