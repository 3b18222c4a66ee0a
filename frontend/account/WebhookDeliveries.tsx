import { passkeyFailure, useWithPasskey } from '#frontend/app/passkeys/use-passkeys.ts';
import {
  useRedeliverWebhookMutation,
  useWebhookDeliveriesQuery,
  type WebhookLogLineFragment,
} from '#frontend/generated/graphql.ts';
import { Button } from '#frontend/ui/Button.tsx';
import { ErrorState } from '#frontend/ui/ErrorState.tsx';
import { FormProblem } from '#frontend/ui/FormProblem.tsx';
import { Skeleton } from '#frontend/ui/Skeleton.tsx';
import { Tag, type TagTone } from '#frontend/ui/Tag.tsx';
import { useSubmission } from '#frontend/ui/use-submission.ts';
import { shownMoment } from '#schema/rules/time/shown-time.ts';
import styles from './Integrations.module.css';

interface WebhookDeliveriesProps {
  endpointId: string;
  disabled: boolean;
}

/** The latest deliveries of an endpoint with their outcome. */
export function WebhookDeliveries({ endpointId, disabled }: WebhookDeliveriesProps) {
  const { data, error, loading, refetch } = useWebhookDeliveriesQuery({
    variables: { webhookEndpointId: endpointId },
    fetchPolicy: 'network-only',
    notifyOnNetworkStatusChange: true,
  });
  const reload = () => void refetch().catch(() => {});
  const lines = data?.webhookDeliveries.nodes;
  if (!lines && error)
    return (
      <ErrorState onRetry={reload} busy={loading}>
        Failed to load the deliveries. Please try again.
      </ErrorState>
    );
  if (!lines)
    return (
      <div role="status">
        <span className="visually-hidden">Loading the deliveries...</span>
        <Skeleton width="60%" height="18px" />
      </div>
    );
  return (
    <div className={styles.deliveries}>
      <div className={styles.head}>
        <p>{lines.length === 0 ? 'Nothing sent yet' : 'Latest deliveries, newest first'}</p>
        <Button variant="ghost" size="small" onClick={reload} busy={loading && 'Loading...'}>
          Refresh
        </Button>
      </div>
      {lines.length > 0 && (
        <ul className={styles.list}>
          {lines.map((line) => (
            <Delivery key={line.id} line={line} disabled={disabled} />
          ))}
        </ul>
      )}
    </div>
  );
}

const STATES: Record<WebhookLogLineFragment['state'], { tone: TagTone; word: string }> = {
  PENDING: { tone: 'accent', word: 'Waiting' },
  DELIVERED: { tone: 'win', word: 'Delivered' },
  FAILED: { tone: 'loss', word: 'Failed' },
  WITHHELD: { tone: 'plain', word: 'Withheld' },
};

function Delivery({ line, disabled }: { line: WebhookLogLineFragment; disabled: boolean }) {
  const [redeliver] = useRedeliverWebhookMutation();
  const withPasskey = useWithPasskey();
  const { busy, problem, run } = useSubmission(
    async () => void (await withPasskey(() => redeliver({ variables: { input: { deliveryId: line.id } } }))),
    (failure) => `Failed to send it again. ${passkeyFailure(failure)}`,
  );
  const { tone, word } = STATES[line.state];
  return (
    <li className={styles.delivery}>
      <div className={styles.about}>
        <p className={styles.facts}>
          <code>{line.type}</code> <Tag tone={tone}>{word}</Tag>
          <span>{shownMoment(new Date(line.createdAt))}</span>
        </p>
        <p className={styles.facts}>{lastCall(line)}</p>
        <FormProblem>{problem}</FormProblem>
      </div>
      <Button
        variant="quiet"
        size="small"
        onClick={run}
        busy={busy && 'Sending...'}
        disabled={disabled || line.state === 'WITHHELD'}
      >
        Send again
      </Button>
    </li>
  );
}

/** Summary of the latest call: status, duration, attempts and response. */
function lastCall({ attempts }: WebhookLogLineFragment): string {
  const [last] = attempts;
  if (!last) return 'Not called yet';
  const outcome = last.status === null ? (last.failure ?? 'No answer') : `Status ${last.status}`;
  const facts = [outcome, `${last.durationMs} ms`];
  if (attempts.length > 1) facts.push(`${attempts.length} calls`);
  if (last.answer) facts.push(`“${last.answer.slice(0, 80)}”`);
  return facts.join(' · ');
}
