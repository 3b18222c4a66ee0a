import type { BraintreeGateway } from 'braintree';
import type { DisputeAnswer } from './processor.ts';

interface Answered {
  success: boolean;
  message?: string;
  errors?: { deepErrors(): { message: string }[] };
}

/** What became of a call that answers or accepts a dispute. */
export async function outcomeOfDispute(call: Promise<Answered>): Promise<DisputeAnswer> {
  const { success, message, errors } = await call;
  if (success) return { kind: 'done' };
  const refusals = errors?.deepErrors().map((refusal) => refusal.message) ?? [];
  return { kind: 'refused', text: refusals.join(' ') || message || 'The processor gave no reason.' };
}

export async function addEvidence(
  gateway: BraintreeGateway,
  id: string,
  text: string,
): Promise<DisputeAnswer> {
  if (await hasEvidence(gateway, id, text)) return { kind: 'done' };
  return outcomeOfDispute(gateway.dispute.addTextEvidence(id, { content: text }));
}

export async function hasEvidence(gateway: BraintreeGateway, id: string, text: string): Promise<boolean> {
  const { evidence = [] } = (await gateway.dispute.find(id)).dispute;
  return evidence.some(({ comment }) => plain(comment ?? '') === plain(text));
}

/** XML does not keep every space and line break. */
function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
