import { type ReactNode, useId } from 'react';
import { eventText, PICK_EVENTS, WEBHOOK_CHOICES, type WebhookChoice } from '#schema/rules/webhook-values.ts';
import styles from './Webhooks.module.css';

const WORDS: Record<WebhookChoice, string> = {
  PICK_RELEASED: 'A pick comes out',
  PICK_GRADED: 'A pick is graded',
  SUBSCRIPTION_CREATED: 'A plan is bought, tried or granted',
  SUBSCRIPTION_RENEWED: 'A new period is paid',
  SUBSCRIPTION_CHANGED: 'A plan is changed',
  SUBSCRIPTION_CANCELLED: 'A plan is cancelled',
  SUBSCRIPTION_REACTIVATED: 'A cancelled plan goes on',
  SUBSCRIPTION_PAYMENT_FAILED: 'A charge is declined',
  SUBSCRIPTION_ENDED: 'A plan is over',
};

interface EventChoicesProps {
  isAdmin: boolean;
  value: readonly WebhookChoice[];
  problem: ReactNode;
  onChange(events: WebhookChoice[]): void;
}

/** What an endpoint is told, at least one; subscriptions are offered to admins alone. */
export function EventChoices({ isAdmin, value, problem, onChange }: EventChoicesProps) {
  const problemId = useId();
  const toggle = (event: WebhookChoice) =>
    onChange(WEBHOOK_CHOICES.filter((each) => value.includes(each) !== (each === event)));
  return (
    <fieldset className={styles.events} aria-describedby={problem ? problemId : undefined}>
      <legend>Call when</legend>
      {(isAdmin ? WEBHOOK_CHOICES : PICK_EVENTS).map((event) => (
        <label key={event}>
          <input type="checkbox" checked={value.includes(event)} onChange={() => toggle(event)} />
          <span>
            {WORDS[event]} <code>{eventText(event)}</code>
          </span>
        </label>
      ))}
      {problem && (
        <p id={problemId} role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </fieldset>
  );
}
