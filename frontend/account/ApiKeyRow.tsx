import { serverNow } from '#frontend/app/server-clock.ts';
import type { ApiKeyRowFragment } from '#frontend/generated/graphql.ts';
import { Button } from '#frontend/ui/Button.tsx';
import { Tag } from '#frontend/ui/Tag.tsx';
import { scopeText } from '#schema/rules/api/api-keys.ts';
import { factsOf, hasExpired } from './api-key-text.ts';
import { ConfirmApiKey } from './ConfirmApiKey.tsx';
import styles from './Integrations.module.css';

/** One key: name, prefix, permissions and expiry. */
export function ApiKeyRow({ apiKey, onRevoke }: { apiKey: ApiKeyRowFragment; onRevoke(): void }) {
  const now = serverNow();
  const expired = hasExpired(apiKey, now);
  const waits = apiKey.mustConfirm && !expired;
  return (
    <li className={styles.key}>
      <div className={styles.about}>
        <p className={styles.name}>
          <strong>{apiKey.name}</strong>
          {expired && <Tag tone="loss">Expired</Tag>}
          {waits && <Tag tone="loss">To be confirmed</Tag>}
        </p>
        <p className={styles.facts}>
          <code>{apiKey.prefix}…</code>
          {apiKey.scopes.map((scope) => (
            <code key={scope}>{scopeText(scope)}</code>
          ))}
        </p>
        <p className={styles.facts}>{factsOf(apiKey, now).join(' · ')}</p>
        {waits && <ConfirmApiKey apiKey={apiKey} />}
      </div>
      <Button
        variant="quiet"
        size="small"
        onClick={onRevoke}
        aria-label={`${expired ? 'Remove' : 'Revoke'} ${apiKey.name}`}
      >
        {expired ? 'Remove' : 'Revoke'}
      </Button>
    </li>
  );
}
