#!/usr/bin/env bash
# graphql-inspector compares two schemas in which only a directive that guards a field changes.
# Guess: a guard that is added, or one that asks for a higher role, is reported as BREAKING: callers lose the field.
# Seen: the added guard is DANGEROUS, and the changed role comes to DANGEROUS and NON_BREAKING. Nothing is BREAKING.
# Ours: the check of the committed schema treats narrower access as a break by a rule of its own.
set -euo pipefail
dir=$(mktemp -d); trap 'rm -rf "$dir"' EXIT; cd "$dir"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund graphql@16.15.0 @graphql-inspector/core@8.0.0
cat >compare.mjs <<'JS'
import { diff } from '@graphql-inspector/core';
import { buildSchema } from 'graphql';
const schema = (guard) =>
  buildSchema(`directive @role(least: String!) on FIELD_DEFINITION type Query { secret: Int ${guard} }`);
const compare = async (name, before, after) => {
  const changes = await diff(schema(before), schema(after));
  console.log(name, changes.map(({ type, criticality }) => `${type} ${criticality.level}`).join(', '));
};
console.log('@graphql-inspector/core 8.0.0');
await compare('added:', '', '@role(least: "MEMBER")');
await compare('raised:', '@role(least: "MEMBER")', '@role(least: "OWNER")');
JS
node compare.mjs | tee seen.txt
grep -q 'added: DIRECTIVE_USAGE_FIELD_DEFINITION_ADDED DANGEROUS' seen.txt
grep -q 'raised: DIRECTIVE_USAGE_ARGUMENT_REMOVED DANGEROUS' seen.txt
if grep -qE '(^|[^_])BREAKING' seen.txt; then exit 1; fi
