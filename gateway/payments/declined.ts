import { AppError } from '#gateway/app-error.ts';
import type { Decline } from './processor.ts';

/** 'Your card was declined.' for a processor's no; another sentence for card data that cannot be used at all. */
export function declined({ code, text }: Decline): AppError {
  return new AppError(code === 'card' ? 'CARD_REFUSED' : 'CARD_DECLINED', undefined, {
    processorCode: code,
    reason: text,
  });
}
