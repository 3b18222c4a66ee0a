import { useSearchParams } from 'react-router-dom';
import { failureText } from '#frontend/app/failures.ts';
import { leave } from '#frontend/app/session/live-session.ts';
import { useMember } from '#frontend/app/session/session.ts';
import { useAcceptStaffInvitationMutation } from '#frontend/generated/graphql.ts';
import { Button } from '#frontend/ui/Button.tsx';
import { Card } from '#frontend/ui/Card.tsx';
import { FormProblem } from '#frontend/ui/FormProblem.tsx';
import { PageHeading } from '#frontend/ui/PageHeading.tsx';
import { useSubmission } from '#frontend/ui/use-submission.ts';
import { PRODUCT } from '#schema/rules/text/product.ts';
import styles from './AccountPage.module.css';

/** /invitation?member=…&signature=…: target of the link in an invitation to the staff. */
export function InvitationPage() {
  const [query] = useSearchParams();
  const { email } = useMember();
  const [accept] = useAcceptStaffInvitationMutation();
  const { busy, problem, run } = useSubmission(
    async () => {
      const input = { invitationId: query.get('member') ?? '', signature: query.get('signature') ?? '' };
      await accept({ variables: { input } });
      await leave('signed-out');
    },
    (failure) => failureText(failure),
  );
  return (
    <div className={styles.page}>
      <PageHeading
        title="Your invitation"
        lead={`You are invited to work on ${PRODUCT.name}. The email names the role.`}
      />
      <Card className={styles.form}>
        <p>
          Accepting gives it to the account <strong>{email}</strong>. Every device of this account is signed
          out, this one too: sign in again, and the admin panel is in your menu.
        </p>
        <FormProblem>{problem}</FormProblem>
        <div>
          <Button onClick={run} busy={busy && 'Accepting...'}>
            Accept the invitation
          </Button>
        </div>
      </Card>
    </div>
  );
}
