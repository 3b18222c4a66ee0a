#!/bin/sh
# PostgreSQL's restore_command: a segment from the archive, else from the folder of receive-wal.sh (WAL_FOLDER), whose last one is
# not full. Fails where neither has it, which is how PostgreSQL learns that it is at the end.
set -eu
pgbackrest --stanza=chalkline --log-level-console=error archive-get "$1" "$2" && exit 0
for file in "$WAL_FOLDER/$1" "$WAL_FOLDER/$1.partial"; do
  [ -f "$file" ] && exec cp "$file" "$2"
done
exit 1
