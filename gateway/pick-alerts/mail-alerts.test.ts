import { describe, expect, test } from '@jest/globals';
import { signCheckpoint } from '#gateway/record/sign-checkpoint.ts';
import { NOON } from '#gateway/testing/gateway.ts';
import { mailWorld } from '#gateway/testing/mail-world.ts';
import { member } from '#gateway/testing/users.ts';
import { until } from '#local/testing/until.ts';
import { MINUTE, SECOND } from '#schema/rules/time/durations.ts';

const world = mailWorld();
const { rows, pass, run, give, settle, mailsTo, prove, payer, choose, outcomes } = world;

describe('a pick that opens', () => {
  test('is mailed to whose plan opens it, once, after further picks had time to join', async () => {
    const [premium, vip, plus] = [await payer(), await payer('VIP'), await payer('PLUS')];
    await give();
    await run();
    expect(world.server.mails).toHaveLength(0);
    pass(10 * SECOND);
    await give({ league: 'NBA', tier: 'FREE' });
    await settle(5 * SECOND);
    pass(10 * SECOND);
    await run();
    for (const user of [premium, vip]) {
      expect(mailsTo(user)).toHaveLength(1);
      expect(mailsTo(user)[0]?.text).toContain(`WORDS-${world.posted}.`);
      expect(mailsTo(user)[0]?.text).toContain(`WORDS-${world.posted - 1}.`);
      expect(mailsTo(user)[0]?.subject).toBe(
        '2 new picks, first at 8:15 PM ET: Buffalo Bills @ Houston Texans',
      );
    }
    expect(mailsTo(plus)[0]?.text).toContain(`WORDS-${world.posted}.`);
    expect(mailsTo(plus)[0]?.text).not.toContain(`WORDS-${world.posted - 1}.`);
    await settle();
    expect(world.server.mails).toHaveLength(3);
  });

  test('opens for each plan at its own time, and on its day at midnight', async () => {
    const [premium, vip] = [await payer(), await payer('VIP')];
    await give({ tier: 'PLUS', releaseAt: '2031-11-20T19:00:00.000Z' });
    await settle();
    expect([mailsTo(vip).length, mailsTo(premium).length]).toEqual([1, 0]);
    pass(60 * MINUTE);
    await settle();
    expect([mailsTo(vip).length, mailsTo(premium).length]).toEqual([1, 1]);
    await give({ date: '2031-11-21' });
    await settle();
    world.gateway.services.clock.set('2031-11-21T05:00:00.000Z');
    await run();
    const opened = `select distinct opened_at as at from pick_releases r join picks p on p.id = r.pick_id where date = '2031-11-21'`;
    expect(await rows(opened)).toEqual([{ at: new Date('2031-11-21T05:00:00.000Z') }]);
  });

  test('is no news two hours later, or once its game has begun', async () => {
    const ann = await payer();
    await give({ publishedAt: '2031-11-20T14:59:00.000Z' });
    await give({ time: '11:00', publishedAt: '2031-11-20T15:30:00.000Z' });
    await settle();
    expect(await outcomes(ann)).toEqual([]);
  });

  test('is not mailed to a plan that ended after the alert was written: nothing, or the locked form', async () => {
    const [ann, ben] = [await payer(), await payer()];
    await choose(ben, { locked_news: true });
    await give();
    await run();
    await signCheckpoint(world.gateway.services);
    pass(15 * SECOND);
    await rows("update subscriptions set state = 'ended', ended_at = ?, end_reason = 'revoked'", [
      new Date(NOON),
    ]);
    await rows(`update alert_settings set tiers = null`);
    await run();
    expect(mailsTo(ann)).toHaveLength(0);
    expect(mailsTo(ben)[0]?.subject).toMatch(/^A pick opened: /);
    expect(JSON.stringify(mailsTo(ben))).not.toContain(`WORDS-${world.posted}.`);
  });

  test('is mailed to nobody who takes a break, whose address is unproved, or who reported spam', async () => {
    const onBreak = await member(world.gateway, { plan: { tier: 'PREMIUM' }, breakDays: 1 });
    await prove(onBreak);
    const unproved = await member(world.gateway, { plan: { tier: 'PREMIUM' } });
    const angry = await payer();
    await rows(`insert into mail_suppressions values (?, 'NEWS', 'COMPLAINT', null, ?)`, [
      world.gateway.services.trials.keys.emailKey(angry.email),
      new Date(NOON),
    ]);
    await give();
    await settle();
    await give({ league: 'NBA' });
    await settle();
    expect(world.server.mails).toHaveLength(0);
    for (const user of [onBreak, unproved, angry])
      expect(new Set((await outcomes(user)).map(({ state }) => state))).toEqual(new Set(['WITHHELD']));
    const asked = 'select recipient from outbox where template = ?';
    expect(await rows(asked, ['confirm-address'])).toEqual([{ recipient: unproved.email }]);
    // A month later the mail itself is deleted, and what it said holds: it comes once.
    await rows('delete from outbox');
    await give({ league: 'NHL' });
    await settle();
    expect(await rows(asked, ['confirm-address'])).toEqual([]);
    await rows('update users set email = ? where id = ?', [`new-${unproved.email}`, unproved.uid]);
    await give({ league: 'MLB' });
    await settle();
    expect(await rows(asked, ['confirm-address'])).toEqual([{ recipient: `new-${unproved.email}` }]);
  });

  test('waits for the end of quiet hours; that its game has started by then is said, and named', async () => {
    const ann = await payer();
    await choose(ann, { quiet_from: '10:00', quiet_to: '13:00' });
    await give({ time: '12:30' });
    await give({ time: '20:00' });
    await settle();
    expect(world.server.mails).toHaveLength(0);
    world.gateway.services.clock.set('2031-11-20T18:00:00.000Z');
    await run();
    expect(mailsTo(ann)).toHaveLength(1);
    expect(mailsTo(ann)[0]?.text).toContain(`WORDS-${world.posted}.`);
    expect(mailsTo(ann)[0]?.text).not.toContain(`WORDS-${world.posted - 1}.`);
    expect(mailsTo(ann)[0]?.text).toContain('1 pick opened in your quiet hours, and its game has started.');
    expect(await outcomes(ann)).toEqual([
      {
        state: 'SENT',
        reason: expect.stringMatching(/^Without 1 pick whose game had started in the member’s quiet/),
      },
    ]);
  });

  test('whose game starts in quiet hours is reported afterwards, and does not count as sent', async () => {
    const ann = await payer();
    await choose(ann, { quiet_from: '10:00', quiet_to: '13:00' });
    await give({ time: '12:30' });
    await settle();
    expect(world.server.mails).toHaveLength(0);
    world.gateway.services.clock.set('2031-11-20T18:00:00.000Z');
    await run();
    expect(mailsTo(ann).map(({ subject }) => subject)).toEqual(['1 pick opened in your quiet hours']);
    expect(mailsTo(ann)[0]?.text).not.toContain(`WORDS-${world.posted}.`);
    expect((await outcomes(ann)).map(({ state }) => state)).toEqual(['WITHHELD']);
  });

  test('comes at any hour to who never chose quiet hours', async () => {
    world.gateway.services.clock.set('2031-11-21T04:00:00.000Z');
    const ann = await payer();
    await give({ time: '23:30' });
    await settle();
    expect(mailsTo(ann)).toHaveLength(1);
  });

  test('comes in time for its game though four mails were sent in the hour', async () => {
    const ann = await payer();
    for (let n = 0; n < 4; n += 1) {
      await give();
      await settle(MINUTE);
    }
    await give({ time: '12:40' });
    await settle(MINUTE);
    expect(mailsTo(ann)).toHaveLength(4);
    world.gateway.services.clock.set('2031-11-20T17:10:00.000Z');
    await run();
    expect(mailsTo(ann).at(-1)?.text).toContain(`WORDS-${world.posted}.`);
  });

  test('that is on its way in the batch of Free picks is not told again by that of the own plan', async () => {
    const ann = await payer();
    await choose(ann, {});
    await give({ tier: 'FREE' });
    await run();
    await signCheckpoint(world.gateway.services);
    await rows(
      "update alert_batches set closes_at = closes_at + interval '30 seconds' where tier = 'PREMIUM'",
    );
    let open = () => {};
    const gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    let held = 0;
    world.server.before(() => {
      held += 1;
      return gate;
    });
    pass(15 * SECOND);
    const sending = run();
    await until(() => held === 1);
    pass(30 * SECOND);
    // Again until it is decided: where the first run still gave out alerts, it gives out that of the own plan, and a run beside it finds none.
    const beside: Promise<void>[] = [];
    const putOff = () => rows('select from pick_alerts where due_at > created_at');
    await until(async () => {
      beside.push(run());
      return held === 2 || (await putOff()).length === 1;
    });
    open();
    await Promise.all([sending, ...beside]);
    await settle(MINUTE);
    expect(mailsTo(ann)).toHaveLength(1);
    expect((await outcomes(ann)).map(({ state }) => state).sort()).toEqual(['SENT', 'WITHHELD']);
  });

  test('comes at most four times an hour, with what waited, unless a game starts soon', async () => {
    const ann = await payer();
    for (let n = 0; n < 6; n += 1) {
      await give();
      await settle(MINUTE);
    }
    expect(mailsTo(ann)).toHaveLength(4);
    await give({ time: '12:20' });
    await settle(MINUTE);
    expect(mailsTo(ann)).toHaveLength(5);
    expect(mailsTo(ann).at(-1)?.subject).toBe(
      '3 new picks, first at 12:20 PM ET: Buffalo Bills @ Houston Texans',
    );
  });
});
