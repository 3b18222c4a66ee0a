import { Link } from 'react-router-dom';
import { adminPath, memberPath } from '#frontend/admin/admin-address.ts';
import { Line, Lines } from '#frontend/admin/Lines.tsx';
import { Group, Quiet, Text } from '#frontend/admin/mantine.ts';
import { useServerNow } from '#frontend/app/server-clock.ts';
import type { ApprovalRowFragment } from '#frontend/generated/graphql.ts';
import { Button } from '#frontend/ui/Button.tsx';
import { MINUTE } from '#schema/rules/time/durations.ts';
import { shownPlainMoment } from '#schema/rules/time/shown-time.ts';
import { CAUSES, type Decision, obstacle } from './approval-text.ts';

interface WaitingListProps {
  approvals: readonly ApprovalRowFragment[];
  onDecide(decision: Decision): void;
}

/** What waits, the oldest first. */
export function WaitingList({ approvals, onDecide }: WaitingListProps) {
  return (
    <Lines aria-label="Waiting for a second person" mb={24}>
      {approvals.map((approval) => (
        <WaitingRow key={approval.id} approval={approval} onDecide={onDecide} />
      ))}
    </Lines>
  );
}

function WaitingRow({
  approval,
  onDecide,
}: {
  approval: ApprovalRowFragment;
  onDecide: WaitingListProps['onDecide'];
}) {
  const { text, cause, memberId, memberEmail, disputeId, askedBy, askedAt, reason } = approval;
  const { mayApproveFrom, isOwn } = approval;
  const why = obstacle(approval, useServerNow(MINUTE));
  const about = <span className="visually-hidden">: {text}</span>;
  return (
    <Line>
      <div>
        <Text fw={580}>
          {text}
          {memberId && memberEmail && (
            <>
              {' for '}
              <Link to={memberPath(memberId)}>{memberEmail}</Link>
            </>
          )}
        </Text>
        {disputeId && (
          <p>
            <Link to={adminPath('disputes', { id: disputeId })}>Read what is sent{about}</Link>
          </p>
        )}
        <p>“{reason}”</p>
        <Quiet>
          {CAUSES[cause]}. Asked by {isOwn ? 'you' : askedBy},{' '}
          <time dateTime={askedAt}>{shownPlainMoment(new Date(askedAt))}</time>
        </Quiet>
        {why && <Quiet>{why}</Quiet>}
      </div>
      <Group gap={8}>
        {(isOwn || mayApproveFrom) && (
          <Button
            variant="ghost"
            onClick={() => onDecide({ approval, approve: false })}
            aria-haspopup="dialog"
          >
            {isOwn ? 'Take Back' : 'Reject'}
            {about}
          </Button>
        )}
        {!why && (
          <Button onClick={() => onDecide({ approval, approve: true })} aria-haspopup="dialog">
            Approve{about}
          </Button>
        )}
      </Group>
    </Line>
  );
}
