/** The floor: node:http and two prepared statements. */
import { createServer } from 'node:http';
import { memberOf, picksFor } from './job.mjs';
import { serve } from './serve.mjs';

const server = createServer(async (request, response) => {
  for await (const _ of request);
  const member = await memberOf(request.headers.authorization);
  const body = JSON.stringify({ data: { board: { picks: await picksFor(member) } } });
  response.writeHead(200, { 'content-type': 'application/json' }).end(body);
}).listen(0, '127.0.0.1', () => serve(`http://127.0.0.1:${server.address().port}/graphql`));
