import { readFileSync } from 'node:fs';
import { beforeEach, expect, test } from '@jest/globals';

/** What the public pages run, as it is shipped; the markup is that of gateway/public-pages/reader-display.ts. */
const READER_DISPLAY = readFileSync('frontend/public/reader-display.js', 'utf8');
const PAGE = `<data value="1.909091" data-decimal="1.91" data-fractional="10/11">−110</data>
<time datetime="2026-11-21T04:30:00.000Z">Nov 20, 2026, 11:30 PM ET</time>
<time datetime="2026-11-21T04:30:00.000Z" data-day="2026-11-20">11:30 PM ET</time>`;
const AS_SENT = ['−110', 'Nov 20, 2026, 11:30 PM ET', '11:30 PM ET'];

beforeEach(() => localStorage.clear());

function shown(kept: string | null): (string | null)[] {
  if (kept !== null) localStorage.setItem('display', kept);
  document.body.innerHTML = PAGE;
  const script = document.createElement('script');
  script.textContent = READER_DISPLAY;
  document.head.append(script);
  return [...document.body.children].map((element) => element.textContent);
}

test.each([
  ['nothing', null, AS_SENT],
  ['no JSON', '{', AS_SENT],
  ['American and Eastern', '{"odds":"AMERICAN","zone":null,"unitCents":null}', AS_SENT],
  ['an unknown zone', '{"odds":"POUNDS","zone":"Mars/Olympus"}', AS_SENT],
  [
    'decimal and Central',
    '{"odds":"DECIMAL","zone":"America/Chicago"}',
    ['1.91', 'Nov 20, 2026, 10:30 PM CST', '10:30 PM CST'],
  ],
  [
    'fractional and a zone where it is the next day',
    '{"odds":"FRACTIONAL","zone":"Europe/Berlin"}',
    ['10/11', 'Nov 21, 2026, 5:30 AM GMT+1', 'Nov 21, 5:30 AM GMT+1'],
  ],
])('with %s kept', (_, kept, texts) => {
  expect(shown(kept)).toEqual(texts);
});
