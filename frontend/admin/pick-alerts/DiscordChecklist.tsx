import { AdminToolbar } from '#frontend/admin/AdminToolbar.tsx';
import { adminPath } from '#frontend/admin/admin-address.ts';
import { RowsLoading } from '#frontend/admin/RowsLoading.tsx';
import { failureText } from '#frontend/app/failures.ts';
import { type DiscordChecklistQuery, useDiscordChecklistQuery } from '#frontend/generated/graphql.ts';
import { Button } from '#frontend/ui/Button.tsx';
import { Card } from '#frontend/ui/Card.tsx';
import { ErrorState } from '#frontend/ui/ErrorState.tsx';
import { CheckIcon, WarningIcon } from '#frontend/ui/icons.ts';
import { LinkButton } from '#frontend/ui/LinkButton.tsx';
import styles from './DiscordChecklist.module.css';

/** What is missing in the Discord server, and how to mend it. */
export function DiscordChecklist() {
  const { data, error, loading, refetch } = useDiscordChecklistQuery({
    fetchPolicy: 'network-only',
    notifyOnNetworkStatusChange: true,
  });
  const again = () => void refetch().catch(() => {});
  const checks = data?.discordChecklist;
  return (
    <>
      <AdminToolbar title="Discord checklist">
        <Button variant="quiet" size="small" onClick={again} busy={loading && 'Checking...'}>
          Check again
        </Button>
        <LinkButton variant="quiet" size="small" to={adminPath('alerts')}>
          Back to alerts
        </LinkButton>
      </AdminToolbar>
      {!checks && error && (
        <ErrorState onRetry={again} busy={loading}>
          {failureText(error)}
        </ErrorState>
      )}
      {!checks && !error && <RowsLoading>Asking Discord...</RowsLoading>}
      {checks && <Checks checks={checks} />}
    </>
  );
}

function Checks({ checks }: { checks: DiscordChecklistQuery['discordChecklist'] }) {
  const wrong = checks.filter(({ advice }) => advice).length;
  return (
    <Card heading={wrong === 0 ? 'Everything is set up' : `${wrong} of ${checks.length} need your attention`}>
      <ul className={styles.list}>
        {checks.map(({ title, advice }) => (
          <li key={title}>
            {advice ? (
              <WarningIcon size={20} className={styles.wrong} role="img" aria-label="Not right" />
            ) : (
              <CheckIcon size={20} className={styles.right} role="img" aria-label="Right" />
            )}
            <span>{title}</span>
            {advice && <span className={styles.advice}>{advice}</span>}
          </li>
        ))}
      </ul>
    </Card>
  );
}
