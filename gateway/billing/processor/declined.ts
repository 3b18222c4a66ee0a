import { AppError } from '#gateway/app-error.ts';
import { type Decline, NOT_CHARGED } from '#gateway/integrations/processor.ts';

/**
 * 'Your card was declined.' for a decline. Unusable card data, and a charge that never reached the processor, have
 * sentences of their own.
 */
export function declined({ code, text }: Decline): AppError {
  return new AppError(codeOf(code), undefined, { processorCode: code, reason: text });
}

function codeOf(code: string) {
  if (code === NOT_CHARGED) return 'PROCESSOR_UNAVAILABLE';
  return code === 'card' ? 'CARD_REFUSED' : 'CARD_DECLINED';
}
