import createClient from 'openapi-fetch';
import { headers, origin, pickOf, say } from './chalkline.ts';
import type { paths } from './generated/openapi-typescript.d.ts';

const client = createClient<paths>({ baseUrl: `${origin}/api`, headers });
const { data: board } = await client.GET('/picks/all');
const date = board?.date ?? '';
const { requestId, ...pick } = pickOf('openapi-fetch', date);
const { data, error } = await client.POST('/picks', {
  params: { header: { 'Idempotency-Key': requestId } },
  body: { ...pick, subscription: 'Plus' },
});
say({ query: date, mutation: data?.pick.teamOne ?? error?.message });
