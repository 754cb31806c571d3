# Zapečaćena dijeljenja: svatko može provjeriti da karte slijede iz unaprijed odabranog sjemena.

verify-title = Provjera: dijeljenje { $number }, partija { $game }
verify-title-none = Provjera dijeljenja
verify-none = Još nema dijeljenja za provjeru: sjeme se pokazuje kad dijeljenje završi.
verify-no-table = U ovom se kanalu još nije igralo. Otvorite stol s { help-command-start }.
verify-running = Dijeljenje { $number } (u tijeku) zapečaćeno je s `{ $seal }`. Zabilježite to: sjeme se pokazuje na kraju.
verify-withheld = Sjeme dijeljenja { $number } ostaje skriveno dok se ne odigra neko kasnije: ovdje se špil samo skuplja i presijeca pa bi sjeme odalo sljedeće ruke.
verify-unsealed = Ovo je podijeljeno prije nego što je bot počeo pečatiti dijeljenja: ne može se provjeriti.
verify-seal = Pečat, pokazan tijekom dijeljenja: `{ $seal }`
verify-seed = Sjeme, izvučeno prije dijeljenja: `{ $seed }`
verify-equal = **Izračunano iznova: isto.** Špil i sve ruke slijede iz sjemena.
verify-equal-first = **Izračunano iznova: isto.** Prvi djelitelj, špil i sve ruke slijede iz sjemena.
verify-different = **Izračunano iznova: različito.** Zapisano dijeljenje ne slijedi iz svojeg sjemena.
verify-yourself = Da provjerite sami, kodom bota:
verify-choose = Odaberite drugo dijeljenje
verify-choice = Partija { $game }, dijeljenje { $number }
verify-other-rules = Za ovim se stolom igralo po drugoj verziji pravila: njegova se dijeljenja ovdje više ne mogu izračunati iznova.
verify-given = Ovo je dijeljenje odabrano: ne potječe iz sjemena.
verify-button-here = Provjeri ovdje odigrana dijeljenja
verify-button = Provjeri dijeljenje
