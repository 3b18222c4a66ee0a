#!/usr/bin/env bash
# espeak-ng, the voice behind many screen readers, speaks amounts and lines.
# Guess: the typed hyphen is spoken as "minus" before a dollar amount as it is before odds and lines.
# Seen: '-110' and 'Celtics -3.5' have their minus, but in '-$5.00', '$-5.00' and '-.5' the sign is silent: a loss is heard as a
# gain. With U+2212 each is spoken.
# Ours: one writer of signed amounts puts U+2212 wherever a person reads or hears them.
set -euo pipefail
command -v espeak-ng >/dev/null || apt-get install -y -qq --no-install-recommends espeak-ng >/dev/null
dir=$(mktemp -d); trap 'rm -rf "$dir"' EXIT; cd "$dir"
espeak-ng --version
speak() { printf '%s' "$1" | espeak-ng --stdin -q -x; }
for text in '-110' 'Celtics -3.5' '-$5.00' '$-5.00' '-.5' '−$5.00' '−.5'; do echo "$text:$(speak "$text")"; done | tee seen.txt
minus="m'aIn@s"
for text in '-110' 'Celtics -3.5' '−$5.00' '−.5'; do grep -F -- "$text:" seen.txt | grep -qF "$minus"; done
if grep -E -- '^(-\$5|\$-5|-\.5)' seen.txt | grep -F "$minus"; then exit 1; fi
