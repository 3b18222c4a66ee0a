/** The product, as production runs it but for its logs and its limits, and a provider of identities that signs with RS256. */
import 'reflect-metadata';
import { createApp } from '#gateway/app.ts';
import { openGateway } from '#gateway/testing/gateway.ts';
import { startGoogle } from '#gateway/testing/google.ts';
import { givenPick } from '#gateway/testing/picks.ts';
import { member } from '#gateway/testing/users.ts';
import { TIERS } from '#schema/rules/access/tiers.ts';
// @ts-expect-error plain JavaScript, shared by the peers
import { serve } from './board/serve.mjs';

const PICKS = 30;
const MEMBERS = 800;

const google = await startGoogle();
const gateway = await openGateway({ LOG_LEVEL: 'silent' });
for (let count = 0; count < PICKS; count += 1)
  await givenPick(gateway, {
    tier: TIERS[count % TIERS.length] ?? 'FREE',
    pickDetails: 'Rest and a healthy line. '.repeat(6),
  });
const tokens: string[] = [];
for (let count = 0; count < MEMBERS; count += 1) {
  const tier = TIERS[count % TIERS.length] ?? 'FREE';
  tokens.push(google.signed(await member(gateway, tier === 'FREE' ? {} : { plan: { tier } })).token);
}
const services = { ...gateway.services, identity: google.identity };
const app = await createApp(services, gateway.env);
const address = await app.listen({ host: '127.0.0.1', port: 0 });
serve(`${address}/graphql`, {
  rest: `${address}/api/picks/all`,
  tokens,
  publicKey: google.publicKey,
  databaseUrl: gateway.databaseUrl,
});
process.once('disconnect', async () => {
  await app.close();
  await gateway.close();
  await google.close();
});
