import { headers, origin, pickOf, say } from './chalkline.ts';
import { client } from './generated/hey-api/client.gen.ts';
import * as sdk from './generated/hey-api/sdk.gen.ts';

client.setConfig({ baseUrl: `${origin}/api`, headers });
const { data: board } = await sdk.getPicksAll();
const date = board?.date ?? '';
const { requestId, ...pick } = pickOf('hey-api', date);
const { data, error } = await sdk.postPicks({
  headers: { 'Idempotency-Key': requestId },
  body: { ...pick, subscription: 'Plus' },
});
say({ query: date, mutation: data?.pick.teamOne ?? error });
