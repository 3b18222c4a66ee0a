import { startTransition, useEffect, useRef, useState } from 'react';
import { type RecordFilter, recordAddress } from '#schema/rules/stats/record-filter.ts';
import { LINE_DIMENSIONS, PAGE_DIMENSIONS } from '#schema/rules/stats/slices.ts';
import type { StatsFile } from '#schema/rules/stats/stats-file.ts';

export interface ShownStats {
  /** Of the filter. */
  stats: StatsFile;
  /** The same picks of all days, always shown beside those of a window. */
  allTime: StatsFile;
  /** Whom the record knows, whatever the filter. */
  analysts: string[];
}

export type StatsState =
  | { status: 'loading'; shown: ShownStats | null }
  | { status: 'failed' }
  | { status: 'refused'; because: string }
  | { status: 'ready'; shown: ShownStats };

/** Why an address names no record: it says which part cannot be. */
class Refused extends Error {}

interface Asking {
  /** Why the address names no record. */
  problem: string | null;
  isWanted: boolean;
  /** The figures of all picks, where the page came with them. */
  drawn: StatsFile | null;
}

/** The figures of a filter. While the next ones load, the last ones stay. */
export function useStats(
  filter: RecordFilter,
  { problem, isWanted, drawn }: Asking,
): [StatsState, retry: () => void] {
  const [state, setState] = useState<StatsState>(() =>
    drawn ? { status: 'ready', shown: shownAlone(drawn) } : { status: 'loading', shown: null },
  );
  const [tries, setTries] = useState(0);
  const address = recordAddress(filter).toString();
  const isDrawn = useRef(drawn !== null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address says all of the filter; tries asks again.
  useEffect(() => {
    if (!isWanted) return;
    if (problem) return setState({ status: 'refused', because: problem });
    // What the page came with is shown already, until another filter is chosen.
    if (isDrawn.current && address === '') return;
    isDrawn.current = false;
    const stopped = new AbortController();
    setState((last) => ({ status: 'loading', shown: last.status === 'ready' ? last.shown : null }));
    loadStats(filter, stopped.signal).then(
      // Figures and tables are drawn bit by bit: taps and scrolling come between.
      (shown) => startTransition(() => setState({ status: 'ready', shown })),
      (failure: unknown) => {
        if (stopped.signal.aborted) return;
        setState(
          failure instanceof Refused ? { status: 'refused', because: failure.message } : { status: 'failed' },
        );
      },
    );
    return () => stopped.abort();
  }, [address, problem, tries, isWanted]);
  return [state, () => setTries((before) => before + 1)];
}

async function loadStats(
  { window, since, ...filter }: RecordFilter,
  signal: AbortSignal,
): Promise<ShownStats> {
  const files = new Map<string, Promise<StatsFile>>();
  const load = (which: RecordFilter) => {
    const address = statsAddress(which);
    const file = files.get(address) ?? fetchStats(address, signal);
    files.set(address, file);
    return file;
  };
  const [stats, allTime, everything] = await Promise.all([
    load({ ...filter, ...(window && { window }), ...(since && { since }) }),
    load(filter),
    load({}),
  ]);
  return { stats, allTime, analysts: analystsOf(everything) };
}

function shownAlone(stats: StatsFile): ShownStats {
  return { stats, allTime: stats, analysts: analystsOf(stats) };
}

function analystsOf({ by }: StatsFile): string[] {
  const analysts = by.find(({ dimension }) => dimension === 'ANALYST')?.slices ?? [];
  return analysts.map(({ name }) => name).filter(Boolean);
}

function statsAddress(filter: RecordFilter): string {
  const parameters = recordAddress(filter);
  parameters.set('by', PAGE_DIMENSIONS.join(','));
  parameters.set('lines', LINE_DIMENSIONS.join(','));
  return `/record/stats.json?${parameters}`;
}

async function fetchStats(address: string, signal: AbortSignal): Promise<StatsFile> {
  const response = await fetch(address, { signal });
  if (response.status === 400) throw new Refused(((await response.json()) as { message: string }).message);
  if (!response.ok) throw new Error(`The figures were answered with ${response.status}`);
  return response.json() as Promise<StatsFile>;
}
