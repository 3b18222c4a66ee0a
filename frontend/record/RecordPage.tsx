import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { PATHS } from '#frontend/app/paths.ts';
import { recordInPage } from '#frontend/app/stats-file.ts';
import { useAddressChoice } from '#frontend/app/use-address-choice.ts';
import { useHydrated } from '#frontend/app/use-hydrated.ts';
import { EmptyState } from '#frontend/ui/EmptyState.tsx';
import { ErrorState } from '#frontend/ui/ErrorState.tsx';
import { LinkButton } from '#frontend/ui/LinkButton.tsx';
import { PageHeading } from '#frontend/ui/PageHeading.tsx';
import { type RecordFilter, recordAddress, recordFilterOf } from '#schema/rules/stats/record-filter.ts';
import { filterText } from './filter-text.ts';
import { OwnRecord } from './OwnRecord.tsx';
import { RecordFiles } from './RecordFiles.tsx';
import { RecordFilters } from './RecordFilters.tsx';
import { RecordLoading } from './RecordLoading.tsx';
import styles from './RecordPage.module.css';
import { RecordView } from './RecordView.tsx';
import { ROW_CHOICES, type RowChoice } from './use-rows.ts';
import { type ShownStats, type StatsState, useStats } from './use-stats.ts';

const NO_ADDRESS = new URLSearchParams();

/** /record: how the picks have done, for everyone, with the sample and uncertainty of each figure. */
export function RecordPage() {
  const [asked] = useSearchParams();
  // The page comes drawn without a filter, and hydration has to begin with it.
  const isHydrated = useHydrated();
  const address = isHydrated ? asked : NO_ADDRESS;
  const [drawn] = useState(() => (isHydrated ? null : recordInPage()));
  const read = recordFilterOf(address);
  const [filter, problem]: [RecordFilter, string | null] =
    'problem' in read ? [{}, read.problem] : [read, null];
  const [state, retry] = useStats(filter, { problem, isWanted: isHydrated, drawn });
  const shown = shownOf(state);
  const [chosen, choose] = useAddressChoice(filter, (next) => `?${recordAddress(next)}`, {
    preventScrollReset: true,
  });
  return (
    <div className={styles.page}>
      <PageHeading title="The record" lead={<Lead />} />
      {shown && <Filtered filter={filter} />}
      {state.status === 'refused' && (
        <EmptyState
          action={
            <LinkButton to="?" variant="quiet">
              Show all picks
            </LinkButton>
          }
        >
          {`No picks match this address (${state.because}).`}
        </EmptyState>
      )}
      {state.status === 'failed' && <ErrorState onRetry={retry}>The record could not be loaded.</ErrorState>}
      {state.status === 'loading' && !shown && <RecordLoading />}
      {shown && (
        <div aria-busy={state.status === 'loading'} className={styles.shown}>
          <RecordView shown={shown} filter={filter} choice={choiceOf(address)} />
        </div>
      )}
      <OwnRecord filter={filter} />
      <RecordFilters filter={chosen} analysts={shown?.analysts ?? []} onChange={choose} />
      <RecordFiles filter={filter} />
    </div>
  );
}

function Lead() {
  return (
    <>
      Every pick we ever posted, losses included. Sealed before the game, so we cannot edit it.{' '}
      <Link to={PATHS.recordVerify}>Check it</Link> · <a href="#filters">Filter</a>
    </>
  );
}

/** What the figures are about, over them: the filters themselves are below. */
function Filtered({ filter }: { filter: RecordFilter }) {
  const words = filterText(filter);
  if (!words) return null;
  return (
    <p className={styles.filtered}>
      <strong>{words}</strong> <Link to="?">Show all picks</Link>
    </p>
  );
}

function shownOf(state: StatsState): ShownStats | null {
  return state.status === 'ready' || state.status === 'loading' ? state.shown : null;
}

function choiceOf(address: URLSearchParams): RowChoice | null {
  const rows = address.get('rows');
  return rows && rows in ROW_CHOICES ? (rows as RowChoice) : null;
}
