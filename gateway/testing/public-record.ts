import { signCheckpoint } from '#gateway/record/sign-checkpoint.ts';
import { openGateway, TOMORROW, YESTERDAY } from './gateway.ts';
import { givenGrade, givenPick, revealPicks } from './picks.ts';

/** The older of the two days that are over. */
export const BEFORE = '2031-11-16';

/** A gateway with what public pages show of a short record: two days that are over, picks of every kind, a signed log. */
export async function openPublicRecord() {
  const gateway = await openGateway({ PUBLIC_URL: 'https://picks.example' });
  const execute = (sql: string, params: unknown[] = []) =>
    gateway.services.database.em.execute<object[]>(sql, params);
  await givenPick(gateway, { date: BEFORE, result: 'LOSS', league: 'NBA', analyst: 'J. Doe', tier: 'VIP' });
  await givenPick(gateway, { date: BEFORE, result: 'LOSS', league: 'NBA', analyst: 'J Doe' });
  await execute("select record_reveal('2031-11-17T06:00:00Z')");
  const analyst = 'Tempo Model';
  const win = await givenPick(gateway, { date: YESTERDAY, result: 'WIN', analyst, odds: 1.91, units: 2 });
  const edited = await givenPick(gateway, {
    ...{ date: YESTERDAY, time: '21:00', pick: 'Bills -3.5', analyst },
    publishedAt: '2031-11-19T12:00:00Z',
  });
  await execute("update picks set pick = 'Bills -4', updated_at = '2031-11-19T15:00:00Z' where id = ?", [
    edited,
  ]);
  await givenGrade(gateway, edited, new Date('2031-11-20T05:30:00Z'), 'LOSS');
  await execute(
    "insert into pick_grades (pick_id, at, result, score, reason) values (?, '2031-11-20T14:00:00Z', 'WIN', '24-17', 'The score was misread')",
    [edited],
  );
  const locked = await givenPick(gateway, { tier: 'VIP', pick: 'Texans +9.5', pickDetails: 'A secret.' });
  // A score may be entered before a locked pick opens.
  for (const [id, one, two] of [
    [edited, 24, 17],
    [locked, 31, 3],
  ])
    await execute('insert into game_scores (pick_id, at, one, two) values (?, now(), ?, ?)', [id, one, two]);
  await execute(
    "insert into pick_prices (pick_id, moment, at, book, odds) values (?, 'POSTED', now(), 'Harbor Book', 1.952381)",
    [edited],
  );
  const draft = await givenPick(gateway, { date: YESTERDAY, status: 'DRAFT' });
  const toCome = await givenPick(gateway, { date: TOMORROW });
  await revealPicks(gateway);
  await signCheckpoint(gateway.services);
  return { gateway, win, edited, locked, draft, toCome };
}

/** The text that a reader sees, on one line. */
export function shownText(body: string): string {
  const text = body
    .slice(body.indexOf('<main'))
    .replace(/<\/?(?:time|data)\b[^>]*>/g, '')
    .replace(/<[^>]+>/g, ' ');
  return text.replace(/\s+/g, ' ').replaceAll('&amp;', '&');
}
