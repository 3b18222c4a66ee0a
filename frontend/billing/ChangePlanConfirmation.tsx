import { failureCode } from '#frontend/app/failures.ts';
import { type PlanChangeQuery, useChangePlanMutation } from '#frontend/generated/graphql.ts';
import { Button } from '#frontend/ui/Button.tsx';
import { FormProblem } from '#frontend/ui/FormProblem.tsx';
import { Notice } from '#frontend/ui/Notice.tsx';
import { type Tier, tierLabel } from '#schema/rules/access/tiers.ts';
import { cardText } from '#schema/rules/money/cards.ts';
import { dollars } from '#schema/rules/money/money.ts';
import { shownMoment } from '#schema/rules/time/shown-time.ts';
import { ChangeLines } from './ChangeLines.tsx';
import { currentTotal, paymentFailureText } from './failure-text.ts';
import styles from './PlanDialog.module.css';
import { usePlanWrite } from './use-plan-write.ts';

interface ChangePlanConfirmationProps {
  to: Tier;
  answer: PlanChangeQuery;
  /** The documented message of this place when the server gives none. */
  documented?: string;
  askAgain(): void;
  onClose(): void;
  onDone(paidCents: number): void;
  onNeedsCard(hasCard: boolean): void;
}

const FAILED = {
  UPGRADE: 'Failed to upgrade plan',
  DOWNGRADE: 'Failed to downgrade subscription',
  NONE: 'Failed to upgrade subscription',
};

export function ChangePlanConfirmation({
  to,
  answer,
  documented,
  askAgain,
  onClose,
  onDone,
  onNeedsCard,
}: ChangePlanConfirmationProps) {
  const { planChangePreview: preview, paymentMethod } = answer;
  const { kind, totalCents, nextChargeCents } = preview;
  const [changePlan] = useChangePlanMutation();
  const { busy, problem, run } = usePlanWrite(
    () =>
      changePlan({
        variables: {
          input: { tier: to, expectedTotalCents: totalCents, expectedNextChargeCents: nextChargeCents },
        },
      }),
    (failure) => {
      if (failureCode(failure) !== 'PRICE_CHANGED')
        return paymentFailureText(failure, documented ?? FAILED[kind]);
      askAgain();
      return newTotal(failure, totalCents);
    },
    () => onDone(totalCents),
  );
  const needsCard = totalCents > 0 && !paymentMethod;
  return (
    <div className={styles.body}>
      <p className={styles.sentence}>{preview.sentence}</p>
      <ChangeLines lines={preview.lines} />
      <Facts preview={preview} card={paymentMethod ? cardText(paymentMethod) : null} />
      {needsCard && (
        <Notice>No payment method is currently associated with your account. Add one first.</Notice>
      )}
      <FormProblem>{problem}</FormProblem>
      <div className={styles.actions}>
        <Button variant="ghost" onClick={onClose} disabled={busy}>
          Not now
        </Button>
        {needsCard ? (
          <Button onClick={() => onNeedsCard(false)}>Add Payment Method</Button>
        ) : (
          <Button onClick={run} busy={busy && 'Processing...'}>
            {buttonText(kind, to, totalCents)}
          </Button>
        )}
      </div>
    </div>
  );
}

type Preview = PlanChangeQuery['planChangePreview'];

function Facts({ preview, card }: { preview: Preview; card: string | null }) {
  const { kind, totalCents, takesEffectAt, nextChargeAt, nextChargeCents } = preview;
  return (
    <dl className={styles.facts}>
      <div className={styles.due}>
        <dt>Charged now{card && totalCents > 0 && `, to ${card}`}</dt>
        <dd>{dollars(totalCents)}</dd>
      </div>
      {kind === 'DOWNGRADE' && (
        <div>
          <dt>Takes effect</dt>
          <dd>{shownMoment(new Date(takesEffectAt))}</dd>
        </div>
      )}
      {nextChargeAt && (
        <div>
          <dt>Next charge</dt>
          <dd>
            {dollars(nextChargeCents)} on {shownMoment(new Date(nextChargeAt))}
          </dd>
        </div>
      )}
    </dl>
  );
}

function buttonText(kind: Preview['kind'], to: Tier, totalCents: number): string {
  if (kind === 'NONE') return `Keep ${tierLabel(to)}`;
  if (kind === 'DOWNGRADE') return `Downgrade to ${tierLabel(to)}`;
  return totalCents > 0 ? `Upgrade for ${dollars(totalCents)}` : `Upgrade to ${tierLabel(to)}`;
}

/** Of a downgrade the total is $0 before and after; what changed is the next charge. */
function newTotal(failure: unknown, shownCents: number): string {
  const total = currentTotal(failure);
  const now =
    total === null || total === shownCents ? 'Check the new amount' : `It is now ${dollars(total)}. Check it`;
  return `The price has changed. Nothing was charged. ${now} and confirm again.`;
}
