import { DataTable } from '#frontend/admin/DataTable.tsx';
import { momentText } from '#frontend/admin/members/member-text.ts';
import table from '#frontend/admin/table.module.css';
import { passkeyFailure, useWithPasskey } from '#frontend/app/passkeys/use-passkeys.ts';
import {
  type PriceMoveFragment,
  useApprovePriceMoveMutation,
  useEndPriceMoveMutation,
} from '#frontend/generated/graphql.ts';
import { Button } from '#frontend/ui/Button.tsx';
import { FormProblem } from '#frontend/ui/FormProblem.tsx';
import { useSubmission } from '#frontend/ui/use-submission.ts';
import { tierLabel } from '#schema/rules/access/tiers.ts';
import { dollars } from '#schema/rules/money/money.ts';
import { counted } from '#schema/rules/text/numbers.ts';
import styles from './Prices.module.css';

interface PriceMovesProps {
  moves: readonly PriceMoveFragment[];
  onDone(sentence: string): void;
}

/** Running plans that get another price: proposed by one owner, approved by another, then told one by one. */
export function PriceMoves({ moves, onDone }: PriceMovesProps) {
  if (moves.length === 0) return null;
  return (
    <section aria-labelledby="price-moves" className={styles.history}>
      <h2 id="price-moves">Moves of running plans</h2>
      <DataTable
        caption="Moves of running plans"
        columns={['Plan', 'To', 'State', 'Proposed', 'Reason']}
        withActions
      >
        {moves.map((move) => (
          <MoveRow key={move.id} move={move} onDone={onDone} />
        ))}
      </DataTable>
    </section>
  );
}

function MoveRow({ move, onDone }: { move: PriceMoveFragment; onDone: PriceMovesProps['onDone'] }) {
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
    <tr>
      <th scope="row">{plan}</th>
      <td data-label="To" className={table.figure}>
        {dollars(move.cents)}
      </td>
      <td data-label="State">{stateText(move)}</td>
      <td data-label="Proposed">
        {momentText(move.proposedAt)}, {move.proposedByEmail ?? 'a deleted account'}
      </td>
      <td data-label="Reason">{move.reason}</td>
      <td className={table.actions}>
        <FormProblem>{approving.problem ?? ending.problem}</FormProblem>
        {move.mayApprove && (
          <Button size="small" onClick={approving.run} busy={approving.busy && 'Approving...'}>
            Approve<span className="visually-hidden"> the move of {plan}</span>
          </Button>
        )}
        {!move.endedAt && (
          <Button size="small" variant="ghost" onClick={ending.run} busy={ending.busy && 'Ending...'}>
            {move.approvedAt ? 'End' : 'Withdraw'}
            <span className="visually-hidden"> the move of {plan}</span>
          </Button>
        )}
      </td>
    </tr>
  );
}

function stateText({ approvedAt, endedAt, told, left, mayApprove }: PriceMoveFragment): string {
  const toldText = `${counted(told, 'member')} told`;
  if (endedAt) return approvedAt ? `Ended, ${toldText}` : 'Withdrawn';
  if (!approvedAt) return mayApprove ? 'Waits for your approval' : 'Waits for another owner';
  return `${toldText}, ${counted(left, 'plan')} left`;
}
