import { headers, pickOf, say, url } from './chalkline.ts';
import { createClient } from './generated/genql/index.ts';

const client = createClient({ url, headers });
const { today } = await client.query({ today: { date: true } });
const date = String(today.date);
const { createPick } = await client.mutation({
  createPick: { __args: { input: pickOf('genql', date) }, pick: { teamOne: true } },
});
say({ query: date, mutation: createPick.pick.teamOne });
