# PostgreSQL with pgBackRest, for the services `database`, `backup` and `wal` of docker-compose.yml (docs/backups.md).
FROM postgres:18.4-trixie
RUN apt-get update \
  && apt-get install -y --no-install-recommends pgbackrest \
  && rm -rf /var/lib/apt/lists/* \
  && install -d -o postgres -g postgres /backups /wal
