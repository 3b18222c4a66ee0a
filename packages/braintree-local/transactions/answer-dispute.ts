import { timestamp } from '../clock.ts';
import { type Answer, created, found, ok } from '../http/answer.ts';
import type { Call } from '../http/call.ts';
import { invalid, refuse } from '../http/invalid.ts';
import { child, text } from '../http/params.ts';
import type { XmlFields } from '../http/xml.ts';
import { randomText } from '../vault/ids.ts';
import type { Dispute, Vault } from '../vault/records.ts';
import { moveDispute } from './disputes.ts';
import { presentDispute } from './present.ts';

function disputeOf({ vault, path: { id = '' } }: Call): Dispute {
  return found(vault.disputes.get(id), 'dispute');
}

export function shownDispute(vault: Vault, dispute: Dispute): XmlFields {
  return presentDispute(dispute, found(vault.transactions.get(dispute.transactionId), 'transaction'));
}

export function findDispute(call: Call): Answer {
  return ok('dispute', shownDispute(call.vault, disputeOf(call)));
}

/** Only an open dispute can be answered; `code` says what was tried. */
function openOnly(call: Call, code: string): Dispute {
  const dispute = disputeOf(call);
  if (dispute.status !== 'open') throw refuse(invalid(code, 'dispute'));
  return dispute;
}

/** `dispute.addTextEvidence` and `addFileEvidence`: the same call, with words or with an uploaded document. */
export function addEvidence(call: Call): Answer {
  const dispute = openOnly(call, '95701');
  const evidence = child(call.params, 'evidence');
  const uploaded = text(evidence, 'document_upload_id');
  const document = uploaded === undefined ? null : found(call.vault.documents.get(uploaded), 'document');
  const added = {
    id: randomText(16),
    comment: document ? null : (text(evidence, 'comments') ?? ''),
    category: text(evidence, 'category') ?? null,
    sequence_number: text(evidence, 'sequence_number') ?? null,
    url: document && `${call.publicUrl}/documents/${document.id}/${encodeURIComponent(document.name)}`,
    sent_to_processor_at: null,
    created_at: timestamp(),
  };
  dispute.evidence.push(added);
  return created('evidence', added);
}

/** Sends the evidence to the bank; nothing can be added after it. */
export function finalizeDispute(call: Call): Answer {
  const dispute = openOnly(call, '95705');
  const at = timestamp().slice(0, 10);
  for (const evidence of dispute.evidence) evidence.sent_to_processor_at = at;
  moveDispute(call, dispute, 'disputed');
  return ok('dispute', shownDispute(call.vault, dispute));
}

export function acceptDispute(call: Call): Answer {
  const dispute = openOnly(call, '95704');
  moveDispute(call, dispute, 'accepted');
  return ok('dispute', shownDispute(call.vault, dispute));
}
