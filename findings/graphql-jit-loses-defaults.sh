#!/usr/bin/env bash
# graphql-jit compiles a query to a function; its peer range is graphql >= 15, so npm puts it beside graphql 17.1 without a word.
# Guess: it works there as it does beside graphql 16, or it fails when it is loaded.
# Seen: it loads and answers, but the schema's default values of arguments and input fields never reach the resolver: a list
# that is bounded by `first: Int = 5` has no bound, without an error. Beside graphql 16.15 they reach it.
# Ours: operations are executed by graphql 16; jit is only what the board is measured beside.
set -euo pipefail
dir=$(mktemp -d); trap 'rm -rf "$dir"' EXIT; cd "$dir"
cat >ask.mjs <<'JS'
import * as graphql from 'graphql';
import { compileQuery } from 'graphql-jit';
const schema = graphql.buildSchema('input Range { from: Int = 1, to: Int = 9 } type Query { seen(first: Int = 5, range: Range = {}): String }');
schema.getQueryType().getFields().seen.resolve = (_, args) => JSON.stringify(args);
const source = '{ seen(range: { to: 3 }) }';
const { major, minor } = graphql.versionInfo;
const compiled = compileQuery(schema, graphql.parse(source));
console.log(`graphql ${major}.${minor}`, (await graphql.graphql({ schema, source })).data.seen);
console.log(`graphql-jit 0.8.9 on ${major}.${minor}`, (await compiled.query({}, {}, {})).data.seen);
JS
for version in 16.15.0 17.1.0; do
  mkdir "$version"; cp ask.mjs "$version"
  (cd "$version" && npm init -y >/dev/null && npm install --silent --no-audit --no-fund "graphql@$version" graphql-jit@0.8.9 && node ask.mjs)
done | tee seen.txt
grep -qF 'graphql 17.1 {"first":5,"range":{"from":1,"to":3}}' seen.txt
grep -qF 'graphql-jit 0.8.9 on 16.15 {"first":5,"range":{"from":1,"to":3}}' seen.txt
grep -qF 'graphql-jit 0.8.9 on 17.1 {"range":{"to":3}}' seen.txt
