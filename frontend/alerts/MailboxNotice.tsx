import { failureText } from '#frontend/app/failures.ts';
import { reloadAccount } from '#frontend/app/session/open-session.ts';
import { useSendConfirmationMutation } from '#frontend/generated/graphql.ts';
import { Button } from '#frontend/ui/Button.tsx';
import { FormProblem } from '#frontend/ui/FormProblem.tsx';
import { Notice } from '#frontend/ui/Notice.tsx';
import { useSubmission } from '#frontend/ui/use-submission.ts';
import styles from './AlertsPage.module.css';
import type { Settings } from './use-alert-settings.ts';

interface MailboxNoticeProps {
  email: string;
  settings: Settings;
  onChanged(settings: Settings): void;
}

/** What keeps our mail from the member, and what to do about it; nothing where all is well. */
export function MailboxNotice({ email, settings, onChanged }: MailboxNoticeProps) {
  const [send] = useSendConfirmationMutation();
  const { busy, problem, done, run } = useSubmission(
    async () => {
      const { data } = await send();
      if (data) onChanged(data.sendConfirmation.settings);
      // The notice above the other pages goes away.
      if (settings.mailStop) await reloadAccount().catch(() => {});
    },
    (failure) => `Failed to send the email. ${failureText(failure)}`,
  );
  const text = sentence(email, settings);
  if (!settings.channels.includes('MAIL')) return null;
  if (done) return <Notice tone="success">We sent a confirmation link to {email}.</Notice>;
  if (!text) return null;
  return (
    <Notice tone={settings.mailStop === 'BOUNCE' ? 'error' : 'info'}>
      <div className={styles.notice}>
        <p>{text}</p>
        {settings.mailStop !== 'COMPLAINT' && (
          <Button variant="quiet" size="small" onClick={run} busy={busy && 'Sending...'}>
            Send a confirmation email
          </Button>
        )}
      </div>
      <FormProblem>{problem}</FormProblem>
    </Notice>
  );
}

function sentence(email: string, { mailStop, emailProved }: Settings): string | null {
  if (mailStop === 'BOUNCE')
    return `${email} refused our last email, so we send it none, receipts included. If it works again, confirm it.`;
  if (mailStop === 'COMPLAINT')
    return 'One of our emails was reported as spam, so we email you no picks. Choose one below to get them again.';
  return emailProved ? null : `We email picks only to confirmed addresses. Confirm ${email} to get them.`;
}
