import { useEffect, useState } from 'react';
import { queryAsVisitor } from '#frontend/app/visitor-query.ts';
import { RecordRowsDocument, type RecordRowsQuery } from '#frontend/generated/graphql.ts';
import { type RecordFilter, recordAddress } from '#schema/rules/stats/record-filter.ts';
import type { RecordKind } from '#schema/rules/stats/record-kinds.ts';

export type RecordRow = RecordRowsQuery['recordPicks']['nodes'][number];

/** Which picks are listed. */
export const ROW_CHOICES = {
  counted: { label: 'Counted', kinds: ['WIN', 'LOSS', 'PUSH', 'OVERDUE'] },
  won: { label: 'Won', kinds: ['WIN'] },
  lost: { label: 'Lost', kinds: ['LOSS', 'OVERDUE'] },
  push: { label: 'Pushes', kinds: ['PUSH'] },
  beside: { label: 'Beside the record', kinds: ['VOID', 'LATE', 'WITHDRAWN'] },
} as const satisfies Record<string, { label: string; kinds: readonly RecordKind[] }>;
export type RowChoice = keyof typeof ROW_CHOICES;

type Status = 'loading' | 'ready' | 'all' | 'failed';

/** Picks of a record, a page at a time. */
export function useRows(filter: RecordFilter, choice: RowChoice) {
  const [rows, setRows] = useState<readonly RecordRow[]>([]);
  const [end, setEnd] = useState<string | null>(null);
  const [status, setStatus] = useState<Status>('loading');
  const address = recordAddress(filter).toString();

  const load = async (before: readonly RecordRow[], after: string | null, isWanted: () => boolean) => {
    setStatus('loading');
    try {
      const kinds = [...ROW_CHOICES[choice].kinds];
      const { recordPicks } = await queryAsVisitor(RecordRowsDocument, {
        ...{ filter, kinds, after },
      });
      if (!isWanted()) return;
      const { nodes, pageInfo } = recordPicks;
      setRows([...before, ...nodes]);
      setEnd(pageInfo.endCursor);
      setStatus(pageInfo.hasNextPage || before.length + nodes.length === 0 ? 'ready' : 'all');
    } catch {
      if (isWanted()) setStatus('failed');
    }
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address says all of the filter.
  useEffect(() => {
    let wanted = true;
    setRows([]);
    void load([], null, () => wanted);
    return () => {
      wanted = false;
    };
  }, [address, choice]);

  const more = () => void load(rows, end, () => true);
  return { rows, status, more, retry: more };
}
