import { Group, Note, Text } from '#frontend/admin/mantine.ts';
import { Button } from '#frontend/ui/Button.tsx';
import { Card } from '#frontend/ui/Card.tsx';
import { shownPlainMoment } from '#schema/rules/time/shown-time.ts';
import styles from './History.module.css';
import { type MemberAction, useMay } from './member-actions.ts';
import type { MemberRecord } from './member-text.ts';

interface MemberMailsProps {
  mails: MemberRecord['mails'];
  onAsk(action: MemberAction): void;
}

type Mail = MemberMailsProps['mails'][number];

/** The mails of the last 30 days. */
export function MemberMails({ mails, onAsk }: MemberMailsProps) {
  const mayAct = useMay()('MEMBERS_ACT');
  return (
    <Card heading="Emails">
      {mails.length === 0 && <Text c="dimmed">No emails in the last 30 days</Text>}
      <ol className={styles.history}>
        {mails.map((mail) => (
          <Group key={mail.id} component="li" justify="space-between" align="start" wrap="nowrap" gap={12}>
            <div>
              <p>{mail.subject}</p>
              <Note>{stateText(mail)}</Note>
            </div>
            {mayAct && (mail.sentAt || mail.failed) && (
              <Button
                variant="ghost"
                size="small"
                aria-haspopup="dialog"
                onClick={() => onAsk({ to: 'act', act: 'RESEND_MAIL', mailId: mail.id })}
              >
                Send again<span className="visually-hidden">: {mail.subject}</span>
              </Button>
            )}
          </Group>
        ))}
      </ol>
    </Card>
  );
}

function stateText({ sentAt, createdAt, failed }: Mail): string {
  if (sentAt) return shownPlainMoment(new Date(sentAt));
  return `${failed ? 'Could not be sent' : 'Waiting'}, written ${shownPlainMoment(new Date(createdAt))}`;
}
