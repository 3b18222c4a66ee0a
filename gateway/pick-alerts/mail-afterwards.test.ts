import { describe, expect, test } from '@jest/globals';
import { NOON } from '#gateway/testing/gateway.ts';
import { mailWorld } from '#gateway/testing/mail-world.ts';
import { MINUTE, SECOND } from '#schema/rules/time/durations.ts';

const world = mailWorld();
const { rows, pass, run, give, settle, mailsTo, payer, choose, outcomes } = world;

describe('what happens to a pick afterwards', () => {
  const edit = (id: string, words: string) =>
    rows('update picks set pick = ?, updated_at = ? where id = ?', [
      words,
      world.gateway.services.clock.now(),
      id,
    ]);

  test('an edit and a withdrawal go to those who got the words, and to nobody else', async () => {
    const [ann, plus] = [await payer(), await payer('PLUS')];
    await choose(plus, { locked_news: true });
    const id = await give();
    await settle();
    pass(MINUTE);
    const late = await payer();
    await edit(id, 'CHANGED.');
    await settle();
    expect(mailsTo(ann).at(-1)?.subject).toMatch(/^Changed pick: /);
    expect(mailsTo(ann).at(-1)?.text).toContain('CHANGED.');
    pass(MINUTE);
    await rows("update picks set status = 'WITHDRAWN', updated_at = ? where id = ?", [new Date(NOON), id]);
    await settle();
    expect(mailsTo(ann).at(-1)?.subject).toMatch(/^Withdrawn pick: /);
    expect([mailsTo(ann).length, mailsTo(late).length]).toEqual([3, 0]);
    expect(JSON.stringify(mailsTo(plus))).not.toMatch(/WORDS|CHANGED/);
  });

  test('an edit before the mail is in the mail, and is mailed once', async () => {
    const ann = await payer();
    const id = await give();
    await run();
    await edit(id, 'CORRECTED.');
    await settle();
    await settle();
    expect(mailsTo(ann)).toHaveLength(1);
    expect(mailsTo(ann)[0]?.text).toContain('CORRECTED.');
  });
});

describe('the mail', () => {
  test('names entry and checkpoint that hold its pick, leads out at one click, and is small', async () => {
    const ann = await payer();
    await give();
    await settle();
    const [mail] = mailsTo(ann);
    const text = mail?.text ?? '';
    const entry = Number(/Entry ([\d,]+) of the record/.exec(text)?.[1]?.replace(',', ''));
    const size = Number(/Record: ([\d,]+) entries/.exec(text)?.[1]?.replace(',', ''));
    expect(entry).toBeLessThan(size);
    expect(text).toMatch(/\/dashboard\?date=2031-11-20#pick_\w+/);
    expect(text).toMatch(/\nWORDS-\d+\. \(−110\)\nRest\.\n/);
    const header = (name: string) => mail?.headers.find(({ key }) => key === name)?.value;
    expect(header('list-unsubscribe')).toMatch(/^<https?:.*\/mails\/pick-alerts\/leave\?member=.*>$/);
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(header('list-id')).toMatch(/^<pick-alerts\.[a-z.]+>$/);
    expect(Buffer.byteLength(String(mail?.html))).toBeLessThan(60_000);
  });

  test('names no checkpoint that lacks its pick, and waits for one no longer than ten seconds', async () => {
    const ann = await payer();
    await give();
    await run();
    pass(15 * SECOND);
    await run();
    pass(9 * SECOND);
    await run();
    expect(mailsTo(ann)).toHaveLength(0);
    pass(SECOND);
    await run();
    expect(mailsTo(ann)).toHaveLength(1);
    expect(mailsTo(ann)[0]?.text).not.toMatch(/Record: /);
  });

  test('that the server refuses for now comes later, and is given up when its games have begun', async () => {
    const ann = await payer();
    await give({ time: '12:10' });
    world.server.before(async () => {
      throw new Error('busy');
    });
    await settle();
    expect((await outcomes(ann))[0]).toMatchObject({
      state: 'WAITING',
      reason: expect.stringContaining('busy'),
    });
    world.server.before(async () => {});
    pass(5 * SECOND);
    await run();
    expect(mailsTo(ann)).toHaveLength(1);
  });
});
