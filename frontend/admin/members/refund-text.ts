import { failureCode, failureText } from '#frontend/app/failures.ts';
import { passkeyFailure } from '#frontend/app/passkeys/use-passkeys.ts';
import { dollars } from '#schema/rules/money/money.ts';
import { refundChanges } from '#schema/rules/money/refund-changes.ts';
import { type Preview, previewedChargeText } from './acts/ActPreview.tsx';
import { type CurrentPlan, dayText } from './member-text.ts';

/** What the dialog says first. `isSettled` is null where it is not known whether the charge has settled. */
export function consequenceOf(plan: CurrentPlan | null, loading: boolean, isSettled: boolean | null): string {
  const settlement = loading ? 'Checking whether the charge has settled...' : whatElse(isSettled);
  const renewal =
    plan && !plan.cancelAtPeriodEnd && 'To stop the renewal too, use Cancel Renewal on this page.';
  return [settlement, renewal].filter(Boolean).join(' ');
}

interface Shown {
  email: string;
  plan: CurrentPlan | null;
  paidWith: string | null;
  totalCents: number;
  leftCents: number;
  amountCents: number;
}

/** What the refund changes, and what of the plan it does not. */
export function refundPreviewOf({ email, plan, paidWith, amountCents, ...charge }: Shown): Preview {
  const isRight = amountCents > 0 && amountCents <= charge.leftCents;
  const stays = plan
    ? [
        { label: 'Plan', before: null, after: whatStays(plan) },
        { label: 'Next charge', before: null, after: nextCharge(plan) },
      ]
    : [];
  return {
    changes: [
      ...refundChanges({ ...charge, amountCents: isRight ? amountCents : 0 }),
      { label: 'Returned to', before: null, after: paidWith ?? 'The card that paid it' },
      ...stays.filter(({ after }) => after),
    ],
    mailTo: [email],
  };
}

/** The button names what it will refund, unless that cannot be read. */
export function refundWords(amountCents: number): string {
  return amountCents > 0 ? `Refund ${dollars(amountCents)}` : 'Refund';
}

/** The Terms give back less than all where the law lets a member withdraw; that takes a settled charge. */
function whatElse(isSettled: boolean | null): string {
  const law =
    'Sales are final, but the Terms give back what was paid, minus the days used, where the law lets a member withdraw.';
  if (isSettled) return law;
  const part = 'Part of the charge can be refunded once it has settled, usually within a day.';
  return isSettled === false ? `${law} ${part}` : `${law} ${part} Until then only all of it can be refunded.`;
}

function whatStays({ pastDue, cancelAtPeriodEnd, currentPeriodEndsAt }: CurrentPlan): string {
  if (pastDue) return 'Stays, and so does what is owed';
  return cancelAtPeriodEnd ? `Stays until ${dayText(currentPeriodEndsAt)}` : 'Stays';
}

function nextCharge({ nextChargeAt, nextChargeCents }: CurrentPlan): string | null {
  return nextChargeAt && previewedChargeText(nextChargeCents ?? 0, nextChargeAt);
}

export function refundDoneText(money: string, voided: boolean): string {
  return voided
    ? `${money} is refunded: the charge had not settled and was canceled.`
    : `${money} is being refunded.`;
}

/** A refund that waits for a second person is no failure: the sentence says who decides. */
export function waitingText(failure: unknown): string {
  if (failureCode(failure) !== 'APPROVAL_NEEDED') throw failure;
  return failureText(failure);
}

/** The catalogue's sentences speak to the payer, not to the admin. */
export function refundFailure(failure: unknown): string {
  const code = failureCode(failure);
  if (code === 'CARD_DECLINED') return 'The processor refused this refund. Nothing was refunded.';
  if (code === 'CARD_REFUSED')
    return 'The processor refused this refund. Part of a charge can be refunded once it has settled, usually within a day; until then only the full amount can be.';
  if (code === 'PAYMENT_PENDING')
    return 'The processor has not confirmed this refund yet. It is listed under Problems until it is confirmed.';
  return passkeyFailure(failure);
}
