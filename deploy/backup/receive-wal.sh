#!/bin/sh
# Streams what the database writes into WAL_FOLDER, as it writes it: the archive alone is up to a minute behind. Best on another
# machine than the database's. Reads PGHOST, PGPORT, PGUSER and PGPASSWORD.
set -eu
export PGAPPNAME=wal_receiver
pg_receivewal --directory "$WAL_FOLDER" --slot wal_receiver --create-slot --if-not-exists
exec pg_receivewal --directory "$WAL_FOLDER" --slot wal_receiver --synchronous
