import { FactList } from '#frontend/admin/FactList.tsx';
import { Box } from '#frontend/admin/mantine.ts';
import { requestPasswordReset } from '#frontend/app/session/identity.ts';
import { Button } from '#frontend/ui/Button.tsx';
import { Card } from '#frontend/ui/Card.tsx';
import { FormProblem } from '#frontend/ui/FormProblem.tsx';
import { Notice } from '#frontend/ui/Notice.tsx';
import { useSubmission } from '#frontend/ui/use-submission.ts';
import { cardName } from '#schema/rules/money/cards.ts';
import { NO_VALUE } from '#schema/rules/money/money.ts';
import { CardActions } from './CardActions.tsx';
import { type MemberAction, useMay } from './member-actions.ts';
import { type MemberRecord, momentText } from './member-text.ts';

interface MemberAccountProps {
  record: MemberRecord;
  onAsk(action: MemberAction): void;
}

/** Who the member is, and help with signing in. */
export function MemberAccount({ record, onAsk }: MemberAccountProps) {
  const { user } = record;
  const may = useMay();
  const reset = useSubmission(
    () => requestPasswordReset(user.email),
    () => 'Failed to send the password reset link. Please try again.',
  );
  return (
    <Card heading="Account">
      <FactList
        facts={[
          ['Name', user.name],
          ['Joined', momentText(user.createdAt)],
          ['Card', cardText(record)],
          ['Member id', user.id],
        ]}
      />
      {reset.done && (
        <Box mt={16}>
          <Notice tone="success">A password reset link is on its way to {user.email}.</Notice>
        </Box>
      )}
      <FormProblem>{reset.problem}</FormProblem>
      {may('MEMBERS_ACT') && (
        <CardActions>
          <Button variant="quiet" onClick={reset.run} busy={reset.busy && 'Sending...'}>
            Send Password Reset Link
          </Button>
          <Button
            variant="quiet"
            onClick={() => onAsk({ to: 'act', act: 'CORRECT_ADDRESS' })}
            aria-haspopup="dialog"
          >
            Correct Address
          </Button>
          <Button
            variant={record.disabledAt ? 'quiet' : 'danger'}
            onClick={() => onAsk({ to: 'act', act: record.disabledAt ? 'ENABLE' : 'DISABLE' })}
            aria-haspopup="dialog"
          >
            {record.disabledAt ? 'Open Account Again' : 'Disable Account'}
          </Button>
          <Button variant="danger" onClick={() => onAsk({ to: 'end-sessions' })} aria-haspopup="dialog">
            End Sessions
          </Button>
        </CardActions>
      )}
    </Card>
  );
}

function cardText({ paymentMethod }: MemberRecord): string {
  if (!paymentMethod) return NO_VALUE;
  const { cardType, last4, expirationMonth, expirationYear } = paymentMethod;
  return `${cardName(cardType)} •••• ${last4}, ${expirationMonth}/${expirationYear.slice(-2)}`;
}
