import { PATHS } from '#frontend/app/paths.ts';
import type { Member } from '#frontend/app/session/session.ts';
import { LinkButton } from '#frontend/ui/LinkButton.tsx';
import { Notice } from '#frontend/ui/Notice.tsx';
import { PaymentDueNotice } from './PaymentDueNotice.tsx';

interface LateNoticesProps {
  member: Member;
  owes: boolean;
  isRefused: boolean | undefined;
}

export function LateNotices({ member, owes, isRefused }: LateNoticesProps) {
  return (
    <>
      {owes && <PaymentDueNotice member={member} />}
      {isRefused && <MailRefusedNotice email={member.email} />}
    </>
  );
}

function MailRefusedNotice({ email }: { email: string }) {
  return (
    <Notice
      tone="error"
      action={
        <LinkButton to={PATHS.alerts} size="small" variant="quiet">
          Confirm Address
        </LinkButton>
      }
    >
      {email} refused our last email, so we send it none, receipts included.
    </Notice>
  );
}
