import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import ICAL from 'ical.js';
import { type FeedDay, openFeedDay } from '#gateway/testing/feed-day.ts';
import { TODAY } from '#gateway/testing/gateway.ts';
import { ensureProgram } from '#local/testing/ensure-program.ts';
import { temporaryFolder } from '#local/testing/temporary-folder.ts';
import {
  checkByLibical,
  listedByKhal,
  mailedByRss2email,
  PYTHON,
  readByFeedparser,
  unreadInNewsboat,
} from './programs.ts';

/* A day of picks as the programs see it that people read calendars and feeds with, from one visit to the next. */

/** What people read calendars and feeds with, as Debian packages it. */
function ensureClients(): void {
  ensureProgram('newsboat', 'newsboat', ['-v']);
  ensureProgram('r2e', 'rss2email', ['--version']);
  ensureProgram('khal', 'khal');
  ensureProgram('vdirsyncer', 'vdirsyncer');
  ensureProgram(PYTHON, 'python3-feedparser', ['-c', 'import feedparser']);
  ensureProgram(PYTHON, 'libical3', ['-c', 'import ctypes; ctypes.CDLL("libical.so.3")']);
}

let day: FeedDay;
let origin: string;
let home: string;
beforeAll(async () => {
  ensureClients();
  home = temporaryFolder();
  day = await openFeedDay();
  origin = await day.gateway.app.listen({ port: 0, host: '127.0.0.1' });
}, 300_000);
afterAll(async () => {
  await day.close();
  rmSync(home, { recursive: true, force: true });
});

const url = (path: string) => `${origin}${path}`;
const calendarText = async () => (await fetch(url(day.calendar))).text();

interface ReadEvent {
  uid: string;
  sequence: number;
  status: string;
  start: string;
}

async function byIcalJs(): Promise<ReadEvent[]> {
  const calendar = new ICAL.Component(ICAL.parse(await calendarText()));
  return calendar
    .getAllSubcomponents('vevent')
    .map((event) => ({
      uid: String(event.getFirstPropertyValue('uid')),
      sequence: Number(event.getFirstPropertyValue('sequence')),
      status: String(event.getFirstPropertyValue('status')),
      start: String(event.getFirstPropertyValue('dtstart')),
    }))
    .sort((a, b) => (a.start < b.start ? -1 : 1));
}

test('feed readers: what opens, a second pick of a game, a change and a withdrawal are news, each once', async () => {
  const news: [unread: number, mails: number][] = [];
  const look = async () => {
    const mails = await mailedByRss2email(home, url(day.rss));
    news.push([await unreadInNewsboat(home, url(day.rss)), mails.length]);
  };
  day.at('09:00');
  const first = await day.post({ teamOne: 'Bears', releaseAt: '2031-11-20T16:00:00Z' });
  await look();
  day.at('11:00');
  await look();
  await look();
  day.at('11:30');
  await day.post({ teamOne: 'Bears', pick: 'Over 44.5' });
  await look();
  day.at('11:45');
  await day.change(first, { pick: 'Bears -4.5', line: -4.5 });
  await look();
  day.at('11:50');
  await day.withdraw(first);
  await look();
  expect(news).toEqual([0, 1, 1, 2, 3, 4].map((count) => [count, count]));
  expect((await mailedByRss2email(home, url(day.rss)))[0]).toBe(
    'Changed pick: Bears @ Houston Texans, Thu, Nov 20, 8:15 PM ET',
  );
  const { bozo, entries, again } = await readByFeedparser(home, url(day.rss));
  expect([bozo, entries.length, new Set(entries.map(([id]) => id)).size, again]).toEqual([
    ...[false, 4, 4],
    [304, 304],
  ]);
});

test('calendars: a doubleheader is two events, a start moves, a withdrawn game is cancelled; nothing gets another id', async () => {
  day.at('12:00');
  const early = await day.post({ teamOne: 'Yankees', time: '13:05' });
  const late = await day.post({ teamOne: 'Yankees', time: '19:10' });
  const before = (await byIcalJs()).filter(({ start }) => start !== '2031-11-21T01:15:00Z');
  expect(before.map(({ start }) => start)).toEqual(['2031-11-20T18:05:00Z', '2031-11-21T00:10:00Z']);
  const list = async () =>
    (await listedByKhal(home, url(day.calendar), TODAY)).filter((line) => line.includes('Yankees'));
  expect(await list()).toEqual([
    '13:05 NFL: Yankees @ Houston Texans (1 pick)',
    '19:10 NFL: Yankees @ Houston Texans (1 pick)',
  ]);
  day.at('12:30');
  await day.change(late, { time: '20:00' });
  await day.withdraw(early);
  expect(await list()).toEqual([
    '13:05 CANCELLED NFL: Yankees @ Houston Texans (withdrawn)',
    '20:00 NFL: Yankees @ Houston Texans (1 pick)',
  ]);
  const after = (await byIcalJs()).filter(({ start }) => start !== '2031-11-21T01:15:00Z');
  expect(after.map(({ uid, status, start }) => [uid, status, start])).toEqual([
    [before[0]?.uid, 'CANCELLED', '2031-11-20T18:05:00Z'],
    [before[1]?.uid, 'null', '2031-11-21T01:00:00Z'],
  ]);
  for (const [at, { sequence }] of after.entries())
    expect(sequence).toBeGreaterThan(before[at]?.sequence ?? 0);
  expect(await checkByLibical(home, await calendarText())).toEqual({ valid: true, events: 3, errors: 0 });
});
