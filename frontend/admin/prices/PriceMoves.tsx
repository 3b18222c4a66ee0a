import { DataTable } from '#frontend/admin/DataTable.tsx';
import { Stack, Text } from '#frontend/admin/mantine.ts';
import { momentText } from '#frontend/admin/members/member-text.ts';
import { RowButton } from '#frontend/admin/RowButton.tsx';
import { passkeyFailure, useWithPasskey } from '#frontend/app/passkeys/use-passkeys.ts';
import {
  type PriceMoveFragment,
  useApprovePriceMoveMutation,
  useEndPriceMoveMutation,
} from '#frontend/generated/graphql.ts';
import { FormProblem } from '#frontend/ui/FormProblem.tsx';
import { useSubmission } from '#frontend/ui/use-submission.ts';
import { tierLabel } from '#schema/rules/access/tiers.ts';
import { dollars } from '#schema/rules/money/money.ts';
import { counted } from '#schema/rules/text/numbers.ts';

interface PriceMovesProps {
  moves: readonly PriceMoveFragment[];
  onDone(sentence: string): void;
}

/** Running plans that get another price: proposed by one owner, approved by another, then told one by one. */
export function PriceMoves({ moves, onDone }: PriceMovesProps) {
  if (moves.length === 0) return null;
  return (
    <Stack component="section" aria-labelledby="price-moves" gap={12} mt={32}>
      <Text component="h2" id="price-moves" fz="lg">
        Moves of running plans
      </Text>
      <DataTable
        caption="Moves of running plans"
        rows={moves}
        keyOf={({ id }) => id}
        columns={[
          { head: 'Plan', cell: ({ tier }) => tierLabel(tier) },
          { head: 'To', figure: true, cell: ({ cents }) => dollars(cents) },
          { head: 'State', cell: stateText },
          {
            head: 'Proposed',
            cell: ({ proposedAt, proposedByEmail }) =>
              `${momentText(proposedAt)}, ${proposedByEmail ?? 'a deleted account'}`,
          },
          { head: 'Reason', cell: ({ reason }) => reason },
        ]}
        actions={(move) => <MoveActions move={move} onDone={onDone} />}
      />
    </Stack>
  );
}

function MoveActions({ move, onDone }: { move: PriceMoveFragment; onDone: PriceMovesProps['onDone'] }) {
  const variables = { input: { id: move.id } };
  const [approve] = useApprovePriceMoveMutation();
  const [end] = useEndPriceMoveMutation();
  const withPasskey = useWithPasskey();
  const plan = tierLabel(move.tier);
  const approving = useSubmission(async () => {
    await withPasskey(() => approve({ variables }));
    onDone(`Members with ${plan} will be notified, each 30 days before a renewal.`);
  }, passkeyFailure);
  const ending = useSubmission(async () => {
    await withPasskey(() => end({ variables }));
    onDone(`Nobody else is moved to ${dollars(move.cents)}.`);
  }, passkeyFailure);
  return (
    <>
      <FormProblem>{approving.problem ?? ending.problem}</FormProblem>
      {move.mayApprove && (
        <RowButton
          words="Approve"
          of={`the move of ${plan}`}
          variant="primary"
          onClick={approving.run}
          busy={approving.busy && 'Approving...'}
        />
      )}
      {!move.endedAt && (
        <RowButton
          words={move.approvedAt ? 'End' : 'Withdraw'}
          of={`the move of ${plan}`}
          onClick={ending.run}
          busy={ending.busy && 'Ending...'}
        />
      )}
    </>
  );
}

function stateText({ approvedAt, endedAt, told, left, mayApprove }: PriceMoveFragment): string {
  const toldText = `${counted(told, 'member')} told`;
  if (endedAt) return approvedAt ? `Ended, ${toldText}` : 'Withdrawn';
  if (!approvedAt) return mayApprove ? 'Waits for your approval' : 'Waits for another owner';
  return `${toldText}, ${counted(left, 'plan')} left`;
}
