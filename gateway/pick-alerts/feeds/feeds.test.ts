import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { JSDOM } from 'jsdom';
import { ask } from '#gateway/testing/ask.ts';
import { type Canaries, openTo, plantCanaries } from '#gateway/testing/canaries.ts';
import { openGateway, PLENTY, type TestGateway, TODAY } from '#gateway/testing/gateway.ts';
import { givenPick } from '#gateway/testing/picks.ts';
import { everyone, MEMBERS, member, type TestUser } from '#gateway/testing/users.ts';
import { type FeedLinks, feedLinks } from './feed-links.ts';

let gateway: TestGateway;
let users: Record<string, TestUser | null>;
let canaries: Canaries;
beforeAll(async () => {
  gateway = await openGateway({ PUBLIC_URL: 'https://picks.example' });
  users = await everyone(gateway);
  canaries = await plantCanaries(gateway);
});
afterAll(() => gateway.close());

const CREATE = 'mutation { createFeeds { feeds { calendarUrl rssUrl } } }';
const READ = '{ feeds { calendarUrl rssUrl } }';
const feedsFor = async (user: TestUser) =>
  (await ask<{ createFeeds: { feeds: FeedLinks } }>(gateway, CREATE, {}, user)).data.createFeeds.feeds;
const get = (url: string) => gateway.app.inject(url.replace('https://picks.example', ''));

/** The properties of each event, unfolded, as RFC 5545 has them. Throws for a line that breaks its rules. */
function eventsIn(text: string): Map<string, string>[] {
  expect(text.endsWith('\r\n')).toBe(true);
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  const lines = text.replace(/\r\n /g, '').trimEnd().split('\r\n');
  expect([lines[0], lines[1], lines.at(-1)]).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0', 'END:VCALENDAR']);
  const events: Map<string, string>[] = [];
  for (const line of lines) {
    const [, name = '', value = ''] = /^([A-Z-]+)(?:;[^:]*)?:(.*)$/.exec(line) ?? [];
    expect(name).not.toBe('');
    if (line === 'BEGIN:VEVENT') events.push(new Map());
    else events.at(-1)?.set(name, value);
  }
  return events;
}

function itemsIn(text: string): Element[] {
  const { window } = new JSDOM(text, { contentType: 'application/xml' });
  const root = window.document.documentElement;
  expect([root.localName, root.getAttribute('version')]).toEqual(['rss', '2.0']);
  const channel = root.firstElementChild as Element;
  for (const name of ['title', 'link', 'description'])
    expect([...channel.children].some(({ localName }) => localName === name)).toBe(true);
  return [...channel.getElementsByTagName('item')];
}

describe('who reads what', () => {
  test.each(MEMBERS)('%s: words of what is open to them in both formats, and no other', async (name) => {
    const user = users[name] as TestUser;
    const { calendarUrl, rssUrl } = await feedsFor(user);
    const open = new Set(await openTo(gateway, canaries.words.keys(), user));
    for (const url of [calendarUrl, rssUrl]) {
      const { body, statusCode } = await get(url);
      expect(statusCode).toBe(200);
      const text = body.replace(/\r\n /g, '');
      expect(canaries.shownIn(text).filter((id) => !open.has(id))).toEqual([]);
    }
    expect(canaries.shownIn(gateway.logged())).toEqual([]);
  });
});

test.each(['OWNER', 'ANALYST'] as const)(
  '%s: an address opens what their own plan does, so a stolen password reads no further through it',
  async (role) => {
    await givenPick(gateway, { tier: 'VIP', date: TODAY, time: '23:30', pick: 'Words of VIP alone' });
    const staff = await member(gateway, { role });
    const [own, rss] = [
      await feedsFor(staff),
      await feedsFor(await member(gateway, { plan: { tier: 'VIP' } })),
    ];
    expect((await get(rss.rssUrl)).body).toContain('Words of VIP alone');
    for (const url of [own.calendarUrl, own.rssUrl]) {
      const { body, statusCode } = await get(url);
      expect(statusCode).toBe(200);
      expect(body).not.toContain('Words of VIP alone');
    }
  },
);

describe('the formats', () => {
  test('the calendar has an event for each game, with how many picks it has, and nothing breaks its lines', async () => {
    const game = {
      teamOne: 'Ünited\\Lakers; “L,A” of a name that goes on for long',
      league: 'NBA',
    } as const;
    for (const tier of ['FREE', 'VIP'] as const)
      await givenPick(gateway, { ...game, tier, date: TODAY, time: '19:30' });
    const { calendarUrl } = await feedsFor(await member(gateway, { plan: { tier: 'PLUS' } }));
    const { body, headers } = await get(calendarUrl);
    expect(headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, max-age=60',
    });
    const found = eventsIn(body).find((event) => event.get('SUMMARY')?.includes('Lakers'));
    expect(found?.get('SUMMARY')).toBe(
      'NBA: Ünited\\\\Lakers\\; “L\\,A” of a name that goes on for long @ Houston Texans (2 picks)',
    );
    expect(found?.get('DTSTART')).toBe('20311121T003000Z');
    expect(found?.get('DESCRIPTION')).toContain('VIP: locked for you now');
    for (const event of eventsIn(body))
      for (const name of ['UID', 'DTSTAMP', 'DTSTART', 'DTEND']) expect(event.get(name)).toMatch(/./);
  });

  test('the feed is well-formed RSS with a date and an id for each pick', async () => {
    const { rssUrl } = await feedsFor(await member(gateway, { plan: { tier: 'PLUS' } }));
    const { body, headers } = await get(rssUrl);
    expect(headers['content-type']).toBe('application/rss+xml; charset=utf-8');
    const items = itemsIn(body);
    expect(items.length).toBeGreaterThan(0);
    for (const item of items) {
      expect(Date.parse(item.getElementsByTagName('pubDate')[0]?.textContent ?? '')).not.toBeNaN();
      expect(item.getElementsByTagName('guid')[0]?.textContent).toMatch(/^pick_/);
    }
  });
});

test('each reading costs its member points, which somebody else does not pay', async () => {
  const own = await openGateway({ PUBLIC_URL: 'https://picks.example' }, { ...PLENTY, member: 120 });
  try {
    const [ann, ben] = [await member(own), await member(own)];
    const [hers, his] = [await calendarOf(own, ann), await calendarOf(own, ben)];
    const statuses: number[] = [];
    for (const url of [hers, hers, hers, his]) statuses.push((await own.app.inject(url)).statusCode);
    expect(statuses).toEqual([200, 200, 429, 200]);
    const { headers } = await own.app.inject(hers);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  } finally {
    await own.close();
  }
});

test('who reads their feed many times at once waits behind themselves, and another member does not', async () => {
  const own = await openGateway({ PUBLIC_URL: 'https://picks.example' }, PLENTY);
  try {
    const [ann, ben] = [await member(own), await member(own)];
    const answered: string[] = [];
    const read = async (name: string, url: string) => {
      expect((await own.app.inject(url)).statusCode).toBe(200);
      answered.push(name);
    };
    const [hers, his] = [await calendarOf(own, ann), await calendarOf(own, ben)];
    const all = Array.from({ length: 20 }, () => read('ann', hers));
    await Promise.all([...all, read('ben', his)]);
    expect(answered.indexOf('ben')).toBeLessThan(all.length);
  } finally {
    await own.close();
  }
});

/** Gives a member an address, without the points that asking for one costs. */
async function calendarOf({ services }: TestGateway, { uid }: TestUser): Promise<string> {
  const since = services.clock.now();
  await services.database.em.execute('insert into feed_addresses (user_id, since) values (?, ?)', [
    uid,
    since,
  ]);
  return feedLinks({ userId: uid, since }, '', services.signingKey).calendarUrl;
}

describe('an address ends', () => {
  const password =
    'mutation ($userId: ID!) { updatePassword(input: { userId: $userId, newPassword: "another one" }) { userId } }';
  test.each([
    ['with a new password', (user: TestUser) => ask(gateway, password, { userId: user.uid }, user)],
    [
      'with all sessions',
      (user: TestUser) => ask(gateway, 'mutation { revokeSessions { revokedKeys } }', {}, user),
    ],
    ['when a new one is made', (user: TestUser) => ask(gateway, CREATE, {}, user)],
    [
      'when its owner ends it',
      (user: TestUser) => ask(gateway, 'mutation { deleteFeeds { feeds { rssUrl } } }', {}, user),
    ],
    [
      'with the account',
      (user: TestUser) =>
        ask(
          gateway,
          'mutation ($email: String!) { deleteAccount(input: { email: $email }) { userId } }',
          { email: user.email },
          user,
        ),
    ],
  ])('%s', async (_when, end) => {
    const user = await member(gateway, { plan: { tier: 'VIP' } });
    const { calendarUrl, rssUrl } = await feedsFor(user);
    expect((await get(calendarUrl)).statusCode).toBe(200);
    expect((await end(user)).errors).toBeUndefined();
    expect((await get(calendarUrl)).statusCode).toBe(404);
    expect((await get(rssUrl)).statusCode).toBe(404);
  });

  test('and one that was changed or invented is nobody’s', async () => {
    const [user, other] = [await member(gateway), await member(gateway)];
    const { calendarUrl } = await feedsFor(user);
    await feedsFor(other);
    for (const url of [
      calendarUrl.replace(user.uid, other.uid),
      calendarUrl.slice(0, -1),
      '/feeds/picks.ics',
    ])
      expect((await get(url)).statusCode).toBe(404);
    const read = await ask<{ feeds: FeedLinks }>(gateway, READ, {}, user);
    expect(read.data.feeds.calendarUrl).toBe(calendarUrl);
  });
});
