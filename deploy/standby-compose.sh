#!/bin/sh
# A streaming standby of the service `database` (PRIMARY): copied once, then it follows.
set -eu
export PGPASSWORD="$POSTGRES_PASSWORD"
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  mkdir -p "$PGDATA"
  chmod 700 "$PGDATA"
  until pg_basebackup --dbname "${PRIMARY:-host=database}" --username chalkline --pgdata "$PGDATA" --checkpoint fast --wal-method stream --write-recovery-conf; do
    rm -rf "${PGDATA:?}"/*
    sleep 1
  done
fi
exec postgres
