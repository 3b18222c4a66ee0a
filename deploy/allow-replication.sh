#!/bin/sh
# Runs once when the database is made: the standby may connect from the network of docker-compose.yml.
set -eu
echo "host replication chalkline samenet scram-sha-256" >> "$PGDATA/pg_hba.conf"
