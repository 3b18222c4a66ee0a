#!/bin/sh
# Before PostgreSQL starts on a data folder that is there; a new one is prepared by /docker-entrypoint-initdb.d.
set -eu
[ ! -s "$PGDATA/PG_VERSION" ] || sh /etc/pgbackrest/prepare-database.sh
exec docker-entrypoint.sh postgres
