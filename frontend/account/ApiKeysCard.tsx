import { useRef, useState } from 'react';
import { type ApiKeyRowFragment, useApiKeysQuery } from '#frontend/generated/graphql.ts';
import { Button } from '#frontend/ui/Button.tsx';
import { Card } from '#frontend/ui/Card.tsx';
import { ErrorState } from '#frontend/ui/ErrorState.tsx';
import { Notice } from '#frontend/ui/Notice.tsx';
import { Skeleton } from '#frontend/ui/Skeleton.tsx';
import { MAX_KEYS } from '#schema/rules/api/api-keys.ts';
import { ApiKeyRow } from './ApiKeyRow.tsx';
import { CreateApiKeyDialog } from './CreateApiKeyDialog.tsx';
import styles from './Integrations.module.css';
import { ReferenceLink } from './NewSecret.tsx';
import { RevokeApiKeyDialog } from './RevokeApiKeyDialog.tsx';

function useApiKeys() {
  const { data, error, loading, refetch } = useApiKeysQuery({
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const reload = () => void refetch().catch(() => {});
  return { keys: data?.apiKeys, failed: !!error, loading, reload };
}

type OpenDialog = { to: 'create' } | { to: 'revoke'; apiKey: ApiKeyRowFragment };

/** Lists, creates and revokes the member's API keys. */
export function ApiKeysCard({ writesPicks }: { writesPicks: boolean }) {
  const { keys, failed, loading, reload } = useApiKeys();
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const [revoked, setRevoked] = useState<string | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const ended = ({ name }: ApiKeyRowFragment) => {
    setDialog(null);
    setRevoked(name);
    reload();
    // Its own button is gone with the key.
    opener.current?.focus();
  };
  const full = (keys?.length ?? 0) >= MAX_KEYS;
  const open = () => {
    setRevoked(null);
    setDialog({ to: 'create' });
  };
  return (
    <Card
      heading="API keys"
      aside={
        <Button ref={opener} variant="quiet" size="small" onClick={open} disabled={!keys || full}>
          Create API key
        </Button>
      }
    >
      <div className={styles.card}>
        {revoked && <Notice tone="success">The key “{revoked}” was revoked.</Notice>}
        {!keys && failed && (
          <ErrorState onRetry={reload} busy={loading}>
            Failed to load your API keys. Please try again.
          </ErrorState>
        )}
        {!keys && !failed && <KeysLoading />}
        {keys?.length === 0 && <NoKeys />}
        {keys && keys.length > 0 && (
          <KeyList keys={keys} full={full} onRevoke={(apiKey) => setDialog({ to: 'revoke', apiKey })} />
        )}
      </div>
      {dialog?.to === 'create' && (
        <CreateApiKeyDialog writesPicks={writesPicks} onClose={() => setDialog(null)} onCreated={reload} />
      )}
      {dialog?.to === 'revoke' && (
        <RevokeApiKeyDialog apiKey={dialog.apiKey} onClose={() => setDialog(null)} onRevoked={ended} />
      )}
    </Card>
  );
}

interface KeyListProps {
  keys: ApiKeyRowFragment[];
  full: boolean;
  onRevoke(apiKey: ApiKeyRowFragment): void;
}

function KeyList({ keys, full, onRevoke }: KeyListProps) {
  return (
    <>
      <p className={styles.lead}>
        {full
          ? `You have ${MAX_KEYS} keys, the maximum. Revoke one to create another.`
          : 'A key reads what you can read.'}{' '}
        <ReferenceLink />
      </p>
      <ul className={styles.list}>
        {keys.map((apiKey) => (
          <ApiKeyRow key={apiKey.id} apiKey={apiKey} onRevoke={() => onRevoke(apiKey)} />
        ))}
      </ul>
    </>
  );
}

function NoKeys() {
  return (
    <p className={styles.lead}>
      Use an API key to read your board from a bot, a spreadsheet or a model. A key reads what you can read
      and cannot change your plan or your card. <ReferenceLink />
    </p>
  );
}

function KeysLoading() {
  return (
    <div>
      <p role="status" className="visually-hidden">
        Loading your API keys...
      </p>
      <Skeleton height="52px" />
    </div>
  );
}
