import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type TestGateway } from '#gateway/testing/gateway.ts';
import { givenPick } from '#gateway/testing/picks.ts';
import { openPublicRecord, shownText } from '#gateway/testing/public-record.ts';
import {
  ADMIN_PANEL,
  BAR_LINKS,
  FOOTER_LINKS,
  GET_STARTED,
  MEMBER_LINKS,
  SIGN_IN,
  VISITOR_LINKS,
} from '#schema/rules/text/site-links.ts';

let gateway: TestGateway;
let win: string;
let edited: string;
let locked: string;

const get = (url: string, headers = {}) => gateway.app.inject({ url, headers });
const execute = (sql: string, params: unknown[] = []) =>
  gateway.services.database.em.execute<object[]>(sql, params);
const read = async (url: string) => shownText((await get(url)).body);
const dataOf = (body: string) => JSON.parse(/ld\+json">(.*?)<\/script>/.exec(body)?.[1] ?? 'null');

beforeAll(async () => {
  ({ gateway, win, edited, locked } = await openPublicRecord());
});
afterAll(() => gateway.close());

describe('the page of a pick', () => {
  test('has what it said, how it ended, when it was sealed, and the way to its proof', async () => {
    const text = await read(`/picks/${win}`);
    expect(text).toContain('Bills −3.5 Win +1.8 units Rest.');
    expect(text).toContain('Odds −110 Stake 2.0 units Market Spread Book Not stated Analyst Tempo Model');
    expect(text).toContain('Sealed 6:15 PM by our own clock, for the 8:15 PM start.');
    // What only few can use is folded and has no name of its own to learn.
    expect(text).toContain('House rules For the careful');
    expect(text).not.toMatch(/Keys to this day|checkpoint that holds it/);
    const { body } = await get(`/picks/${win}`);
    const proofs = [...body.matchAll(/href="(\/record\/(?:receipts|openings|log)\/[^"]+)"/g)].map(
      ([, url]) => url,
    );
    expect(proofs).toHaveLength(3);
    for (const url of proofs) expect((await get(url ?? '')).statusCode).toBe(200);
  });

  test('tells its history: versions with their words, results, corrections and its opening, raw entries apart', async () => {
    const text = await read(`/picks/${edited}`);
    const inOrder = [
      ...['History', 'Sealed Nov 19, 2031, 7:00 AM ET', 'Bills −3.5 · −110 · 2.0 units'],
      ...['Version 2 sealed', 'Bills −4 · −110 · 2.0 units', 'Graded Loss', 'Corrected to Win'],
      ...['Score 24-17', 'The score was misread', 'Opened to everyone Nov 20, 2031, 12:00 AM ET'],
      ...['Raw entries of the log', '{', 'What opens it'],
    ];
    const timeline = text.slice(text.indexOf(' History '));
    const places = inOrder.map((words) => timeline.indexOf(words));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((one, other) => one - other));
    expect(text).toContain('Result corrected Nov 20, was Loss: The score was misread');
    expect((await get(`/picks/${edited}`)).body.match(/<summary>Raw/g)).toHaveLength(1);
    expect(text).toContain('Free pick');
  });

  test('says of a result that an editor gave it, by a code that is the same each time and names nobody', async () => {
    const id = await givenPick(gateway, { date: '2031-11-10', time: '20:15' });
    const author = 'editor-4f1c09ab';
    await execute(
      `insert into pick_grades (pick_id, at, result, score, author) values (?, '2031-11-11T14:00:00Z', 'WIN', '24-17', ?)`,
      [id, author],
    );
    const text = await read(`/picks/${id}`);
    expect(text).toContain('Graded by an editor (code 4f1c09ab)');
    expect(text.slice(0, text.indexOf('Raw entries'))).not.toContain(author);
  });

  test('has what each price was and when, from posting to the start, and what readers would have got', async () => {
    const id = await givenPick(gateway, {
      ...{ date: '2031-11-10', time: '20:15', result: 'WIN', odds: 1.91, tier: 'FREE' },
      ...{ publishedAt: '2031-11-10T14:00:00Z', releaseAt: '2031-11-10T20:00:00Z' },
    });
    for (const [moment, odds] of [
      ...[
        ['CLOSE', 1.8],
        ['OPENED_FREE', 1.85],
        ['OPENED_PLUS', 1.85],
      ],
      ...[
        ['OPENED_VIP', 1.89],
        ['POSTED', 1.91],
      ],
    ])
      await execute(
        'insert into pick_prices (pick_id, moment, at, book, odds) values (?, ?, now(), null, ?)',
        [id, moment, odds],
      );
    const { body } = await get(`/picks/${id}`);
    const text = await read(`/picks/${id}`);
    expect(text).toContain(
      'You would have got −118 on Free and Plus , −112 on VIP . The record counts −110 , the price when it was posted.'.replace(
        / ([,.])/g,
        '$1',
      ),
    );
    const moments = ['At posting', 'When it opened to VIP', 'When it opened to Free', 'At the close'];
    const places = moments.map((words) => text.indexOf(words));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((one, other) => one - other));
    expect(text).toContain('5 prices recorded');
    expect(body).toMatch(/<text[^>]* data-decimal="1.91" data-fractional="10\/11">−110<\/text>/);
    for (const mark of ['sealed', 'game starts']) expect(body).toContain(`>${mark}</text>`);
    expect(await read(`/picks/${win}`)).not.toContain('You would have got');
  });

  test('has the header and the footer of the front end, whose menu opens without a script', async () => {
    const { body } = await get(`/picks/${win}`);
    const part = (start: string, end: string) => body.slice(body.indexOf(start), body.indexOf(end));
    const placesIn = (markup: string) => [...markup.matchAll(/href="(\/[^"]+)"/g)].map(([, place]) => place);
    const menu = part('<dialog class="side-menu" id="side-menu"', '</dialog>');
    expect(body).toContain('command="show-modal" commandfor="side-menu"');
    expect(placesIn(menu)).toEqual(
      [...MEMBER_LINKS, ...VISITOR_LINKS, ADMIN_PANEL, SIGN_IN, GET_STARTED].map(({ to }) => to),
    );
    expect(placesIn(part('<nav class="actions"', '</nav>'))).toEqual(
      [ADMIN_PANEL, ...MEMBER_LINKS, ...BAR_LINKS, SIGN_IN, GET_STARTED].map(({ to }) => to),
    );
    expect(placesIn(part('<footer', '</footer>'))).toEqual(FOOTER_LINKS.map(({ to }) => to));
  });

  test('is an article about a game to search engines', async () => {
    const { body } = await get(`/picks/${win}`);
    expect(dataOf(body)).toMatchObject({
      '@type': 'Article',
      url: `https://picks.example/picks/${win}`,
      author: { name: 'Tempo Model' },
      about: { '@type': 'SportsEvent', startDate: '2031-11-20T01:15:00.000Z' },
    });
  });

  test('is a shell while it is locked, for everyone alike', async () => {
    const { body, statusCode, headers } = await get(`/picks/${locked}`);
    expect(statusCode).toBe(200);
    expect(headers['cache-control']).toBe('public, max-age=60');
    expect(body).not.toMatch(/9\.5|31–3|secret|ld\+json/i);
    expect(body).toContain('noindex');
    expect(body).toContain('https://picks.example/share.png');
    const text = await read(`/picks/${locked}`);
    expect(text).toContain('A sealed pick');
    expect(text).toContain('by our own clock, for the 8:15 PM start.');
  });

  test('shows words as text, whatever they contain', async () => {
    const pick = '</script><script>alert(1)</script>';
    const id = await givenPick(gateway, {
      date: '2031-11-12',
      result: 'WIN',
      pick,
      pickDetails: '<img src=x>',
    });
    const { body } = await get(`/picks/${id}`);
    expect(body).not.toContain('<script>alert');
    expect(body).not.toContain('<img');
    expect(dataOf(body).headline).toContain(pick);
  });
});
