import { useSearchParams } from 'react-router-dom';
import { useHydrated } from '#frontend/app/use-hydrated.ts';
import { EmptyState } from '#frontend/ui/EmptyState.tsx';
import { ErrorState } from '#frontend/ui/ErrorState.tsx';
import { LinkButton } from '#frontend/ui/LinkButton.tsx';
import { PageHeading } from '#frontend/ui/PageHeading.tsx';
import { WHAT_COUNTS } from '#schema/rules/record/what-counts.ts';
import { type RecordFilter, recordAddress, recordFilterOf } from '#schema/rules/stats/record-filter.ts';
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
  const [asked, setAddress] = useSearchParams();
  // The prerendered page is that of no filter, and hydration has to begin with it.
  const isHydrated = useHydrated();
  const address = isHydrated ? asked : NO_ADDRESS;
  const read = recordFilterOf(address);
  const [filter, problem]: [RecordFilter, string | null] =
    'problem' in read ? [{}, read.problem] : [read, null];
  const [state, retry] = useStats(filter, problem, isHydrated);
  const shown = shownOf(state);
  const change = (next: RecordFilter) => setAddress(recordAddress(next), { preventScrollReset: true });
  return (
    <div className={styles.page}>
      <PageHeading title="The record" lead={`Every pick from past days, losses included. ${WHAT_COUNTS}`} />
      <RecordFilters filter={filter} analysts={shown?.analysts ?? []} onChange={change} />
      <OwnRecord filter={filter} />
      {state.status === 'refused' && (
        <EmptyState
          action={
            <LinkButton to="?" variant="quiet">
              Show all picks
            </LinkButton>
          }
        >
          {`No picks can match this: ${state.because}.`}
        </EmptyState>
      )}
      {state.status === 'failed' && <ErrorState onRetry={retry}>The record could not be loaded.</ErrorState>}
      {state.status === 'loading' && !shown && <RecordLoading />}
      {shown && (
        <div aria-busy={state.status === 'loading'} className={styles.shown}>
          <RecordView shown={shown} filter={filter} choice={choiceOf(address)} />
        </div>
      )}
      <RecordFiles filter={filter} />
    </div>
  );
}

function shownOf(state: StatsState): ShownStats | null {
  return state.status === 'ready' || state.status === 'loading' ? state.shown : null;
}

function choiceOf(address: URLSearchParams): RowChoice | null {
  const rows = address.get('rows');
  return rows && rows in ROW_CHOICES ? (rows as RowChoice) : null;
}
