import type { ReactNode } from 'react';
import { ErrorState } from '#frontend/ui/ErrorState.tsx';
import { RowsLoading } from './RowsLoading.tsx';

/** What a query answers, as far as it has. */
export interface Asked<Data> {
  data?: Data | undefined;
  error?: unknown;
  loading: boolean;
  refetch(): Promise<unknown>;
}

interface LoadedProps<Data> {
  asked: Asked<Data>;
  /** 'the staff': what is loading, or failed to. */
  what: string;
  /** About how many rows will come. */
  rows?: number;
  children(data: Data): ReactNode;
}

/** What was asked for once it is there; until then its place, or a way to try again. */
export function Loaded<Data>({ asked, what, rows, children }: LoadedProps<Data>) {
  if (asked.data) return children(asked.data);
  if (!asked.error) return <RowsLoading rows={rows}>{`Loading ${what}...`}</RowsLoading>;
  return (
    <ErrorState onRetry={() => void asked.refetch().catch(() => {})} busy={asked.loading}>
      {`Failed to load ${what}. Please try again.`}
    </ErrorState>
  );
}
