import { describe, expect, test } from 'vitest';
import { type Letter, type LetterPick, linksTo } from '#gateway/mail/letter.ts';
import { renderLetter } from '#gateway/mail/render.ts';
import { pickAlert, pickDigest, resultsRecap } from './pick-alert.ts';

const HOME = 'https://chalkline.test';
const links = linksTo(HOME);
/** As long as the database lets its parts be. */
const longPick = (n: number): LetterPick => ({
  game: `${'A team of a long name '.repeat(4).slice(0, 80)} @ ${'Another team of theirs '.repeat(4).slice(0, 80)}`,
  about: 'NCAAB · Premium · Fri, Nov 20, 8:15 PM ET · An analyst of a rather long name',
  words: `${'The words of a pick that says a lot '.repeat(6).slice(0, 200)} (−110), 2.0 units, at a book`,
  note: `Withdrawn: ${'an injury of the starting guard was announced '.repeat(11).slice(0, 500)}`,
  entry: 'Entry 1,234,567 of the record',
  url: `${HOME}/picks/pick_${String(n).padStart(32, '0')}`,
});
const picks = (count: number) => Array.from({ length: count }, (_, n) => longPick(n));
const html = (letter: Letter) =>
  renderLetter(letter, HOME, {
    record: { size: 1_234_567, root: 'r'.repeat(44) },
    leaveUrl: `${HOME}/mails/pick-alerts/leave?member=${'m'.repeat(28)}&signature=${'s'.repeat(43)}`,
    why: 'You get this email because pick alerts are on.',
  }).html;

describe('a mail about more picks than fit', () => {
  const many = picks(200);
  const news = { opened: many, edited: many.slice(0, 50), withdrawn: [], locked: many.slice(0, 9) };
  test.each<[string, Letter, number]>([
    ['alert', pickAlert(news, links), 229],
    ['digest', pickDigest(many, 'Friday, November 20, 2031', links), 170],
    ['results', resultsRecap(many, 'Friday, November 20, 2031', '1 won', `${HOME}/record/2031-11-20`), 170],
  ])('%s: at most 60 kB, and says how many more there are', (_name, letter, left) => {
    expect(Buffer.byteLength(html(letter))).toBeLessThanOrEqual(60_000);
    expect(letter.closing?.join('\n')).toContain(`${left} more did not fit in this email: ${HOME}/`);
    expect(letter.subject.length).toBeLessThanOrEqual(78);
  });
});

test('a withdrawal asks nobody to compare odds', () => {
  const [one = longPick(1), other = longPick(2)] = picks(2);
  const letter = (withdrawn: LetterPick[], opened: LetterPick[] = []) =>
    pickAlert({ opened, edited: [], withdrawn, locked: [] }, links).paragraphs;
  expect(letter([one])).toEqual(['We no longer recommend this pick. It stays in the record, as withdrawn.']);
  expect(letter([one, other])).toEqual([expect.stringMatching(/^We no longer recommend these picks/)]);
  expect(letter([one], [other])).toEqual(['Odds move: compare them before you bet.']);
});

test('a mail whose picks fit says nothing of others, and leads out and to the settings side by side', () => {
  const page = html(pickDigest(picks(3), 'Friday, November 20, 2031', links));
  expect(page).not.toContain('did not fit');
  expect(page).toMatch(
    /Stop it<\/a> or <a [^>]*href="https:\/\/chalkline\.test\/account\/alerts"[^>]*>change what you get<\/a>\./,
  );
});
