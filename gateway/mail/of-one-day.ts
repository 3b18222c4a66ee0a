import { AppError } from '#gateway/app-error.ts';
import { isInTime, NOTICE_DAYS } from '#schema/rules/money/price-moves.ts';
import type { MailData, Template } from './mail.ts';

const OF_ONE_DAY = 'price-change' satisfies Template;

/** Why a mail may not go out at a moment any more; null when it may. A price that was said on another day does not count. */
export function tooLate(template: string, data: MailData[Template], now: Date): string | null {
  if (template !== OF_ONE_DAY) return null;
  const { appliesAt } = data as MailData[typeof OF_ONE_DAY];
  return isInTime(now, new Date(appliesAt))
    ? null
    : `It is not ${NOTICE_DAYS} days before the renewal any more`;
}

/** Whether a mail that was given up can be sent again. */
export function canBeRetried(template: string): boolean {
  return template !== OF_ONE_DAY;
}

/** Throws CONFLICT for a mail that goes out on the day that it was written for, or never. */
export function refuseOfOneDay(template: string): void {
  if (!canBeRetried(template))
    throw new AppError(
      'CONFLICT',
      `A new price is announced only on the day that is ${NOTICE_DAYS} days before a renewal: sent again, this mail would name a price that does not count.`,
    );
}
