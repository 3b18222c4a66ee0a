import { DecompressionStream, ReadableStream, TextDecoderStream } from 'node:stream/web';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { RecordSite } from '#frontend/testing/record-site.ts';
import { grown, REMEMBERED, rewritten, visit } from '#frontend/testing/verify-page.tsx';
import { ED25519 } from '#record/note/keys.ts';
import { signerOf } from '#record/note/signing.ts';
import { formatPolicy } from '#record/policy/policy.ts';
import { CHECKED_AT, honestLog, ORIGIN, SampleLog, signer } from '#record/testing/sample-log.ts';

beforeEach(() => localStorage.clear());
afterEach(() => void jest.restoreAllMocks());

describe('what this device remembers', () => {
  test('a record that only grew is said to, and is remembered as it is now', async () => {
    const site = new RecordSite(honestLog());
    await visit(site, /The record has 6 signed entries/);
    expect(screen.getByText(/^Check that we changed nothing\. No account, no upload\./)).toBeVisible();
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
      /Witnesses last signed all but 1 entry of it Nov 3, 2026/,
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
