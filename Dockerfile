# The first stage installs, the second has no tools and only what runs.
# docs/hosting/containers.md says how to name the base by its digest.
ARG BASE=python:3.13-slim

FROM ${BASE} AS build
# Empty for SQLite, or "postgresql": the name of a file in requirements/.
ARG EXTRAS=
WORKDIR /src
RUN python -m venv --without-pip /opt/contree
# The libraries first: they change seldom, and this layer is then reused.
COPY requirements/ requirements/
RUN python -m pip --python /opt/contree/bin/python install --no-cache-dir \
        --require-hashes --requirement "requirements/${EXTRAS:-run}.txt"
COPY . .
# There is no .git here that would say them.
ARG VERSION=0.0.0
ARG REVISION=
ENV SETUPTOOLS_SCM_PRETEND_VERSION_FOR_CONTREE=${VERSION} \
    SETUPTOOLS_SCM_PRETEND_METADATA_FOR_CONTREE="{node=\"${REVISION}\"}"
# Nothing at run time needs what builds packages, the libraries' own tests, or how numbers are
# written in languages that the bot does not speak.
RUN python -m pip --python /opt/contree/bin/python install --no-cache-dir \
        --no-deps --no-build-isolation . \
    && python -m pip --python /opt/contree/bin/python uninstall --yes \
        packaging setuptools setuptools-scm vcs-versioning \
    && find /opt/contree -type d -name tests -prune -exec rm -rf {} + \
    && find /opt/contree/lib/*/site-packages/babel/locale-data -name '*.dat' ! -name 'root.dat' \
        $(for language in bot/i18n/*/; do echo "! -name $(basename "$language")*.dat"; done) -delete \
    && /opt/contree/bin/python -m compileall -q /opt/contree

FROM ${BASE}
ARG VERSION=0.0.0
ARG REVISION=
ARG CREATED=
ARG SOURCE=
LABEL org.opencontainers.image.title="Contrée" \
      org.opencontainers.image.description="A Discord bot for Belote Contrée and its sister games" \
      org.opencontainers.image.licenses="MIT" \
      org.opencontainers.image.version="${VERSION}" \
      org.opencontainers.image.revision="${REVISION}" \
      org.opencontainers.image.created="${CREATED}" \
      org.opencontainers.image.source="${SOURCE}" \
      org.opencontainers.image.documentation="${SOURCE}/blob/${REVISION}/docs/hosting/containers.md"
# FriBidi: without it Pillow neither joins Arabic letters nor writes from right to left.
RUN apt-get update \
    && apt-get install --yes --no-install-recommends libfribidi0 \
    && rm -rf /var/lib/apt/lists/* \
    && python -m pip uninstall --yes pip \
    && rm -rf "$(python -c 'import ensurepip; print(ensurepip.__path__[0])')" \
    && useradd --uid 10001 --no-create-home --shell /usr/sbin/nologin contree \
    && install --directory --owner=contree --group=contree --mode=700 /data /backups
COPY --from=build /opt/contree /opt/contree
ENV PATH=/opt/contree/bin:$PATH \
    CONTREE_COMMAND="docker exec NAME contree" \
    CONTREE_DATA_DIR=/data \
    NUMBA_CACHE_DIR=/data/numba \
    PYTHONUNBUFFERED=1
USER contree
# Not /data: a volume that the user may not enter is to be told as that.
WORKDIR /opt/contree
VOLUME /data
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=10s --start-period=90s \
    CMD ["contree", "healthy"]
CMD ["contree", "run"]
