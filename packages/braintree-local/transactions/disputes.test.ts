import { createReadStream, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { all, errorsAt, rejection } from '../testing/codes.ts';
import type { Shown } from '../testing/sdk.ts';
import { openShop } from '../testing/shop.ts';

const shop = openShop();

async function dispute(opened: object = {}): Promise<{ id: string; transaction: string }> {
  const { id: transaction } = await shop.settled();
  const answer = await fetch(`${shop.local.url}/__control/transactions/${transaction}/dispute`, {
    method: 'POST',
    body: JSON.stringify(opened),
  });
  return { ...((await answer.json()) as { id: string }), transaction };
}

const find = async (id: string) => (await shop.gateway.dispute.find(id)).dispute;

/** A file of this name, uploaded as evidence. */
async function upload(name: string, kind = 'evidence_document') {
  const path = join(mkdtempSync(join(tmpdir(), 'evidence-')), name);
  writeFileSync(path, 'evidence');
  const file = createReadStream(path);
  return shop.gateway.documentUpload.create({ kind, file });
}

describe('a dispute', () => {
  test('is found with what it is about', async () => {
    const { id, transaction } = await dispute({ reason: 'not_recognized', amount: '20.00' });
    expect(await find(id)).toMatchObject({
      ...{ id, kind: 'chargeback', status: 'open', reason: 'not_recognized' },
      ...{ amountDisputed: '20.00', amountWon: '0.00', evidence: [] },
      ...{ transaction: { id: transaction, amount: '79.00' }, transactionDetails: { id: transaction } },
      replyByDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    });
    expect(await rejection(shop.gateway.dispute.find('nobody'))).toBe('notFoundError');
  });

  test('takes words and files as evidence until it is finalized', async () => {
    const { id } = await dispute();
    const { dispute: gateway } = shop.gateway;
    const words = await gateway.addTextEvidence(id, { content: 'They signed in.', category: 'GENERAL' });
    expect(words).toMatchObject({
      success: true,
      evidence: { comment: 'They signed in.', category: 'GENERAL', url: null, sentToProcessorAt: null },
    });
    const { documentUpload } = await upload('receipt.pdf');
    expect(documentUpload).toMatchObject({ name: 'receipt.pdf', kind: 'evidence_document' });
    const file = await gateway.addFileEvidence(id, documentUpload.id);
    expect(file.evidence).toMatchObject({ comment: null, url: expect.stringContaining('receipt.pdf') });
    expect((await gateway.finalize(id)).success).toBe(true);
    const sent = expect.stringMatching(/^\d{4}-\d\d-\d\d$/);
    expect(await find(id)).toMatchObject({
      status: 'disputed',
      evidence: [
        { id: words.evidence.id, sentToProcessorAt: sent },
        { id: file.evidence.id, sentToProcessorAt: sent },
      ],
      statusHistory: [{ status: 'open' }, { status: 'disputed' }],
    });
  });

  test('that is not open is neither answered nor accepted', async () => {
    const { id } = await dispute();
    const { dispute: gateway } = shop.gateway;
    expect((await gateway.accept(id)).dispute.status).toBe('accepted');
    for (const [refused, code] of [
      [await gateway.accept(id), '95704'],
      [await gateway.finalize(id), '95705'],
      [await gateway.addTextEvidence(id, 'Late'), '95701'],
    ] as const) {
      expect(refused.success).toBe(false);
      expect(errorsAt(refused, 'dispute', 'status')[0]?.code).toBe(code);
    }
  });

  test('takes no document that was not uploaded, nor one of another type', async () => {
    const { id } = await dispute();
    expect(await rejection(shop.gateway.dispute.addFileEvidence(id, 'nothing'))).toBe('notFoundError');
    expect(errorsAt(await upload('receipt.exe'), 'documentUpload', 'file')[0]?.code).toBe('84903');
    expect(errorsAt(await upload('receipt.pdf', 'other'), 'documentUpload', 'kind')[0]?.code).toBe('84901');
  });

  test('is found by what a search says, page by page', async () => {
    const [{ id: asked }, { id: taken }] = [await dispute({ kind: 'retrieval' }), await dispute()];
    const of = async (kind: string, from: string) => {
      const found = await all<Shown>(
        shop.gateway.dispute.search((search) => {
          search.kind().in([kind]);
          search.receivedDate().min(from);
        }),
      );
      return found.map(({ id }) => id);
    };
    expect(await of('retrieval', '2020-01-01')).toEqual([asked]);
    expect(await of('chargeback', '2020-01-01')).toContain(taken);
    expect(await of('retrieval', '2099-01-01')).toEqual([]);
    const { disputes } = shop.local.world.vault;
    for (let n = 0; n < 60; n += 1) {
      const copy = disputes.get(asked);
      if (copy) disputes.set(`copy${n}`, { ...copy, id: `copy${n}`, kind: 'pre_arbitration' });
    }
    expect(new Set(await of('pre_arbitration', '2020-01-01')).size).toBe(60);
  });
});
