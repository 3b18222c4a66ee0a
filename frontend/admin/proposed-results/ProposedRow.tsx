import { Group, Note } from '#frontend/admin/mantine.ts';
import { RowButton } from '#frontend/admin/RowButton.tsx';
import { withMinus } from '#schema/rules/text/numbers.ts';
import type { ProposedResult } from './use-proposed-results.ts';

interface ProposedRowProps {
  proposed: ProposedResult;
  isChosen: boolean;
  busy: boolean;
  onToggle(): void;
  onConfirm(): void;
}

/** One result with what it rests on. It can be left out of those that are confirmed together, or be confirmed alone. */
export function ProposedRow({ proposed, isChosen, busy, onToggle, onConfirm }: ProposedRowProps) {
  const { explanation, source, doubt } = proposed;
  const says = withMinus(explanation);
  return (
    <Group component="li" justify="space-between" wrap="nowrap" gap={16} py={8} fz="sm" style={ROW}>
      <Group component="label" align="baseline" wrap="nowrap" gap={10} miw={0}>
        <input type="checkbox" checked={isChosen} onChange={onToggle} />
        <span>
          {says}
          <Note span>
            {source}. {doubt ?? 'Seen again ten minutes later.'}
          </Note>
        </span>
      </Group>
      <RowButton words="Confirm" of={says} variant="quiet" disabled={busy} onClick={onConfirm} />
    </Group>
  );
}

const ROW = { borderTop: '1px solid var(--line)', overflowWrap: 'anywhere' } as const;
