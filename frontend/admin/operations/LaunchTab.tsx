import { AdminToolbar } from '#frontend/admin/AdminToolbar.tsx';
import { Line, Lines } from '#frontend/admin/Lines.tsx';
import { Loaded } from '#frontend/admin/Loaded.tsx';
import { Text } from '#frontend/admin/mantine.ts';
import { type GoingLiveQuery, useGoingLiveQuery } from '#frontend/generated/graphql.ts';
import { Button } from '#frontend/ui/Button.tsx';
import { Tag, type TagTone } from '#frontend/ui/Tag.tsx';
import type { LaunchCheckName, LaunchState } from '#schema/rules/api/launch-checks.ts';

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
  const asked = useGoingLiveQuery({
    fetchPolicy: 'network-only',
    notifyOnNetworkStatusChange: true,
  });
  const again = () => void asked.refetch().catch(() => {});
  return (
    <Loaded asked={asked} what="the checks, which try every service for up to 15 seconds">
      {({ goingLive }) => (
        <>
          <AdminToolbar title={<span role="status">{summary(goingLive)}</span>}>
            <Button variant="quiet" onClick={again} busy={asked.loading && 'Checking...'}>
              Check again
            </Button>
          </AdminToolbar>
          <Lines>
            {goingLive.map((check) => (
              <CheckLine key={check.name} check={check} />
            ))}
          </Lines>
        </>
      )}
    </Loaded>
  );
}

function summary(checks: readonly Check[]): string {
  const ready = checks.filter(({ state }) => state === 'READY').length;
  return ready === checks.length ? 'Everything is ready' : `${ready} of ${checks.length} are ready`;
}

function CheckLine({ check: { name, state, says, advice } }: { check: Check }) {
  const { label, tone } = STATES[state];
  return (
    <Line>
      <div>
        <h3>{TITLES[name]}</h3>
        <p>{says}</p>
        {advice && <Text c="var(--ink-2)">{advice}</Text>}
      </div>
      <Tag tone={tone}>{label}</Tag>
    </Line>
  );
}
