import { useState } from 'react';
import { passkeyFailure, useWithPasskey } from '#frontend/app/passkeys/use-passkeys.ts';
import {
  useEnableWebhookEndpointMutation,
  useSendTestWebhookMutation,
  type WebhookRowFragment,
} from '#frontend/generated/graphql.ts';
import { Button } from '#frontend/ui/Button.tsx';
import { FormProblem } from '#frontend/ui/FormProblem.tsx';
import { Tag } from '#frontend/ui/Tag.tsx';
import { useSubmission } from '#frontend/ui/use-submission.ts';
import { eventText } from '#schema/rules/api/webhook-values.ts';
import { shownMoment } from '#schema/rules/time/shown-time.ts';
import styles from './Integrations.module.css';
import { WebhookDeliveries } from './WebhookDeliveries.tsx';

interface WebhookRowProps {
  endpoint: WebhookRowFragment;
  keyName: string;
  onRotate(): void;
  onDelete(): void;
}

/** One endpoint: address, events, state and deliveries. */
export function WebhookRow({ endpoint, keyName, onRotate, onDelete }: WebhookRowProps) {
  const [open, setOpen] = useState(false);
  const [tests, setTests] = useState(0);
  const [sendTest] = useSendTestWebhookMutation();
  const [enableEndpoint] = useEnableWebhookEndpointMutation();
  const withPasskey = useWithPasskey();
  const variables = { input: { id: endpoint.id } };
  const test = useSubmission(
    async () => {
      await withPasskey(() => sendTest({ variables }));
      setOpen(true);
      setTests((sent) => sent + 1);
    },
    (failure) => `Failed to send a test. ${passkeyFailure(failure)}`,
  );
  const enable = useSubmission(
    async () => void (await withPasskey(() => enableEndpoint({ variables }))),
    (failure) => `Failed to enable the endpoint. ${passkeyFailure(failure)}`,
  );
  const disabled = endpoint.disabledAt !== null;
  return (
    <li className={styles.endpoint}>
      <p className={styles.name}>
        <strong>{endpoint.url}</strong> <State endpoint={endpoint} />
      </p>
      <p className={styles.facts}>
        <span>{keyName}</span>
        {endpoint.events.map((event) => (
          <code key={event}>{eventText(event)}</code>
        ))}
      </p>
      <EndpointProblem endpoint={endpoint} />
      <FormProblem>{test.problem ?? enable.problem}</FormProblem>
      <div className={styles.buttons}>
        {disabled ? (
          <Button size="small" onClick={enable.run} busy={enable.busy && 'Enabling...'}>
            Enable
          </Button>
        ) : (
          <Button variant="quiet" size="small" onClick={test.run} busy={test.busy && 'Sending...'}>
            Send test
          </Button>
        )}
        <Button variant="quiet" size="small" aria-expanded={open} onClick={() => setOpen(!open)}>
          Deliveries
        </Button>
        <Button variant="ghost" size="small" onClick={onRotate}>
          New secret
        </Button>
        <Button variant="ghost" size="small" onClick={onDelete} aria-label={`Remove ${endpoint.url}`}>
          Remove
        </Button>
      </div>
      {open && <WebhookDeliveries key={tests} endpointId={endpoint.id} disabled={disabled} />}
    </li>
  );
}

function State({ endpoint: { disabledAt, pausedUntil } }: { endpoint: WebhookRowFragment }) {
  if (disabledAt) return <Tag tone="loss">Disabled</Tag>;
  return pausedUntil ? <Tag tone="accent">Failing</Tag> : <Tag tone="win">Active</Tag>;
}

/** Why calls fail or have stopped. */
function EndpointProblem({ endpoint }: { endpoint: WebhookRowFragment }) {
  const { disabledReason, pausedUntil, failures } = endpoint;
  if (disabledReason === 'GONE')
    return <p className={styles.trouble}>Your server answered 410 Gone, so we stopped calling it.</p>;
  if (disabledReason)
    return <p className={styles.trouble}>Ten calls in a row failed, so we stopped calling it.</p>;
  if (!pausedUntil) return null;
  return (
    <p className={styles.trouble}>
      {failures === 1 ? 'The last call failed.' : `The last ${failures} calls failed.`} We will try again on{' '}
      {shownMoment(new Date(pausedUntil))}.
    </p>
  );
}
