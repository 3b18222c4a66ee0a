import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { ask } from '#gateway/testing/ask.ts';
import { auditOf } from '#gateway/testing/audit.ts';
import { NOON, openGateway, type TestGateway } from '#gateway/testing/gateway.ts';
import { MAIL_EXAMPLES } from '#gateway/testing/mail-examples.ts';
import { mailsTo, member, signInAgain, type TestUser } from '#gateway/testing/users.ts';
import { DAY } from '#schema/rules/time/durations.ts';
import type { MemberActPreviewType } from '#schema/types/desk/member-act.type.ts';

let gateway: TestGateway;
let support: TestUser;
let other: TestUser;
let person: TestUser;

beforeAll(async () => {
  gateway = await openGateway();
  support = await member(gateway, { role: 'SUPPORT' });
  other = await member(gateway, { role: 'SUPPORT' });
});
beforeEach(async () => {
  gateway.services.clock.set(NOON);
  person = await member(gateway, { plan: { tier: 'PLUS' } });
});
afterAll(() => gateway.close());

const sql = <T = unknown>(text: string, values: unknown[] = []) =>
  gateway.services.database.em.execute<T[]>(text, values);

const PREVIEW = `query ($input: MemberActPreviewInput!) {
  memberActPreview(input: $input) { seen refusal changes { label before after } chargeCents nextChargeCents nextChargeAt mailTo }
}`;
async function preview(act: string, given: object = {}): Promise<MemberActPreviewType> {
  const input = { userId: person.uid, act, ...given };
  const { data, errors } = await ask<{ memberActPreview: MemberActPreviewType }>(
    gateway,
    PREVIEW,
    { input },
    support,
  );
  if (errors) throw new Error(errors[0]?.message);
  return data.memberActPreview;
}

const TYPES: Record<string, string> = { enableMember: 'DisableMemberInput' };
interface Sent {
  seen: string;
  requestId?: string;
  reason?: string;
  [more: string]: unknown;
}
async function act(name: string, given: Sent, user = support) {
  const type = TYPES[name] ?? `${name[0]?.toUpperCase()}${name.slice(1)}Input`;
  const query = `mutation ($input: ${type}!) { ${name}(input: $input) { userId } }`;
  const input = { userId: person.uid, reason: 'Asked by phone', requestId: randomUUID(), ...given };
  const { errors } = await ask(gateway, query, { input }, user);
  return { code: errors?.[0]?.extensions.code, message: errors?.[0]?.message };
}

interface Plan {
  tier: string;
  pendingTier: string | null;
  endsAt: Date;
  dueAt: Date | null;
  anchorDay: number;
}
async function plan(): Promise<Plan | undefined> {
  const [row] = await sql<Plan>(
    `select tier, pending_tier as "pendingTier", current_period_ends_at as "endsAt", due_at as "dueAt", anchor_day as "anchorDay"
       from subscriptions where user_id = ? and state <> 'ended'`,
    [person.uid],
  );
  return row;
}

describe('giving days', () => {
  test('moves the end of the period and the renewal day, with a trace and a mail', async () => {
    const before = await plan();
    const { seen, changes, mailTo } = await preview('GIVE_DAYS', { days: 7 });
    expect(changes).toMatchObject([{ label: 'Next charge' }]);
    expect(mailTo).toEqual([person.email]);
    expect(await act('giveDays', { seen, days: 7 })).toEqual({ code: undefined });
    const endsAt = new Date((before?.endsAt.getTime() ?? 0) + 7 * DAY);
    expect(await plan()).toMatchObject({ endsAt, anchorDay: endsAt.getUTCDate() });
    expect(await auditOf(gateway, person.uid)).toMatchObject([
      {
        ...{ actor: support.uid, action: 'plan.give-days' },
        details: { reason: 'Asked by phone', before: { periodEndsAt: changes[0]?.before } },
      },
    ]);
    expect(await mailsTo(gateway, person, 'days-given')).toMatchObject([{ days: 7, renews: true }]);
  });

  test('is done once for a request, and the same request for something else is refused', async () => {
    const before = await plan();
    const { seen } = await preview('GIVE_DAYS', { days: 7 });
    const requestId = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => act('giveDays', { seen, days: 7, requestId })));
    expect(answers.map(({ code }) => code)).toEqual([undefined, undefined, undefined]);
    expect((await plan())?.endsAt.getTime()).toBe((before?.endsAt.getTime() ?? 0) + 7 * DAY);
    expect(await auditOf(gateway, person.uid)).toHaveLength(1);
    expect((await act('giveDays', { seen, days: 8, requestId })).code).toBe('KEY_REUSED');
  });

  test('a second admin learns what the first one has changed', async () => {
    const { seen } = await preview('GIVE_DAYS', { days: 7 });
    const answers = await Promise.all([
      act('giveDays', { seen, days: 7 }),
      act('giveDays', { seen, days: 7 }, other),
    ]);
    const refused = answers.filter(({ code }) => code);
    expect(refused).toEqual([
      {
        code: 'CONFLICT',
        message: expect.stringMatching(
          /^The end of the period was .* and is now .*\. Look again, then decide\.$/,
        ),
      },
    ]);
  });

  test('names what it would break', async () => {
    expect((await preview('GIVE_DAYS', { days: 91 })).refusal).toBe('Give between 1 and 90 days');
    await sql("update subscriptions set state = 'past_due' where user_id = ?", [person.uid]);
    expect((await preview('GIVE_DAYS', { days: 7 })).refusal).toMatch(/^A payment of this plan is overdue/);
    const { seen } = await preview('GIVE_DAYS', { days: 7 });
    expect((await act('giveDays', { seen, days: 7 })).code).toBe('PAYMENT_DUE');
    expect((await act('giveDays', { seen, days: 7, reason: ' ' })).code).toBe('BAD_USER_INPUT');
  });

  test('takes `seen` only as a preview answered it', async () => {
    const { seen } = await preview('GIVE_DAYS', { days: 7 });
    const state = JSON.parse(Buffer.from(seen, 'base64url').toString());
    const others = [null, 7, [], {}, 'text', { ...state, periodEndsAt: 'soon' }, { ...state, tier: 'GOLD' }];
    for (const other of ['', 'no base64', ...others.map((each) => JSON.stringify(each))]) {
      const refused = await act('giveDays', { seen: Buffer.from(other).toString('base64url'), days: 7 });
      expect([other, refused.code]).toEqual([other, 'BAD_USER_INPUT']);
    }
  });
});

describe('changing the plan', () => {
  test('to a cheaper one waits for the end of the period', async () => {
    await sql("update subscriptions set tier = 'VIP' where user_id = ?", [person.uid]);
    const { seen, chargeCents } = await preview('CHANGE_PLAN', { tier: 'PLUS' });
    expect(chargeCents).toBe(0);
    expect(await act('changeMemberPlan', { seen, tier: 'PLUS' })).toEqual({ code: undefined });
    expect(await plan()).toMatchObject({ tier: 'VIP', pendingTier: 'PLUS' });
    expect(await mailsTo(gateway, person, 'plan-changed')).toMatchObject([{ from: 'VIP', to: 'PLUS' }]);
    expect(await auditOf(gateway, person.uid)).toMatchObject([
      { action: 'plan.change', details: { before: { tier: 'VIP' }, after: { tier: 'Plus' } } },
    ]);
  });

  test('is refused where the next charge is no longer the one that was shown', async () => {
    await sql("update subscriptions set tier = 'VIP' where user_id = ?", [person.uid]);
    const { seen, chargeCents, nextChargeCents, nextChargeAt } = await preview('CHANGE_PLAN', {
      tier: 'PLUS',
    });
    expect(nextChargeAt).toBe((await plan())?.endsAt.toISOString());
    const sent = { seen, tier: 'PLUS', expectedTotalCents: chargeCents };
    const older = { ...sent, expectedNextChargeCents: Number(nextChargeCents) - 100 };
    expect((await act('changeMemberPlan', older)).code).toBe('PRICE_CHANGED');
    expect(await plan()).toMatchObject({ tier: 'VIP', pendingTier: null });
    const shown = { ...sent, expectedNextChargeCents: nextChargeCents };
    expect((await act('changeMemberPlan', shown)).code).toBeUndefined();
    expect(await plan()).toMatchObject({ tier: 'VIP', pendingTier: 'PLUS' });
    expect((await preview('GIVE_DAYS', { days: 7 })).nextChargeCents).toBeNull();
  });

  test('to a dearer one is stopped by the member’s own limits, and without a card', async () => {
    const { seen, chargeCents } = await preview('CHANGE_PLAN', { tier: 'VIP' });
    expect(chargeCents).toBeGreaterThan(0);
    expect((await act('changeMemberPlan', { seen, tier: 'VIP' })).code).toBe('NO_CARD');
    const key = gateway.services.trials.keys.emailKey(person.email);
    await sql("insert into play_limits (person_key, excluded_until) values (?, '2032-01-01')", [key]);
    expect((await act('changeMemberPlan', { seen, tier: 'VIP' })).code).toBe('STOPPED_BY_LIMIT');
    expect(await plan()).toMatchObject({ tier: 'PLUS', pendingTier: null });
    expect(await auditOf(gateway, person.uid)).toEqual([]);
  });

  test('to the plan there is names it', async () => {
    expect((await preview('CHANGE_PLAN', { tier: 'PLUS' })).refusal).toMatch(/has the Plus Plan already/);
  });
});

describe('disabling an account', () => {
  test('is refused while its plan renews, ends every session, and can be undone', async () => {
    expect((await preview('DISABLE')).refusal).toMatch(/still renews/);
    await sql('update subscriptions set cancel_at_period_end = true where user_id = ?', [person.uid]);
    const { seen } = await preview('DISABLE');
    expect(await act('disableMember', { seen })).toEqual({ code: undefined });
    expect((await ask(gateway, '{ me { id } }', {}, person)).status).toBe(401);
    await expect(signInAgain(person)).rejects.toThrow();
    expect(await mailsTo(gateway, person, 'account-disabled')).toHaveLength(1);
    expect((await act('disableMember', { seen })).message).toMatch(
      /^The account was open and is now disabled/,
    );
    expect(await act('enableMember', { seen: (await preview('ENABLE')).seen })).toEqual({ code: undefined });
    await expect(signInAgain(person)).resolves.toMatchObject({ uid: person.uid });
    expect((await auditOf(gateway, person.uid)).map(({ action }) => action)).toEqual([
      'user.end-sessions',
      'user.disable',
      'user.enable',
    ]);
  });
});

describe('correcting an address', () => {
  const limits = async (email: string) =>
    (
      await sql<{ monthly: number | null; excluded: Date | null }>(
        'select monthly_limit_cents as monthly, excluded_until as excluded from play_limits where person_key = ?',
        [gateway.services.trials.keys.emailKey(email)],
      )
    )[0];

  test('moves the self-exclusion with it: the person cannot buy under the new address either', async () => {
    const keys = gateway.services.trials.keys;
    await sql(
      "insert into play_limits (person_key, excluded_until, monthly_limit_cents) values (?, '2032-05-20', 20000)",
      [keys.emailKey(person.email)],
    );
    const email = `right-${randomUUID()}@chalkline.test`;
    await sql(
      "insert into play_limits (person_key, excluded_until, monthly_limit_cents) values (?, '2031-12-01', 5000)",
      [keys.emailKey(email)],
    );
    const { seen, mailTo } = await preview('CORRECT_ADDRESS', { email });
    expect(mailTo).toEqual([person.email, email]);
    expect(await act('correctAddress', { seen, email })).toEqual({ code: undefined });
    expect(await limits(email)).toEqual({ monthly: 5_000, excluded: new Date('2032-05-20T00:00:00Z') });
    expect((await limits(person.email))?.excluded).toEqual(new Date('2032-05-20T00:00:00Z'));
    const moved = await signInAgain({ ...person, email });
    const { data } = await ask(gateway, '{ me { email } limits { excludedUntil } }', {}, moved);
    expect(data).toMatchObject({ me: { email }, limits: { excludedUntil: '2032-05-20T00:00:00.000Z' } });
    expect(await mailsTo(gateway, person, 'address-corrected')).toHaveLength(1);
    expect(await mailsTo(gateway, moved, 'address-corrected')).toHaveLength(1);
    const ends = 'select email_proved_at as proof, sessions_valid_since as ended from users where id = ?';
    expect(await sql(ends, [person.uid])).toEqual([{ proof: null, ended: expect.any(Date) }]);
    expect(JSON.stringify(await auditOf(gateway, person.uid))).not.toContain(email);
  });

  test('an address that is taken changes nothing, here and at the provider', async () => {
    const { seen, refusal } = await preview('CORRECT_ADDRESS', { email: other.email });
    expect(refusal).toBe('Another account has this address already');
    expect((await act('correctAddress', { seen, email: other.email.toUpperCase() })).code).toBe(
      'EMAIL_ALREADY_IN_USE',
    );
    expect((await signInAgain(person)).uid).toBe(person.uid);
  });
});

describe('sending a mail again', () => {
  const mailId = async () =>
    (await sql<{ id: string }>('select id::text from outbox where recipient = ?', [person.email]))[0]?.id ??
    '';

  test('sends a copy once, to the address of now', async () => {
    await act('giveDays', { seen: (await preview('GIVE_DAYS', { days: 1 })).seen, days: 1 });
    const id = await mailId();
    expect((await preview('RESEND_MAIL', { mailId: id })).refusal).toBe('This mail still waits to be sent.');
    await sql('update outbox set sent_at = now() where id = ?', [id]);
    const { seen, changes } = await preview('RESEND_MAIL', { mailId: id });
    expect(changes).toMatchObject([{ after: 'You have one more day of the Plus Plan' }]);
    const requestId = randomUUID();
    await act('resendMail', { seen, mailId: id, requestId });
    await act('resendMail', { seen, mailId: id, requestId });
    expect(await mailsTo(gateway, person, 'days-given')).toHaveLength(2);
  });

  test('not one that announces a price, which counts from the mail of one day only', async () => {
    await act('giveDays', { seen: (await preview('GIVE_DAYS', { days: 1 })).seen, days: 1 });
    const id = await mailId();
    await sql("update outbox set sent_at = now(), template = 'price-change', data = ?::jsonb where id = ?", [
      JSON.stringify(MAIL_EXAMPLES['price-change']),
      id,
    ]);
    const { seen, refusal } = await preview('RESEND_MAIL', { mailId: id });
    expect(refusal).toMatch(/^A new price is announced only on the day that is 30 days before/);
    expect((await act('resendMail', { seen, mailId: id })).code).toBe('CONFLICT');
  });

  test('not one to somebody else', async () => {
    expect((await preview('RESEND_MAIL', { mailId: '1' })).refusal).toBe('This mail is no longer kept.');
  });
});
