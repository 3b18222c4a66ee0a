#!/usr/bin/env bash
# gnumeric's ssconvert reads a CSV file of odds and writes it as CSV again, without anybody looking at it.
# Guess: cells in quotes are text, so "+150" and "10/11" come back as they were, and so does PK.
# Seen: quotes mean nothing: +150 loses its plus, and the fractional odds 10/11 and 5/2 come back as days of this year. PK and
# -3½ stay.
# Ours: an unsigned 150 is asked about, and a day in a column of odds is refused with the cell as it was read.
set -euo pipefail
command -v ssconvert >/dev/null || apt-get install -y -qq gnumeric >/dev/null
dir=$(mktemp -d); trap 'rm -rf "$dir"' EXIT; cd "$dir"
printf 'odds,fraction,line\n"+150","10/11","PK"\n"+120","5/2","-3½"\n' >odds.csv
ssconvert odds.csv back.csv 2>/dev/null
dpkg-query -W -f 'gnumeric ${Version}\n' gnumeric
cat back.csv
year=$(date +%Y)
grep -q "^150,$year/10/11,PK$" back.csv
grep -q "^120,$year/05/02,-3½$" back.csv
