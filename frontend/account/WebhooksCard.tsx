import { useState } from 'react';
import {
  useWebhooksQuery,
  type WebhookRowFragment,
  type WebhooksQuery,
} from '#frontend/generated/graphql.ts';
import { Button } from '#frontend/ui/Button.tsx';
import { Card } from '#frontend/ui/Card.tsx';
import { ErrorState } from '#frontend/ui/ErrorState.tsx';
import { Skeleton } from '#frontend/ui/Skeleton.tsx';
import { keyText } from './api-key-text.ts';
import { CreateWebhookDialog } from './CreateWebhookDialog.tsx';
import { DeleteWebhookDialog } from './DeleteWebhookDialog.tsx';
import styles from './Integrations.module.css';
import { RotateSecretDialog } from './RotateSecretDialog.tsx';
import { WebhookRow } from './WebhookRow.tsx';

type OpenDialog = { to: 'create' } | { to: 'delete' | 'rotate'; endpoint: WebhookRowFragment };

/** The webhook endpoints of the member's API keys. */
export function WebhooksCard({ readsMembers }: { readsMembers: boolean }) {
  const { data, error, loading, refetch } = useWebhooksQuery({
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const reload = () => void refetch().catch(() => {});
  const names = new Map(data?.apiKeys.map((key) => [key.id, keyText(key)]));
  // Deleting a key deletes its endpoints, also before the list is refetched.
  const endpoints = data?.webhookEndpoints.filter(({ apiKeyId }) => names.has(apiKeyId));
  return (
    <Card
      heading="Webhooks"
      aside={
        <Button
          variant="quiet"
          size="small"
          disabled={names.size === 0}
          onClick={() => setDialog({ to: 'create' })}
        >
          Add endpoint
        </Button>
      }
    >
      <div className={styles.card}>
        {!data && error && (
          <ErrorState onRetry={reload} busy={loading}>
            Failed to load your webhooks. Please try again.
          </ErrorState>
        )}
        {!data && !error && <Loading />}
        {endpoints?.length === 0 && <NoEndpoints hasKey={names.size > 0} />}
        {endpoints && endpoints.length > 0 && (
          <ul className={styles.list}>
            {endpoints.map((endpoint) => (
              <WebhookRow
                key={endpoint.id}
                endpoint={endpoint}
                keyName={names.get(endpoint.apiKeyId) ?? ''}
                onRotate={() => setDialog({ to: 'rotate', endpoint })}
                onDelete={() => setDialog({ to: 'delete', endpoint })}
              />
            ))}
          </ul>
        )}
      </div>
      {dialog && data && (
        <WebhookDialog
          dialog={dialog}
          readsMembers={readsMembers}
          keys={data.apiKeys}
          onClose={() => setDialog(null)}
          onChanged={reload}
        />
      )}
    </Card>
  );
}

interface WebhookDialogProps {
  dialog: OpenDialog;
  readsMembers: boolean;
  keys: WebhooksQuery['apiKeys'];
  onClose(): void;
  onChanged(): void;
}

function WebhookDialog({ dialog, readsMembers, keys, onClose, onChanged }: WebhookDialogProps) {
  if (dialog.to === 'create')
    return (
      <CreateWebhookDialog readsMembers={readsMembers} keys={keys} onClose={onClose} onCreated={onChanged} />
    );
  const { endpoint } = dialog;
  if (dialog.to === 'rotate') return <RotateSecretDialog endpoint={endpoint} onClose={onClose} />;
  const deleted = () => {
    onClose();
    onChanged();
  };
  return <DeleteWebhookDialog endpoint={endpoint} onClose={onClose} onDeleted={deleted} />;
}

function NoEndpoints({ hasKey }: { hasKey: boolean }) {
  return (
    <p className={styles.lead}>
      Get an HTTP call when a pick is released or graded.{' '}
      {hasKey
        ? 'Picks above your plan arrive locked.'
        : 'An endpoint uses one of your API keys, so create a key first.'}
    </p>
  );
}

function Loading() {
  return (
    <>
      <p role="status" className="visually-hidden">
        Loading your webhooks...
      </p>
      <Skeleton width="70%" height="20px" />
    </>
  );
}
