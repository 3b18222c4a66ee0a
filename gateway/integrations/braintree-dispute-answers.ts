import type { BraintreeGateway } from 'braintree';
import type { DisputeAnswer, DisputeEvidence } from './processor.ts';

interface Answered {
  success: boolean;
  message?: string;
  errors?: { deepErrors(): { code: string; message: string }[] };
}

/** What became of a call that answers or accepts a dispute. */
export async function outcomeOfDispute(call: Promise<Answered>): Promise<DisputeAnswer> {
  const { success, message, errors } = await call;
  if (success) return { kind: 'done' };
  const refusals = errors?.deepErrors() ?? [];
  const text = refusals.map((refusal) => refusal.message).join(' ');
  return {
    kind: 'refused',
    codes: refusals.map(({ code }) => code),
    text: text || message || 'No reason was given.',
  };
}

/** The processor keeps evidence in order, so a call that broke off goes on where it was. */
export async function addEvidence(
  gateway: BraintreeGateway,
  id: string,
  evidence: DisputeEvidence[],
): Promise<DisputeAnswer> {
  const kept = await evidenceOf(gateway, id);
  for (const { content, category } of evidence) {
    if (kept.some((piece) => piece.content === plain(content) && piece.category === category)) continue;
    const request = { content, ...(category && { category }) };
    const outcome = await outcomeOfDispute(gateway.dispute.addTextEvidence(id, request));
    if (outcome.kind === 'refused') return outcome;
  }
  return { kind: 'done' };
}

export async function hasEvidence(gateway: BraintreeGateway, id: string, content: string): Promise<boolean> {
  return (await evidenceOf(gateway, id)).some((piece) => piece.content === plain(content));
}

async function evidenceOf(gateway: BraintreeGateway, id: string): Promise<DisputeEvidence[]> {
  const { evidence = [] } = (await gateway.dispute.find(id)).dispute;
  return evidence.map(({ comment, category }) => ({
    content: plain(comment ?? ''),
    category: category || null,
  }));
}

/** XML does not keep every space and line break. */
function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
