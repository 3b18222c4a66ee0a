import { DecompressionStream, ReadableStream, TextDecoderStream } from 'node:stream/web';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { RecordSite } from '#frontend/testing/record-site.ts';
import { showTo, VISITOR } from '#frontend/testing/show-to.tsx';
import { ED25519 } from '#record/note/keys.ts';
import { type Signer, signerOf } from '#record/note/signing.ts';
import { formatPolicy } from '#record/policy/policy.ts';
import {
  CHECKED_AT,
  honestLog,
  nextSigner,
  ORIGIN,
  SampleLog,
  signer,
  witness,
} from '#record/testing/sample-log.ts';
// Compiled before the first test, which would wait for them otherwise.
import './check/check-text.ts';
import './check/packed-lines.ts';
import './check/record-end.ts';
import './check/visit.ts';
import './check/whole-record.ts';
import { RecordVerifyPage } from './RecordVerifyPage.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => void jest.restoreAllMocks());

const REMEMBERED = /Saved on this device\. Come back/;

/** Reloads the page, as a visitor does on another day. */
async function visit(site: RecordSite, says: RegExp) {
  cleanup();
  site.serve();
  showTo(VISITOR, <RecordVerifyPage />, '/record/verify');
  expect(await screen.findByText(says)).toBeVisible();
  return userEvent.setup();
}

function grown(): SampleLog {
  const log = honestLog();
  log.pick({ pick: 'pick_c', at: '2026-11-03T13:00:00.000Z', isSealed: true });
  log.sign('2026-11-03T13:01:00.000Z');
  return log;
}

/** The same log as `grown`, with one word of the second pick written again, signed with the right key. */
function rewritten(last: SampleLog = grown()): SampleLog {
  const forged = new SampleLog();
  forged.entries.push(...last.entries.map((entry) => ({ ...entry })));
  const third = forged.entries[2];
  if (third) third.leaf = third.leaf.replace('"tier":"VIP"', '"tier":"FREE"');
  forged.sign(null);
  return forged;
}

async function receiptOf(log: SampleLog, index: number): Promise<string> {
  const { note = '', size = 0 } = log.checkpoints[0] ?? {};
  return log.receipt(index, note, size);
}

async function checkFile(text: string, site = new RecordSite(grown())) {
  const user = await visit(site, REMEMBERED);
  await user.upload(screen.getByLabelText(/Choose a proof/), new File([text], 'pick.tlog-proof'));
  return within(await screen.findByRole('status', { name: 'What was checked' }));
}

describe('what this device remembers', () => {
  test('a record that only grew is said to, and is remembered as it is now', async () => {
    const site = new RecordSite(honestLog());
    await visit(site, /The record has 6 signed entries/);
    site.log = grown();
    await visit(site, /The record only grew since this device last saw it/);
    expect(
      screen.getByText(/Of 6 entries .* none was changed, removed or inserted. There are 7 now/),
    ).toBeVisible();
    await visit(site, /The record only grew/);
    expect(screen.getByText(/Of 7 entries/)).toBeVisible();
  });

  test('a record that was rewritten with the right key is found out, each time, and what is remembered stays', async () => {
    const site = new RecordSite(grown());
    await visit(site, REMEMBERED);
    site.log = rewritten();
    await visit(site, /The record was rewritten/);
    await visit(site, /The record was rewritten/);
    // A longer one, too.
    site.log.pick({ pick: 'pick_d', at: '2026-11-04T13:00:00.000Z', isSealed: true });
    site.log.sign(null);
    await visit(site, /The record was rewritten/);
    expect(screen.getByRole('button', { name: 'Save what this device remembers' })).toBeVisible();
    site.log = grown();
    await visit(site, /The record only grew/);
  });

  test('a record that became shorter is found out', async () => {
    const site = new RecordSite(grown());
    await visit(site, REMEMBERED);
    site.log = honestLog();
    await visit(site, /The record became shorter/);
  });

  test('another key is not trusted until its reader says so', async () => {
    const site = new RecordSite(honestLog());
    await visit(site, REMEMBERED);
    const other = signerOf(ORIGIN, ED25519, new Uint8Array(32).fill(9));
    site.policy = formatPolicy(other.key, [], 0);
    site.log = honestLog();
    site.log.sign(null, other);
    const user = await visit(site, /signs with another key than this device remembers/);
    await user.click(screen.getByRole('button', { name: 'Trust the site’s new policy' }));
    expect(await screen.findByText(/only grew/)).toBeVisible();
  });

  test('other witnesses are named, and receipts go by those that are remembered', async () => {
    const site = new RecordSite(honestLog());
    await visit(site, REMEMBERED);
    site.policy = formatPolicy(signer.key, [], 0);
    await visit(site, /names different witnesses than before/);
  });

  test('files that do not fit the signature, and files that are missing, get different messages', async () => {
    const site = new RecordSite(honestLog());
    await visit(site, REMEMBERED);
    site.log = grown();
    site.missing = '/tile/';
    await visit(site, /The site did not provide the proof/);
    site.missing = null;
    const entry = site.log.entries[6];
    if (entry) entry.leaf += ' ';
    await visit(site, /does not match its own signature/);
  });

  test('a site that does not answer can be asked again', async () => {
    const site = new RecordSite(honestLog());
    site.missing = 'policy';
    const user = await visit(site, /could not be loaded/);
    site.missing = null;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText(REMEMBERED)).toBeVisible();
  });
});

describe('a key that changed', () => {
  const CHANGED = '2026-11-03T00:00:00.000Z';
  const stranger = signerOf(ORIGIN, ED25519, new Uint8Array(32).fill(9));
  const OTHER_KEY = /signs with another key than this device remembers/;

  /** As the site serves it after the change. */
  function rotate(site: RecordSite, log = honestLog(), by: Signer = signer, next = nextSigner): void {
    site.policy = formatPolicy(nextSigner.key, [{ name: 'w1', key: witness.key }], 1, [signer.key]);
    site.log = log;
    log.key(CHANGED, next, by, signer.key);
    log.sign(null, next);
  }

  test('is followed from the one that is remembered, and what was remembered before is held against the record', async () => {
    const site = new RecordSite(honestLog());
    await visit(site, REMEMBERED);
    rotate(site);
    await visit(site, /The record only grew since this device last saw it/);
    expect(screen.getByText(/Of 6 entries/)).toBeVisible();
    expect(screen.getByText(/now signed with a new key.* both are trusted/)).toBeVisible();
    expect(screen.queryByText(/names different witnesses/)).toBeNull();
    await visit(site, /Of 7 entries/);
    expect(screen.queryByText(/now signed with a new key/)).toBeNull();
    rotate(site, rewritten(honestLog()));
    await visit(site, /The record was rewritten/);
  });

  test('checks receipts from before and after the change', async () => {
    const log = honestLog();
    const before = await receiptOf(log, 1);
    const site = new RecordSite(honestLog());
    await visit(site, REMEMBERED);
    rotate(site, log);
    const user = await visit(site, /only grew/);
    const after = await log.receipt(2, log.checkpoints.at(-1)?.note ?? '', 7);
    for (const [name, receipt] of Object.entries({ before, after })) {
      await user.upload(screen.getByLabelText(/Choose a proof/), new File([receipt], name));
      expect(await screen.findByText(name)).toBeVisible();
    }
    const report = within(screen.getByRole('status', { name: 'What was checked' }));
    expect(report.getByText('Proved')).toBeVisible();
    expect(report.getAllByText(/Bills @ Jets/)).toHaveLength(2);
    expect(report.queryByText('Signed with another key')).toBeNull();
  });

  test('is followed at a first visit, with a policy from before it', async () => {
    const site = new RecordSite(honestLog());
    const { policy } = site;
    rotate(site);
    Object.assign(site, { policy });
    await visit(site, REMEMBERED);
  });

  test('is not followed when a stranger, or the new key itself, signed it off', async () => {
    for (const by of [stranger, nextSigner]) {
      localStorage.clear();
      const site = new RecordSite(honestLog());
      await visit(site, REMEMBERED);
      rotate(site, honestLog(), by);
      await visit(site, OTHER_KEY);
    }
  });

  test('is not followed when the log does not hold its announcement', async () => {
    const site = new RecordSite(honestLog());
    await visit(site, REMEMBERED);
    rotate(site);
    const announcement = site.log.entries[6]?.leaf ?? '';
    site.log = honestLog();
    site.log.policy(CHANGED);
    site.log.sign(null, nextSigner);
    site.keys = [{ index: 6, leaf: announcement }];
    await visit(site, /does not match its own signature/);
    site.keys = [];
    await visit(site, OTHER_KEY);
  });

  test('that was replaced signs for seven days more, and no longer', async () => {
    const site = new RecordSite(honestLog());
    rotate(site);
    await visit(site, REMEMBERED);
    site.log.policy('2026-11-10T00:00:00.000Z');
    site.log.sign(null, signer);
    await visit(site, /only grew/);
    site.log.policy('2026-11-10T00:00:00.001Z');
    site.log.sign(null, signer);
    await visit(site, /not signed with its current key/);
    expect(screen.getByText(/signed more than 7 days after it was replaced/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save what this device remembers' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Trust/ })).toBeNull();
  });

  test('can be asked for again where the site does not hand out its announcement', async () => {
    const site = new RecordSite(honestLog());
    await visit(site, REMEMBERED);
    rotate(site);
    site.missing = 'keys.jsonl';
    const user = await visit(site, /could not be loaded/);
    site.missing = null;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText(/only grew/)).toBeVisible();
  });
});

describe('a proof', () => {
  test('proves a pick in words for people', async () => {
    const report = await checkFile(await receiptOf(grown(), 1));
    expect(await report.findByText('Proved: sealed before the game, and not changed since')).toBeVisible();
    for (const words of [
      'Bills @ Jets: Bills −3.5 (−110), 2.0 units.',
      'Sealed Nov 1, 2026, 8:00 AM ET as No. 1 of 3 signed entries (version 1).',
      'The start of the game was sealed with it: Nov 1, 2026, 1:00 PM ET.',
      'Witnesses had seen it by Nov 1, 2026, 8:06 AM ET.',
      /All 3 earlier entries are in the record of 7 entries that the site shows now/,
    ])
      expect(report.getByText(words)).toBeVisible();
  });

  test('of a sealed pick says that it does not open it', async () => {
    const log = grown();
    const { note = '', size = 0 } = log.checkpoints.at(-1) ?? {};
    const report = await checkFile(await log.receipt(6, note, size));
    expect(await report.findByText('It is in the record, still sealed')).toBeVisible();
    expect(report.getByText(/does not open the pick/)).toBeVisible();
  });

  test('shows that the site wrote its history again', async () => {
    const report = await checkFile(await receiptOf(grown(), 1), new RecordSite(rewritten()));
    expect(await report.findByText('The record was rewritten')).toBeVisible();
    expect(report.getByText('Broken')).toBeVisible();
  });

  test.each<[string, (receipt: string) => string | Promise<string>, string | RegExp]>([
    [
      'of another site',
      () => {
        const other = new SampleLog();
        other.pick({ pick: 'pick_x', at: '2026-11-01T13:00:00.000Z' });
        other.sign(null, signerOf('other.example/record/log', ED25519, new Uint8Array(32).fill(3)));
        return receiptOf(other, 0);
      },
      /It belongs to the record other.example\/record\/log. This page checks the record picks.example\/record\/log/,
    ],
    [
      'with another key',
      () => {
        const other = honestLog();
        other.checkpoints.length = 0;
        other.sign(null, signerOf(ORIGIN, ED25519, new Uint8Array(32).fill(3)));
        return receiptOf(other, 1);
      },
      /was signed with a different key/,
    ],
    [
      'that was cut off',
      (receipt) => receipt.slice(0, -40),
      /It may have been cut off or changed on the way/,
    ],
    ['that was cut off early', (receipt) => receipt.slice(0, 60), /It may have been cut off/],
    ['that is something else', () => 'Hello', /It may have been cut off/],
    [
      'whose words were changed',
      (receipt) =>
        receipt.replace(/^extra (.*)$/m, (_line, extra: string) => {
          const { leaf, opening } = JSON.parse(Buffer.from(extra, 'base64').toString());
          const bet = opening.bet.replace('-3.5', '+3.5');
          return `extra ${Buffer.from(JSON.stringify({ leaf, opening: { ...opening, bet } })).toString('base64')}`;
        }),
      'The words of the pick are not the ones that were sealed.',
    ],
    [
      'of another place',
      (receipt) => receipt.replace('index 1', 'index 2'),
      'The pick in it is not in the record that was signed.',
    ],
    [
      'of another size',
      (receipt) => receipt.replace(`${ORIGIN}\n3\n`, `${ORIGIN}\n4\n`),
      'Its signature does not match: something in it was changed, or we never signed it.',
    ],
  ])('%s gets its sentence', async (_name, change, says) => {
    const report = await checkFile(await change(await receiptOf(grown(), 1)));
    expect(await report.findByText(says)).toBeVisible();
    expect(report.queryByText('Proved')).toBeNull();
  });
});

describe('the line of a mail', () => {
  test('survives a reload until it is checked', async () => {
    const user = await visit(new RecordSite(grown()), REMEMBERED);
    await user.type(screen.getByLabelText(/paste the line/), 'Record: 4');
    localStorage.clear();
    await visit(new RecordSite(grown()), REMEMBERED);
    expect(screen.getByLabelText(/paste the line/)).toHaveValue('Record: 4');
    await user.click(screen.getByRole('button', { name: 'Check' }));
    localStorage.clear();
    await visit(new RecordSite(grown()), REMEMBERED);
    expect(screen.getByLabelText(/paste the line/)).toHaveValue('');
  });

  test.each([
    ['a mail of this record', honestLog(), 'The record continues from there'],
    ['one that anybody may have written', rewritten(honestLog()), 'The record is not what this line says'],
  ])('%s', async (_name, then, says) => {
    const [, size = '', root = ''] = then.checkpoints.at(-1)?.note.split('\n') ?? [];
    const user = await visit(new RecordSite(grown()), REMEMBERED);
    await user.type(screen.getByLabelText(/paste the line/), `Record: ${size} entries, root hash ${root}`);
    await user.click(screen.getByRole('button', { name: 'Check' }));
    expect(await screen.findByText(says)).toBeVisible();
    expect(screen.queryByText('Broken')).toBeNull();
  });

  test('one of more entries than there are, which anybody may have written', async () => {
    const user = await visit(new RecordSite(grown()), REMEMBERED);
    const line = `Record: 9,012 entries, root hash ${'A'.repeat(43)}=`;
    await user.type(screen.getByLabelText(/paste the line/), line);
    await user.click(screen.getByRole('button', { name: 'Check' }));
    expect(await screen.findByText('The record is not what this line says')).toBeVisible();
    expect(screen.queryByText('Broken')).toBeNull();
  });
});

test('commands and the badge are copied whole, and a browser that refuses is named', async () => {
  const user = await visit(new RecordSite(grown()), REMEMBERED);
  await user.click(screen.getByRole('button', { name: 'Copy Commands' }));
  expect(await navigator.clipboard.readText()).toMatch(
    /^curl -O http:\/\/localhost\/record\/all\.ndjson\.gz\n.*\n.*verify\.mjs\nnode verify\.mjs all\.ndjson\.gz$/,
  );
  expect(screen.getByText('Copied.')).toBeVisible();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('denied'));
  await user.click(screen.getByRole('button', { name: 'Copy HTML of the badge' }));
  expect(await screen.findByText(/did not copy it/)).toBeVisible();
});

describe('the end of the record', () => {
  const now = Date.parse('2026-11-03T13:05:00.000Z');
  beforeEach(() => void jest.spyOn(Date, 'now').mockReturnValue(now));
  const shows = async (witnessed: (log: SampleLog) => string | null, says: RegExp, log = grown()) => {
    const site = new RecordSite(log);
    site.witnessed = witnessed(log);
    await visit(site, says);
  };

  test('is said with the time of the witnesses, where they have signed it', async () => {
    await shows(
      (log) => log.noteOf(7, '2026-11-03T13:04:00.000Z'),
      /Witnesses last signed all of it Nov 3, 2026/,
    );
    await shows(
      (log) => log.noteOf(6, '2026-11-03T13:04:00.000Z'),
      /not signed the last 1 of its entries yet/,
    );
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('is doubted, since when, where they have not', async () => {
    await shows(
      (log) => log.noteOf(6, '2026-11-02T05:02:00.000Z'),
      /Witnesses last signed this record Nov 2, 2026.*6 entries/,
    );
    await shows(() => null, /No quorum of witnesses has signed this record/);
    await shows((log) => log.noteOf(7, null), /No quorum of witnesses has signed this record/);
  });

  test('is another than they saw, where the site goes on from there without what followed', async () => {
    const honest = grown();
    honest.grade('pick_b', 'LOSS', '2026-11-03T13:02:00.000Z');
    const forked = grown();
    forked.grade('pick_b', 'WIN', '2026-11-03T13:02:00.000Z');
    forked.sign(null);
    await shows(
      () => honest.noteOf(8, '2026-11-03T13:04:00.000Z'),
      /is not the one that witnesses signed/,
      forked,
    );
  });
});

describe('a copy of the record that was kept', () => {
  beforeEach(() => void Object.assign(globalThis, { DecompressionStream, TextDecoderStream }));
  const drop = async (kept: SampleLog, shown: SampleLog) => {
    const user = await visit(new RecordSite(shown), REMEMBERED);
    const bytes = gzipSync(kept.text());
    // jsdom's files have no stream.
    const stream = () => ReadableStream.from([bytes]);
    const file = Object.assign(new File([bytes], 'yesterday.ndjson.gz'), { stream });
    await user.upload(screen.getByLabelText(/Choose a proof/), file);
  };

  test('is where the record continues from', async () => {
    await drop(honestLog(), grown());
    expect(await screen.findByText('The record continues from there')).toBeVisible();
  });

  test('is evidence of a cut', async () => {
    await drop(grown(), honestLog());
    expect(await screen.findByText('The record became shorter')).toBeVisible();
  });
});

describe('the whole record', () => {
  beforeEach(() => {
    Object.assign(globalThis, { DecompressionStream, TextDecoderStream });
    jest.spyOn(Date, 'now').mockReturnValue(CHECKED_AT);
  });
  const FIGURES = { wins: 1, losses: 1, pushes: 0, voids: 0, overdue: 0, staked: { units: -0.18 } };
  const checkAll = async (log: SampleLog, figures = FIGURES) => {
    const site = new RecordSite(log);
    site.stats = { figures };
    const user = await visit(site, REMEMBERED);
    await user.click(screen.getByRole('button', { name: 'Check the whole record' }));
  };

  test('is checked here, and so are the figures that the site shows', async () => {
    await checkAll(honestLog());
    expect(
      await screen.findByText(/1–1–0, −0.2 units, from 2 sealed picks in 6 entries, as of Nov 3, 2026/),
    ).toBeVisible();
    expect(screen.getByText('The figures that this site shows are the same.')).toBeVisible();
    expect(screen.getByText('Proved')).toBeVisible();
  });

  test('of which the site shows other figures is not decided', async () => {
    await checkAll(honestLog(), { ...FIGURES, losses: 0, staked: { units: 1.82 } });
    expect(await screen.findByText(/This site shows other figures: 1–0–0, \+1.8 units/)).toBeVisible();
    expect(screen.getByText('Not decided')).toBeVisible();
  });

  test('that breaks a rule names the entry', async () => {
    const log = honestLog();
    log.hidden.add('pick_b');
    const [, , lost] = log.entries;
    if (lost) lost.result = null;
    await checkAll(log);
    expect(
      await screen.findByText('Entry No. 2: The site shows no result of this pick; the log says LOSS.'),
    ).toBeVisible();
    expect(screen.getByText('Broken')).toBeVisible();
  });
});

test('who the witnesses are, and what none of this proves, is on the page', async () => {
  await visit(new RecordSite(grown()), REMEMBERED);
  expect(
    screen.getByText(
      /This record has one: witness.example\/w1\. A witness may belong to the people who run this site/,
    ),
  ).toBeVisible();
  for (const name of ['What cheating would look like', 'What to keep', 'What is not proven'])
    expect(screen.getByRole('heading', { name })).toBeVisible();
});
