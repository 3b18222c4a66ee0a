import { type FormEvent, useRef } from 'react';
import { type CurrentPlanFragment, useUpdatePaymentMethodMutation } from '#frontend/generated/graphql.ts';
import { Button } from '#frontend/ui/Button.tsx';
import { Dialog } from '#frontend/ui/Dialog.tsx';
import { FormProblem } from '#frontend/ui/FormProblem.tsx';
import { dollars } from '#schema/rules/money/money.ts';
import { CardFields } from './CardFields.tsx';
import { paymentFailureText } from './failure-text.ts';
import styles from './PlanDialog.module.css';
import { CardIncomplete, CardNotProcessed, useCard } from './use-card.ts';
import { usePlanWrite } from './use-plan-write.ts';

interface UpdateCardDialogProps {
  open: boolean;
  title: 'Update Payment Method' | 'Add Payment Method';
  /** Why a card is needed, when the member requested something else. */
  reason?: string;
  /** The open payment in cents, which a new card pays at once; null when nothing is due. */
  dueCents: number | null;
  onClose(): void;
  /** Called with the plan after the change. */
  onDone(after: CurrentPlanFragment | null): void;
}

/** Verifies and saves a new card and pays what is due with it. The old card stays until the new one is accepted. */
export function UpdateCardDialog({ open, title, onClose, ...rest }: UpdateCardDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={title}>
      {open && <CardForm onClose={onClose} {...rest} />}
    </Dialog>
  );
}

function CardForm({ reason, dueCents, onClose, onDone }: Omit<UpdateCardDialogProps, 'open' | 'title'>) {
  const form = useRef<HTMLFormElement>(null);
  const card = useCard({ loads: 'at once', onSubmit: () => form.current?.requestSubmit() });
  const [update] = useUpdatePaymentMethodMutation();
  const { busy, problem, run } = usePlanWrite(
    async () => {
      const token = await card.tokenize();
      const { data } = await update({ variables: { input: { token } } });
      return data?.updatePaymentMethod.subscription ?? null;
    },
    (failure) => {
      if (failure instanceof CardIncomplete) return null;
      if (failure instanceof CardNotProcessed) return failure.message;
      return paymentFailureText(failure, 'Failed to update payment method');
    },
    onDone,
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    run();
  };
  const due = dueCents === null ? null : dollars(dueCents);
  return (
    <form ref={form} noValidate className={styles.body} onSubmit={submit}>
      {reason && <p className={styles.sentence}>{reason}</p>}
      <CardFields card={card} />
      <p className={styles.small}>
        {due
          ? `${due} is due and will be charged to this card now. Later payments will use it too.`
          : 'No charge now. Your next payment will use this card.'}
      </p>
      <FormProblem>{problem}</FormProblem>
      <div className={styles.actions}>
        <Button variant="ghost" onClick={onClose} disabled={busy}>
          Not now
        </Button>
        <Button
          type="submit"
          disabled={card.status !== 'ready'}
          busy={busy && (due ? 'Processing...' : 'Saving...')}
        >
          {due ? `Pay ${due} and save card` : 'Save card'}
        </Button>
      </div>
    </form>
  );
}
