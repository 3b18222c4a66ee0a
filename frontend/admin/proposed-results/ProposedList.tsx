import { useState } from 'react';
import { Box, Frame, Quiet, Text } from '#frontend/admin/mantine.ts';
import { Button } from '#frontend/ui/Button.tsx';
import { counted } from '#schema/rules/text/numbers.ts';
import { longDay } from '#schema/rules/time/eastern-time.ts';
import { ProposedRow } from './ProposedRow.tsx';
import type { ProposedResult } from './use-proposed-results.ts';

interface ProposedListProps {
  proposals: readonly ProposedResult[];
  busy: boolean;
  onConfirm(chosen: readonly ProposedResult[]): void;
}

/** Results by day, confirmed together or one at a time. One that is doubted is confirmed only where somebody chose it. */
export function ProposedList({ proposals, busy, onConfirm }: ProposedListProps) {
  const [said, setSaid] = useState<Readonly<Record<string, boolean>>>({});
  const isChosen = ({ pick, doubt }: ProposedResult) => said[pick.id] ?? doubt === null;
  const chosen = proposals.filter(isChosen);
  return (
    <Frame component="section" p="16px 18px" mb={20} aria-labelledby="proposed-results">
      <Text component="h3" id="proposed-results" fz="md">
        {counted(proposals.length, 'result')} to confirm
      </Text>
      <Quiet c="var(--ink-2)" mb={14}>
        From final scores of the feed. What you confirm is saved as your result, with the source shown here.
      </Quiet>
      {byDay(proposals).map(([day, ofDay]) => (
        <Box key={day} mb={14}>
          <Text component="h4" c="dimmed" fz="xs" fw={600} pb={6}>
            {longDay(day)}
          </Text>
          <ul>
            {ofDay.map((proposed) => (
              <ProposedRow
                key={proposed.pick.id}
                proposed={proposed}
                isChosen={isChosen(proposed)}
                busy={busy}
                onToggle={() => setSaid({ ...said, [proposed.pick.id]: !isChosen(proposed) })}
                onConfirm={() => onConfirm([proposed])}
              />
            ))}
          </ul>
        </Box>
      ))}
      <Button
        size="small"
        disabled={chosen.length === 0}
        busy={busy && 'Saving...'}
        onClick={() => onConfirm(chosen)}
      >
        Confirm {counted(chosen.length, 'result')}
      </Button>
    </Frame>
  );
}

/** Results by the day of their game, the first day first. */
function byDay(proposals: readonly ProposedResult[]): [string, ProposedResult[]][] {
  const days = new Map<string, ProposedResult[]>();
  for (const proposed of proposals)
    days.set(proposed.pick.date, [...(days.get(proposed.pick.date) ?? []), proposed]);
  return [...days].sort(([one], [other]) => one.localeCompare(other));
}
