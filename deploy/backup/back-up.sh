#!/bin/sh
# One backup: full on Sundays and where there is none yet, else what changed since the last full one (`full` or `diff` as first
# word decides). Then notes it in the database, where /metrics reads its age, and drops received WAL that the archive has had
# for two days. Reads PGHOST, PGPORT, PGUSER and PGPASSWORD.
set -eu
kind=${1:-$([ "$(date +%u)" = 7 ] && echo full || echo diff)}
pgbackrest --stanza=chalkline stanza-create
pgbackrest --stanza=chalkline check
pgbackrest --stanza=chalkline --type="$kind" backup
psql --dbname chalkline --no-psqlrc --quiet --set ON_ERROR_STOP=1 --command "insert into backups (kind) values ('$kind')"
if [ -n "${WAL_FOLDER:-}" ]; then
  find "$WAL_FOLDER" -type f -mtime +2 -delete
fi
