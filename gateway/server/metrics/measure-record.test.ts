import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openGateway, type TestGateway } from '#gateway/testing/gateway.ts';
import { measureRecord } from './measure-record.ts';
import { measureWork } from './measure-work.ts';
import { Metrics } from './metrics.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openGateway();
});
afterAll(() => gateway.close());

test('each figure of the record and of waiting work has a value: one that cannot be read would be left out', async () => {
  const metrics = new Metrics();
  measureRecord(metrics, gateway.services);
  measureWork(metrics, gateway.services.database.em);
  const text = await metrics.registry.metrics();
  for (const name of ['record_unsigned_leaves', 'record_stopped', 'record_checkpoint_age_seconds'])
    expect(text).toMatch(new RegExp(`^chalkline_${name} \\d+`, 'm'));
  const waiting = ['mails', 'alerts', 'discord_removals', 'incoming_webhooks', 'webhook_events', 'payments'];
  for (const what of [...waiting, 'differences', 'account_deletions'])
    expect(text).toMatch(new RegExp(`^chalkline_waiting\\{what="${what}"\\} \\d+`, 'm'));
});
