import { describe, expect, test } from '@jest/globals';
import { keepSettings } from '#gateway/alert-settings/alert-settings.ts';
import { NOON } from '#gateway/testing/gateway.ts';
import { mailWorld } from '#gateway/testing/mail-world.ts';
import type { TestUser } from '#gateway/testing/users.ts';
import { until } from '#local/testing/until.ts';
import { TIERS } from '#schema/rules/access/tiers.ts';
import type { AlertSettings } from '#schema/rules/alerts/alert-settings.ts';
import { LEAGUES } from '#schema/rules/picks/leagues.ts';
import { MINUTE } from '#schema/rules/time/durations.ts';
import { planDayMails } from './digests.ts';

const world = mailWorld();
const { rows, pass, run, give, settle, mailsTo, payer, choose, outcomes } = world;

describe('the mails of a day', () => {
  test('the digest comes once, with what is open to the member and still to come', async () => {
    const ann = await payer('PLUS');
    await choose(ann, { mail: 'DIGEST', next_digest_at: '2031-11-20T16:59:00Z' });
    await give({ tier: 'PLUS' });
    await give({ tier: 'VIP' });
    await give({ tier: 'PLUS', time: '11:00', publishedAt: '2031-11-20T14:00:00.000Z' });
    for (let n = 0; n < 2; n += 1) {
      await planDayMails(world.gateway.services);
      await run();
    }
    expect(mailsTo(ann)).toHaveLength(1);
    const text = mailsTo(ann)[0]?.text ?? '';
    expect(mailsTo(ann)[0]?.subject).toMatch(/^\d+ picks? for Thu, Nov 20, first at 8:15 PM ET: /);
    const shown = [2, 1, 0].map((back) => text.includes(`WORDS-${world.posted - back}.`));
    expect(shown).toEqual([true, false, false]);
    const next = 'select next_digest_at as at from alert_settings where user_id = ?';
    expect(await rows(next, [ann.uid])).toEqual([{ at: new Date('2031-11-21T14:00:00.000Z') }]);
  });

  test('the digest and the results that fall due together are both sent', async () => {
    const ann = await payer('PLUS');
    await choose(ann, { mail: 'DIGEST', next_digest_at: '2031-11-21T17:00:00Z', recap: true });
    await give({ tier: 'PLUS', time: '13:00', pick: 'OF-YESTERDAY.' });
    world.gateway.services.clock.set('2031-11-21T17:00:00.000Z');
    await give({ tier: 'PLUS', date: '2031-11-21', pick: 'OF-TODAY.' });
    await planDayMails(world.gateway.services);
    await run();
    const subjects = mailsTo(ann).map(({ subject }) => subject?.split(' for ')[0]?.split(' of ')[0]);
    expect(subjects.sort()).toEqual(['1 pick', 'Results']);
    expect(
      mailsTo(ann)
        .map(({ text }) => /OF-\w+/.exec(text ?? '')?.[0])
        .sort(),
    ).toEqual(['OF-TODAY', 'OF-YESTERDAY']);
    const days = `select b.kind, a.state, a.told <> '{}' as told from pick_alerts a join alert_batches b on b.id = a.batch_id
      where user_id = ? and b.kind in ('DIGEST', 'RECAP') order by 1`;
    expect(await rows(days, [ann.uid])).toEqual([
      { kind: 'DIGEST', state: 'SENT', told: true },
      { kind: 'RECAP', state: 'SENT', told: false },
    ]);
  });

  test('a digest with nothing waits for the first opening, and says so; what opens after it is named as withheld', async () => {
    const ann = await payer('PLUS');
    await rows(
      "update picks set status = 'WITHDRAWN', updated_at = ? where status = 'PUBLISHED' and starts_at > ?",
      [new Date(NOON), new Date(NOON)],
    );
    await choose(ann, { mail: 'DIGEST', next_digest_at: NOON });
    await planDayMails(world.gateway.services);
    await run();
    expect(mailsTo(ann)).toEqual([]);
    pass(60 * MINUTE);
    await give({ tier: 'PLUS', time: '19:00' });
    await settle();
    expect(mailsTo(ann)).toHaveLength(1);
    expect(mailsTo(ann)[0]?.text).toContain(
      'Nothing was open yet at 12:00 PM, so this came with the first pick of the day.',
    );
    expect(mailsTo(ann)[0]?.text).toContain(`WORDS-${world.posted}.`);
    pass(60 * MINUTE);
    await give({ tier: 'PLUS', time: '20:00' });
    await settle();
    expect(mailsTo(ann)).toHaveLength(1);
    expect(await outcomes(ann)).toEqual([
      { state: 'SENT', reason: null },
      { state: 'WITHHELD', reason: 'Comes in the member’s daily email' },
      { state: 'WITHHELD', reason: 'Opened after the member’s daily email' },
    ]);
  });

  describe('say of a pick that they bring only what they do bring', () => {
    const PARTS = { push: true, recap: false, leagues: LEAGUES, tiers: TIERS, lockedNews: false };
    const settings = { ...PARTS, hideWords: false, mail: 'DIGEST', digestAt: '18:00' } as const;
    const keep = async ({ uid }: TestUser, changes: Partial<AlertSettings>) => {
      const { database, clock } = world.gateway.services;
      const found = { id: uid, timeZone: null };
      const now = clock.now();
      await keepSettings(
        database.em,
        found,
        { ...settings, quietFrom: null, quietTo: null, ...changes },
        now,
      );
    };
    const plan = async () => {
      await planDayMails(world.gateway.services);
      await settle();
    };
    const ofPicks = async ({ uid }: TestUser) =>
      rows<{ reason: string | null }>(
        `select a.reason from pick_alerts a join alert_batches b on b.id = a.batch_id
          where user_id = ? and kind = 'RELEASE' order by b.id`,
        [uid],
      );
    const nothingOpen = () =>
      rows(
        "update picks set status = 'WITHDRAWN', updated_at = ? where status = 'PUBLISHED' and starts_at > ?",
        [new Date(NOON), new Date(NOON)],
      );

    test('that of yesterday, which waits for the end of quiet hours, brings none of today', async () => {
      const ann = await payer('PLUS');
      await nothingOpen();
      await keep(ann, { digestAt: '13:00', quietFrom: '23:00', quietTo: '09:00' });
      pass(60 * MINUTE);
      await plan();
      world.gateway.services.clock.set('2031-11-21T05:00:00.000Z');
      await plan();
      await give({ tier: 'PLUS', date: '2031-11-21', time: '10:00' });
      await plan();
      expect(await ofPicks(ann)).toEqual([{ reason: 'Its games start before the member’s daily email' }]);
    });

    test.each<[string, Partial<AlertSettings>]>([
      ['mail at once', { mail: 'INSTANT' }],
      ['an earlier time', { digestAt: '09:00' }],
    ])('who chooses %s gets at once what the daily mail had to come with', async (_, changes) => {
      const ann = await payer('PLUS');
      await nothingOpen();
      await keep(ann, {});
      await give({ tier: 'PLUS' });
      await plan();
      expect(mailsTo(ann)).toEqual([]);
      await keep(ann, changes);
      await plan();
      await plan();
      expect(mailsTo(ann).map(({ text }) => text?.includes(`WORDS-${world.posted}.`))).toEqual([true]);
    });

    test('a daily mail that was dropped is planned again for who chooses it again', async () => {
      const ann = await payer('PLUS');
      await nothingOpen();
      await keep(ann, { digestAt: '12:00' });
      await keep(ann, { digestAt: '12:15' });
      pass(15 * MINUTE);
      await plan();
      await keep(ann, { mail: 'INSTANT' });
      await rows('update pick_alerts set due_at = created_at where user_id = ?', [ann.uid]);
      await plan();
      await keep(ann, {});
      await give({ tier: 'PLUS' });
      await plan();
      expect(mailsTo(ann)).toEqual([]);
      pass(6 * 60 * MINUTE);
      await plan();
      expect(mailsTo(ann)).toHaveLength(1);
    });
  });

  test('a pick in a daily mail that is on its way is not told beside it', async () => {
    const ann = await payer('PLUS');
    await choose(ann, { mail: 'DIGEST', next_digest_at: NOON });
    await give({ tier: 'PLUS' });
    await planDayMails(world.gateway.services);
    let open = () => {};
    const gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    let isHeld = false;
    world.server.before(() => {
      isHeld = true;
      return gate;
    });
    const sending = run();
    await until(() => isHeld);
    await rows(`update alert_settings set mail = 'INSTANT' where user_id = ?`, [ann.uid]);
    await settle();
    open();
    await sending;
    await settle(MINUTE);
    expect(mailsTo(ann).filter(({ text }) => text?.includes(`WORDS-${world.posted}.`))).toHaveLength(1);
    expect((await outcomes(ann)).map(({ state }) => state)).toEqual(['SENT', 'WITHHELD']);
  });

  test('the results lead with what the member’s own plan had opened, and say the others’ after it', async () => {
    const ann = await payer('PLUS');
    await choose(ann, { mail: 'OFF', recap: true, leagues: '{NHL}' });
    const nhl = { league: 'NHL', time: '13:00' } as const;
    await give({ ...nhl, tier: 'PLUS', result: 'WIN', odds: 2, units: 1.5 });
    await give({ ...nhl, tier: 'VIP', result: 'LOSS', units: 3 });
    world.gateway.services.clock.set('2031-11-21T17:00:00.000Z');
    await planDayMails(world.gateway.services);
    await run();
    const [mail] = mailsTo(ann);
    expect(mail?.subject).toBe('Results of Thu, Nov 20: 1 won, 0 lost: +1.5 units');
    const lines = (mail?.text ?? '').split('\n').filter((line) => /plan|units/.test(line));
    expect(lines.slice(0, 2)).toEqual([
      'Your Plus plan: 1 won, 0 lost: +1.5 units.',
      'All plans: 1 won, 1 lost: −1.5 units.',
    ]);
    expect(mail?.text).toContain('✓ Win · +1.5 units');
    expect(mail?.html).toMatch(/class="win"[^>]*>✓ Win ·[\s\S]*class="loss"[^>]*>✗ Loss ·/);
    expect(mail?.text).toMatch(/Other plans opened[\s\S]*✗ Loss · −3\.0 units/);
  });

  test('the results count as the day’s page does: pushes are named, a pick that was posted late counts for nothing', async () => {
    const ann = await payer('VIP');
    await choose(ann, { mail: 'OFF', recap: true, leagues: '{MLB}' });
    const mlb = { league: 'MLB', time: '13:00', tier: 'VIP', odds: 2, units: 1 } as const;
    for (const result of ['WIN', 'PUSH', 'PUSH'] as const) await give({ ...mlb, result });
    await give({ ...mlb, units: 3, result: 'WIN', publishedAt: '2031-11-20T18:30:00Z' });
    world.gateway.services.clock.set('2031-11-21T17:00:00.000Z');
    await planDayMails(world.gateway.services);
    await run();
    const [mail] = mailsTo(ann);
    expect(mail?.subject).toBe('Results of Thu, Nov 20: 1 won, 0 lost, 2 pushes: +1.0 units');
    expect(mail?.text).toContain('✓ Win · Posted after the start, counts for nothing');
  });

  test('the recap comes on the next morning with the losses, at noon whatever is graded', async () => {
    const ann = await payer('PLUS');
    await choose(ann, { mail: 'OFF', recap: true });
    await give({ tier: 'VIP', result: 'WIN', time: '11:30', odds: 2, units: 1 });
    await give({ tier: 'PLUS', result: 'LOSS', time: '11:30', units: 3 });
    world.gateway.services.clock.set('2031-11-21T16:59:00.000Z');
    await planDayMails(world.gateway.services);
    await run();
    expect(mailsTo(ann)).toHaveLength(0);
    pass(MINUTE);
    for (let n = 0; n < 2; n += 1) {
      await planDayMails(world.gateway.services);
      await run();
    }
    expect(mailsTo(ann)).toHaveLength(1);
    expect(mailsTo(ann)[0]?.text).toMatch(/\d+ won, \d+ lost/);
  });
});
