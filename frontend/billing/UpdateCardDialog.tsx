import { type FormEvent, useRef } from 'react';
import { useUpdatePaymentMethodMutation } from '#frontend/generated/graphql.ts';
import { Button } from '#frontend/ui/Button.tsx';
import { Dialog } from '#frontend/ui/Dialog.tsx';
import { FormProblem } from '#frontend/ui/FormProblem.tsx';
import { CardFields } from './CardFields.tsx';
import { messageOr, withCardHint } from './failure-text.ts';
import styles from './PlanDialog.module.css';
import { CardIncomplete, CardNotProcessed, useCard } from './use-card.ts';
import { usePlanWrite } from './use-plan-write.ts';

interface UpdateCardDialogProps {
  open: boolean;
  title: 'Update Payment Method' | 'Add Payment Method';
  /** Why a card is asked for, where something else was wanted. */
  reason?: string;
  /** What a new card pays at once, as a sentence; null when nothing is open. */
  pays: string | null;
  onClose(): void;
  onDone(): void;
}

/** A new card: verified, kept, and used at once for what is open. The old one stays until it is accepted. */
export function UpdateCardDialog({ open, title, onClose, ...rest }: UpdateCardDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={title}>
      {open && <CardForm onClose={onClose} {...rest} />}
    </Dialog>
  );
}

function CardForm({ reason, pays, onClose, onDone }: Omit<UpdateCardDialogProps, 'open' | 'title'>) {
  const form = useRef<HTMLFormElement>(null);
  const card = useCard(() => form.current?.requestSubmit());
  const [update] = useUpdatePaymentMethodMutation();
  const { busy, problem, run } = usePlanWrite(
    async () => {
      const token = await card.tokenize();
      await update({ variables: { input: { token } } });
    },
    (failure) => {
      if (failure instanceof CardIncomplete) return null;
      if (failure instanceof CardNotProcessed) return failure.message;
      return withCardHint(messageOr(failure, 'Failed to update payment method'));
    },
    onDone,
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    run();
  };
  return (
    <form ref={form} noValidate className={styles.body} onSubmit={submit}>
      {reason && <p className={styles.sentence}>{reason}</p>}
      <CardFields card={card} />
      <p className={styles.small}>{pays ?? 'No charge now. Your next payment uses this card.'}</p>
      <FormProblem>{problem}</FormProblem>
      <div className={styles.actions}>
        <Button variant="ghost" onClick={onClose} disabled={busy}>
          Not now
        </Button>
        <Button type="submit" disabled={card.status !== 'ready'} busy={busy && 'Saving...'}>
          Save card
        </Button>
      </div>
    </form>
  );
}
