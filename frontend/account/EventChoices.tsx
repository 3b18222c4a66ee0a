import type { ReactNode } from 'react';
import { CheckboxGroup } from '#frontend/ui/CheckboxGroup.tsx';
import {
  eventText,
  PICK_EVENTS,
  WEBHOOK_CHOICES,
  type WebhookChoice,
} from '#schema/rules/api/webhook-values.ts';
import styles from './Integrations.module.css';

const WORDS: Record<WebhookChoice, string> = {
  PICK_RELEASED: 'A pick is released',
  PICK_GRADED: 'A pick is graded',
  SUBSCRIPTION_CREATED: 'A plan or trial starts, or a plan is granted',
  SUBSCRIPTION_RENEWED: 'A renewal is paid',
  SUBSCRIPTION_CHANGED: 'A plan is changed',
  SUBSCRIPTION_CANCELLED: 'A plan is canceled',
  SUBSCRIPTION_REACTIVATED: 'A canceled plan is reactivated',
  SUBSCRIPTION_PAUSED: 'A pause begins',
  SUBSCRIPTION_RESUMED: 'A paused plan runs again',
  SUBSCRIPTION_PAYMENT_FAILED: 'A payment is declined',
  SUBSCRIPTION_ENDED: 'A plan has ended',
};

interface EventChoicesProps {
  readsMembers: boolean;
  value: readonly WebhookChoice[];
  problem: ReactNode;
  onChange(events: WebhookChoice[]): void;
}

/** The events of an endpoint; only admins are offered subscription events. */
export function EventChoices({ readsMembers, ...field }: EventChoicesProps) {
  const options = (readsMembers ? WEBHOOK_CHOICES : PICK_EVENTS).map((value) => ({
    value,
    label: (
      <>
        {WORDS[value]} <code className={styles.code}>{eventText(value)}</code>
      </>
    ),
  }));
  return <CheckboxGroup legend="Call when" options={options} {...field} />;
}
