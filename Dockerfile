# The first stage installs, the second has no tools and only what runs.
FROM python:3.13-slim AS build
WORKDIR /src
RUN python -m venv /opt/contree
# The libraries first: they change seldom, and this layer is then reused.
COPY requirements/run.txt .
RUN /opt/contree/bin/pip install --no-cache-dir --require-hashes --requirement run.txt
COPY . .
RUN /opt/contree/bin/pip install --no-cache-dir --no-deps --no-build-isolation . \
    && /opt/contree/bin/python -m compileall -q /opt/contree

FROM python:3.13-slim
RUN useradd --uid 10001 --no-create-home --shell /usr/sbin/nologin contree \
    && install --directory --owner=contree --group=contree --mode=700 /data
COPY --from=build /opt/contree /opt/contree
ENV PATH=/opt/contree/bin:$PATH \
    CONTREE_DATA_DIR=/data \
    NUMBA_CACHE_DIR=/data/numba \
    PYTHONUNBUFFERED=1
USER contree
# Not /data: a volume that the user may not enter is to be told as that.
WORKDIR /opt/contree
VOLUME /data
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=10s --start-period=90s \
    CMD ["python", "-m", "bot", "healthy"]
CMD ["python", "-m", "bot", "run"]
