import { afterAll, afterEach, beforeAll, beforeEach } from '@jest/globals';
import { runAlerts } from '#gateway/pick-alerts/run-alerts.ts';
import { signCheckpoint } from '#gateway/record/sign-checkpoint.ts';
import { SECOND } from '#schema/rules/time/durations.ts';
import { NOON, openGateway, type TestGateway } from './gateway.ts';
import { startMailServer, type TestMailServer } from './mail-server.ts';
import { givenPick, type PickGiven } from './picks.ts';
import { chooseAlerts, member, type TestUser } from './users.ts';

/** A gateway that mails what opens to a mail server of the test file's own. Each test begins at noon, with nothing sent and nothing owed. */
export function mailWorld() {
  let server: TestMailServer;
  let gateway: TestGateway;
  let posted = 0;
  beforeAll(async () => {
    server = await startMailServer();
    gateway = await openGateway({ SMTP_URL: server.url, MAIL_BULK_FROM: 'Picks <news@mail.chalkline.test>' });
  });
  afterAll(async () => {
    await gateway.close();
    await server.close();
  });
  beforeEach(() => gateway.services.clock.set(NOON));
  afterEach(async () => {
    await rows('truncate alert_batches, alert_batch_picks, pick_alerts, outbox, alert_settings');
    // What stands on the board is news to no later test.
    await rows(`insert into pick_releases select p.id, t.tier, 'RELEASE', p.version, p.created_at from picks p, rules_tiers() t
      on conflict do nothing`);
    await rows("update subscriptions set state = 'ended', ended_at = created_at, end_reason = 'revoked'");
    server.mails.length = 0;
    server.before(async () => {});
  });

  const rows = <R>(sql: string, params: unknown[] = []) =>
    gateway.services.database.em.execute<R[]>(sql, params);
  const pass = (milliseconds: number) =>
    gateway.services.clock.set(new Date(gateway.services.clock.now().getTime() + milliseconds).toISOString());
  const run = () => runAlerts(gateway.services);
  const give = (given: PickGiven = {}) => {
    posted += 1;
    const publishedAt = gateway.services.clock.now().toISOString();
    return givenPick(gateway, { tier: 'PREMIUM', publishedAt, pick: `WORDS-${posted}.`, ...given });
  };
  const settle = async (milliseconds = 15 * SECOND) => {
    await run();
    await signCheckpoint(gateway.services);
    pass(milliseconds);
    await run();
  };
  const mailsTo = ({ email }: TestUser) =>
    server.mails.filter(({ recipients }) => recipients.includes(email));
  const prove = ({ uid }: TestUser) =>
    rows('update users set email_proved_at = created_at where id = ?', [uid]);
  const payer = async (tier: 'PLUS' | 'PREMIUM' | 'VIP' = 'PREMIUM') => {
    const user = await member(gateway, { plan: { tier } });
    await prove(user);
    return user;
  };
  const choose = (user: TestUser, changes: Record<string, unknown>) => chooseAlerts(gateway, user, changes);
  const outcomes = async ({ uid }: TestUser) =>
    rows<{ state: string; reason: string | null }>(
      'select state, reason from pick_alerts where user_id = ? order by batch_id',
      [uid],
    );
  return {
    ...{ rows, pass, run, give, settle, mailsTo, prove, payer, choose, outcomes },
    /** How many picks opened: the last one says WORDS- and this number. */
    get posted() {
      return posted;
    },
    get server() {
      return server;
    },
    get gateway() {
      return gateway;
    },
  };
}
