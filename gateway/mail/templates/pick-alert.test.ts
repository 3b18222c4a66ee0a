import { describe, expect, test } from '@jest/globals';
import { type Letter, type LetterPick, linksTo } from '#gateway/mail/letter.ts';
import { renderLetter } from '#gateway/mail/render.ts';
import { pickAlert, pickDigest } from './pick-alert.ts';
import { resultsRecap } from './results-recap.ts';

const HOME = 'https://chalkline.test';
const links = linksTo(HOME);
/** As long as the database lets its parts be. */
const longPick = (n: number): LetterPick => ({
  game: `${'A team of a long name '.repeat(4).slice(0, 80)} @ ${'Another team of theirs '.repeat(4).slice(0, 80)}`,
  about: 'NCAAB · Premium · Fri, Nov 20, 8:15 PM ET · An analyst of a rather long name',
  starts: '8:15 PM ET',
  words: 'The words of a pick that says a lot '.repeat(6).slice(0, 200),
  price: '−110',
  why: 'Rested, at home, and at a price that the others do not have. '.repeat(3).slice(0, 160),
  note: `Withdrawn: ${'an injury of the starting guard was announced '.repeat(11).slice(0, 500)}`,
  entry: 'Entry 1,234,567 of the record',
  url: `${HOME}/picks/pick_${String(n).padStart(32, '0')}`,
});
const NOTHING = { opened: [], edited: [], withdrawn: [], locked: [], missed: [], wasQuiet: false };
const picks = (count: number) => Array.from({ length: count }, (_, n) => longPick(n));
const html = (letter: Letter) =>
  renderLetter(letter, HOME, {
    record: { size: 1_234_567, root: 'r'.repeat(44) },
    leaveUrl: `${HOME}/mails/pick-alerts/leave?member=${'m'.repeat(28)}&signature=${'s'.repeat(43)}`,
    why: 'You get this email because pick alerts are on.',
  }).html;

describe('a mail about more picks than fit', () => {
  const many = picks(200);
  const news = { ...NOTHING, opened: many, edited: many.slice(0, 50), locked: many.slice(0, 9) };
  const own = { plan: 'Your VIP plan', total: '1 won, 0 lost: +1.0 units', picks: many };
  const results = { day: '2031-11-20', dayUrl: `${HOME}/record/2031-11-20`, own, others: [], all: own.total };
  test.each<[string, Letter, number]>([
    ['alert', pickAlert(news, links), 236],
    ['digest', pickDigest({ picks: many, day: '2031-11-20', waitedSince: '9:00 AM' }, links), 177],
    ['results', resultsRecap(results), 177],
  ])('%s: at most 60 kB, and says how many more there are', (_name, letter, left) => {
    expect(Buffer.byteLength(html(letter))).toBeLessThanOrEqual(60_000);
    expect(letter.closing?.join('\n')).toContain(`${left} more did not fit in this email: ${HOME}/`);
    expect(letter.subject.length).toBeLessThanOrEqual(78);
  });
});

test('a withdrawal asks nobody to compare odds', () => {
  const [one = longPick(1), other = longPick(2)] = picks(2);
  const letter = (withdrawn: LetterPick[], opened: LetterPick[] = []) =>
    pickAlert({ ...NOTHING, opened, withdrawn }, links).paragraphs;
  expect(letter([one])).toEqual(['We no longer recommend this pick. It stays in the record, as withdrawn.']);
  expect(letter([one, other])).toEqual([expect.stringMatching(/^We no longer recommend these picks/)]);
  expect(letter([one], [other])).toEqual(['Odds move: compare them before you bet.']);
});

test('a mail whose picks fit says nothing of others, and leads out and to the settings side by side', () => {
  const page = html(pickDigest({ picks: picks(3), day: '2031-11-20', waitedSince: null }, links));
  expect(page).not.toContain('did not fit');
  expect(page).toMatch(
    /Stop it<\/a> or <a [^>]*href="https:\/\/chalkline\.test\/account\/alerts"[^>]*>change what you get<\/a>\./,
  );
});

test('a subject has team and start, also of a long game', () => {
  const [one = longPick(1)] = picks(1);
  const bills = { ...one, game: 'Buffalo Bills @ Houston Texans' };
  const subject = (opened: LetterPick[]) => pickAlert({ ...NOTHING, opened }, links).subject;
  expect(subject([bills])).toBe('New pick: Buffalo Bills @ Houston Texans, 8:15 PM ET');
  expect(subject([bills, one])).toBe('2 new picks, first at 8:15 PM ET: Buffalo Bills @ Houston Texans');
  expect(subject([one])).toMatch(/^New pick: A team .*…, 8:15 PM ET$/);
  expect(subject([one]).length).toBeLessThanOrEqual(78);
});
