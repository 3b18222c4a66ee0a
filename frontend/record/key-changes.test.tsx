import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { RecordSite } from '#frontend/testing/record-site.ts';
import { REMEMBERED, receiptOf, rewritten, visit } from '#frontend/testing/verify-page.tsx';
import { ED25519 } from '#record/note/keys.ts';
import { type Signer, signerOf } from '#record/note/signing.ts';
import { formatPolicy } from '#record/policy/policy.ts';
import { honestLog, nextSigner, ORIGIN, signer, witness } from '#record/testing/sample-log.ts';

beforeEach(() => localStorage.clear());
afterEach(() => void jest.restoreAllMocks());

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
