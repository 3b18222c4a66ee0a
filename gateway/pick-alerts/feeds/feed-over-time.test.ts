import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { JSDOM } from 'jsdom';
import { type FeedDay, openFeedDay } from '#gateway/testing/feed-day.ts';

/* What a calendar and a feed say from one visit to the next. */

let day: FeedDay;
beforeAll(async () => {
  day = await openFeedDay();
});
afterAll(() => day.close());

const get = (url: string, headers = {}) => day.gateway.app.inject({ url, headers });

type Event = Record<string, string>;

/** The events of a team's games, by start. */
async function events(team: string): Promise<Event[]> {
  const text = (await get(day.calendar)).body.replaceAll('\r\n ', '');
  const found = text.split('BEGIN:VEVENT').slice(1);
  return found
    .map((event) =>
      Object.fromEntries([...event.matchAll(/^([A-Z-]+):(.*)\r$/gm)].map((part) => part.slice(1, 3))),
    )
    .filter(({ SUMMARY }) => SUMMARY?.includes(team))
    .sort((a, b) => (String(a.DTSTART) < String(b.DTSTART) ? -1 : 1));
}

async function event(team: string): Promise<Event> {
  const [found, ...others] = await events(team);
  expect(others).toEqual([]);
  return found as Event;
}

async function items(team: string) {
  const { window } = new JSDOM((await get(day.rss)).body, { contentType: 'application/xml' });
  const textOf = (item: Element, name: string) => item.getElementsByTagName(name)[0]?.textContent ?? '';
  return [...window.document.getElementsByTagName('item')]
    .map((item) => ({
      ...{ title: textOf(item, 'title'), guid: textOf(item, 'guid'), text: textOf(item, 'description') },
      ...{ date: new Date(textOf(item, 'pubDate')).toISOString(), link: textOf(item, 'link') },
    }))
    .filter(({ title }) => title.includes(team));
}

/** That the second is the same event, later. */
function expectNewer(before: Event, after: Event): void {
  expect(after.UID).toBe(before.UID);
  expect(Number(after.SEQUENCE)).toBeGreaterThan(Number(before.SEQUENCE));
  expect(String(after['LAST-MODIFIED']) > String(before['LAST-MODIFIED'])).toBe(true);
}

test('a doubleheader is two events, and each keeps its id when the first pick is withdrawn', async () => {
  day.at('09:00');
  const first = await day.post({ teamOne: 'Yankees', time: '13:05' });
  await day.post({ teamOne: 'Yankees', time: '19:10' });
  const before = await events('Yankees');
  expect(before.map(({ DTSTART, STATUS }) => [DTSTART, STATUS])).toEqual([
    ['20311120T180500Z', undefined],
    ['20311121T001000Z', undefined],
  ]);
  day.at('10:00');
  await day.withdraw(first);
  const after = await events('Yankees');
  expect(after.map(({ UID, STATUS }) => [UID, STATUS])).toEqual([
    [before[0]?.UID, 'CANCELLED'],
    [before[1]?.UID, undefined],
  ]);
  expectNewer(before[0] ?? {}, after[0] ?? {});
});

test('a game keeps its id when the pick that named it is moved to another game', async () => {
  day.at('09:00');
  const first = await day.post({ teamOne: 'Packers', time: '13:00' });
  day.at('09:10');
  await day.post({ teamOne: 'Packers', time: '13:00' });
  const before = await event('Packers');
  day.at('10:00');
  await day.change(first, { teamOne: 'Vikings', time: '20:15', pick: 'Vikings -3.5' });
  expectNewer(before, await event('Packers'));
  expect((await event('Vikings')).UID).not.toBe(before.UID);
});

test('a game keeps its id when its pick is moved away and back', async () => {
  day.at('09:00');
  const id = await day.post({ teamOne: 'Lions', time: '13:00' });
  const before = await event('Lions');
  day.at('10:00');
  await day.change(id, { time: '19:00' });
  const away = await event('Lions');
  expectNewer(before, away);
  day.at('11:00');
  await day.change(id, { time: '13:00' });
  expectNewer(away, await event('Lions'));
});

test('a game keeps its id when the pick that brought it there goes on alone, to a game with another one', async () => {
  day.at('09:00');
  const first = await day.post({ teamOne: 'Browns', time: '13:00' });
  day.at('09:10');
  await day.change(first, { time: '16:00' });
  day.at('09:20');
  await day.post({ teamOne: 'Browns', time: '16:00' });
  const before = await event('Browns');
  day.at('10:00');
  await day.change(first, { time: '19:30' });
  const [stayed = {}, gone = {}] = await events('Browns');
  expectNewer(before, stayed);
  expect(gone.UID).not.toBe(stayed.UID);
});

test('games of the schedule are two events however near they start; starts of one game may be typed apart', async () => {
  day.at('09:00');
  const [one, two] = [
    await day.post({ teamOne: 'Mets', time: '13:05' }),
    await day.post({ teamOne: 'Mets', time: '14:20' }),
  ];
  expect(await events('Mets')).toHaveLength(1);
  await day.link(1, one);
  await day.link(2, two);
  expect(await events('Mets')).toHaveLength(2);
});

test('a start that moves is the same event, newer', async () => {
  day.at('09:00');
  const id = await day.post({ teamOne: 'Jets', time: '20:30' });
  const before = await event('Jets');
  day.at('10:00');
  await day.change(id, { time: '21:45' });
  const after = await event('Jets');
  expectNewer(before, after);
  expect([before.DTSTART, after.DTSTART]).toEqual(['20311121T013000Z', '20311121T024500Z']);
});

test('a pick that leaves a game changes the one that it leaves', async () => {
  day.at('09:00');
  await day.post({ teamOne: 'Rams', time: '13:00' });
  day.at('09:30');
  const id = await day.post({ teamOne: 'Rams', time: '13:00' });
  const before = await event('Rams');
  day.at('10:00');
  await day.change(id, { time: '19:00' });
  const [after = {}, other] = await events('Rams');
  expectNewer(before, after);
  expect([before.SUMMARY, after.SUMMARY, other?.SUMMARY].map((title) => title?.slice(-9))).toEqual([
    '(2 picks)',
    ' (1 pick)',
    ' (1 pick)',
  ]);
});

test('a game that is postponed by hours is the same event when all its picks have followed', async () => {
  day.at('09:00');
  const picks = [
    await day.post({ teamOne: 'Cubs', time: '13:20' }),
    await day.post({ teamOne: 'Cubs', time: '13:20', pick: 'Over 8.5' }),
  ];
  const before = await event('Cubs');
  day.at('10:00');
  for (const pick of picks) await day.change(pick, { time: '19:05' });
  expectNewer(before, await event('Cubs'));
});

test('a pick is news when it opens, a second one too, a change and a withdrawal too, each once and under its own id', async () => {
  day.at('09:00');
  const first = await day.post({ teamOne: 'Bears', releaseAt: '2031-11-20T16:00:00Z' });
  const locked = await event('Bears');
  expect([await items('Bears'), locked.DESCRIPTION]).toEqual([[], 'Free: locked for you now']);
  day.at('11:00');
  const opened = await event('Bears');
  expectNewer(locked, opened);
  expect(opened.DESCRIPTION).toContain('Bills −3.5');
  const [news, ...others] = await items('Bears');
  expect(others).toEqual([]);
  expect(news).toMatchObject({
    title: 'New pick: Bears @ Houston Texans, Thu, Nov 20, 8:15 PM ET',
    guid: first,
    date: '2031-11-20T16:00:00.000Z',
    link: `https://picks.example/dashboard?date=2031-11-20#${first}`,
  });
  day.at('12:00');
  const second = await day.post({ teamOne: 'Bears', pick: 'Over 44.5' });
  expectNewer(opened, await event('Bears'));
  day.at('12:30');
  await day.change(first, { pick: 'Bears -4.5', line: -4.5 });
  day.at('12:45');
  await day.withdraw(second);
  const all = await items('Bears');
  expect(all.map(({ guid, title }) => [guid, title.split(':')[0]])).toEqual([
    [`${second}-withdrawn`, 'Withdrawn'],
    [`${first}-v2`, 'Changed pick'],
    [second, 'New pick'],
    [first, 'New pick'],
  ]);
  expect(all[0]?.text).toContain('The quarterback is out.');
  expect(all[3]?.text).toContain('Bears −4.5');
});

test('what has not changed is not sent again, and what a plan no longer opens is', async () => {
  day.at('13:00');
  for (const url of [day.calendar, day.rss]) {
    const { headers, statusCode } = await get(url);
    expect(statusCode).toBe(200);
    const tag = { 'if-none-match': `W/${headers.etag}, "x"` };
    const since = { 'if-modified-since': String(headers['last-modified']) };
    for (const known of [tag, since])
      expect(await get(url, known)).toMatchObject({ statusCode: 304, body: '' });
    expect((await get(url, { ...since, 'if-none-match': '"x"' })).statusCode).toBe(200);
  }
  const [before, { headers }] = [await event('Bears'), await get(day.rss)];
  const sql = `update subscriptions set state = 'ended', ended_at = ?, updated_at = ? where user_id = ?`;
  const ends = new Date('2031-11-20T18:00:20Z');
  await day.gateway.services.database.em.execute(sql, [ends, ends, day.user.uid], 'run');
  await day.gateway.services.database.em.execute(
    'update users set trial_ends_at = ? where id = ?',
    [ends, day.user.uid],
    'run',
  );
  day.gateway.services.clock.set('2031-11-20T18:00:30.000Z');
  const after = await event('Bears');
  expectNewer(before, after);
  expect(after.DESCRIPTION).toMatch(/^Free: locked for you now/);
  const since = { 'if-modified-since': String(headers['last-modified']) };
  expect(await get(day.rss, since)).toMatchObject({ statusCode: 200 });
  expect(await items('Bears')).toEqual([]);
});
