#!/usr/bin/env bash
# @urql/core, with its fetch exchange alone, sends a query and a mutation to the handlers of graphql-http and graphql-sse.
# Guess: both answer. urql reads JSON and event streams, and lists both in Accept; graphql-sse serves every kind of operation.
# Seen: graphql-http answers. graphql-sse looks for a stream that was reserved before, because Accept is a list and not exactly
# text/event-stream: 404 "Stream not found" for each operation.
# Ours: a server of this kind must weigh the whole Accept header; ours refused urql too, and has a test now.
set -euo pipefail
dir=$(mktemp -d); trap 'rm -rf "$dir"' EXIT; cd "$dir"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund graphql@16.15.0 graphql-http@1.23.1 graphql-sse@2.6.1 @urql/core@6.0.3
cat >ask.mjs <<'JS'
import http from 'node:http';
import { Client, fetchExchange } from '@urql/core';
import { buildSchema } from 'graphql';
import { createHandler as overHttp } from 'graphql-http/lib/use/http';
import { createHandler as overStream } from 'graphql-sse/lib/use/http';
const setup = { schema: buildSchema('type Query { a: Int } type Mutation { b: Int }'), rootValue: { a: 1, b: 2 } };
for (const [name, handler] of [['graphql-http 1.23.1', overHttp(setup)], ['graphql-sse 2.6.1', overStream(setup)]]) {
  const server = http.createServer(handler);
  await new Promise((ready) => server.listen(0, '127.0.0.1', ready));
  const url = `http://127.0.0.1:${server.address().port}/graphql`;
  const client = new Client({ url, exchanges: [fetchExchange], preferGetMethod: false });
  const query = await client.query('{ a }', {}).toPromise();
  const mutation = await client.mutation('mutation { b }', {}).toPromise();
  for (const [kind, { data, error }] of [['query', query], ['mutation', mutation]])
    console.log(name, kind, error?.message ?? JSON.stringify(data));
  server.closeAllConnections();
  server.close();
}
JS
node ask.mjs | tee seen.txt
grep -q 'graphql-http 1.23.1 query {"a":1}' seen.txt
test "$(grep -c 'graphql-sse 2.6.1 .* Stream not found' seen.txt)" = 2
