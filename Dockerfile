# The web table in a container. The first stage compiles the engine into a wheel; the second has no compiler, and runs
# as nobody in particular. docs/guides/host.md tells how it is used, compose.yaml how it stands beside a database.

ARG PYTHON=3.12-slim-bookworm

FROM python:${PYTHON} AS build
RUN apt-get update \
 && apt-get install --yes --no-install-recommends gcc libc6-dev \
 && rm -rf /var/lib/apt/lists/*
WORKDIR /source
COPY locks locks
RUN pip install --no-cache-dir --require-hashes --requirement locks/build.txt
COPY pyproject.toml setup.py MANIFEST.in README.md LICENSE ./
COPY tools/docstrings.py tools/fonts.py tools/
COPY docs/rules docs/rules
COPY tests/scenarios tests/scenarios
COPY src src
RUN RAGNATAFL_COMPILED=1 pip wheel --no-cache-dir --no-deps --no-build-isolation --wheel-dir /wheels .

FROM python:${PYTHON}
COPY --from=build /source/locks/play.txt /source/locks/push.txt /wheels/ragnatafl-*.whl /wheels/
RUN pip install --no-cache-dir --require-hashes --requirement /wheels/play.txt --requirement /wheels/push.txt \
 && pip install --no-cache-dir --no-deps /wheels/ragnatafl-*.whl \
 && rm -rf /wheels \
 && useradd --system --uid 10001 --home-dir /data --create-home tafl
USER tafl
WORKDIR /data
VOLUME /data
ENV RAGNATAFL_DATABASE=/data/tables.db PYTHONUNBUFFERED=1
EXPOSE 8765
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s \
  CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8765/health', timeout=4)"]
ENTRYPOINT ["ragnatafl"]
CMD ["serve", "--no-open", "--host", "0.0.0.0", "--port", "8765"]
