import { AdminToolbar } from '#frontend/admin/AdminToolbar.tsx';
import { RowsLoading } from '#frontend/admin/RowsLoading.tsx';
import { type GoingLiveQuery, useGoingLiveQuery } from '#frontend/generated/graphql.ts';
import { Button } from '#frontend/ui/Button.tsx';
import { ErrorState } from '#frontend/ui/ErrorState.tsx';
import { Tag, type TagTone } from '#frontend/ui/Tag.tsx';
import type { LaunchCheckName, LaunchState } from '#schema/rules/api/launch-checks.ts';
import styles from './Operations.module.css';

type Check = GoingLiveQuery['goingLive'][number];

const TITLES: Record<LaunchCheckName, string> = {
  DOMAIN: 'Your address',
  DATABASE: 'Database',
  SIGN_IN: 'Sign-in with Firebase',
  ACCOUNTS: 'Firebase accounts',
  CARDS: 'Cards through Braintree',
  MAIL: 'Mail',
  DISCORD: 'Discord',
  OWNER: 'Owner passkeys',
  SELLER: 'Who issues invoices',
  PRICES: 'Prices of plans',
  SAMPLES: 'Sample content',
  RECORD: 'Signature of the record',
  WITNESSES: 'Witnesses of the record',
  JOBS: 'Background work',
  BACKUPS: 'Backups',
};

const STATES: Record<LaunchState, { label: string; tone: TagTone }> = {
  READY: { label: 'Ready', tone: 'win' },
  TO_DO: { label: 'To do', tone: 'accent' },
  BROKEN: { label: 'Does not work', tone: 'loss' },
  UNKNOWN: { label: 'Please check', tone: 'plain' },
};

/** What the product still needs before the public comes. Each service is tried when the page opens. */
export function LaunchTab() {
  const { data, error, loading, refetch } = useGoingLiveQuery({
    fetchPolicy: 'network-only',
    notifyOnNetworkStatusChange: true,
  });
  const again = () => void refetch().catch(() => {});
  if (!data && error)
    return (
      <ErrorState onRetry={again} busy={loading}>
        Failed to run the checks. Please try again.
      </ErrorState>
    );
  if (!data) return <RowsLoading>Trying every service, for up to 15 seconds...</RowsLoading>;
  return (
    <>
      <AdminToolbar title={<span role="status">{summary(data.goingLive)}</span>}>
        <Button variant="quiet" onClick={again} busy={loading && 'Checking...'}>
          Check again
        </Button>
      </AdminToolbar>
      <ol className={styles.checks}>
        {data.goingLive.map((check) => (
          <CheckRow key={check.name} check={check} />
        ))}
      </ol>
    </>
  );
}

function summary(checks: readonly Check[]): string {
  const ready = checks.filter(({ state }) => state === 'READY').length;
  return ready === checks.length ? 'Everything is ready' : `${ready} of ${checks.length} are ready`;
}

function CheckRow({ check: { name, state, says, advice } }: { check: Check }) {
  const { label, tone } = STATES[state];
  return (
    <li>
      <div>
        <h3>{TITLES[name]}</h3>
        <p>{says}</p>
        {advice && <p className={styles.advice}>{advice}</p>}
      </div>
      <Tag tone={tone}>{label}</Tag>
    </li>
  );
}
