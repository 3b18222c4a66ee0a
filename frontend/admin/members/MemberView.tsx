import { Button } from '#frontend/ui/Button.tsx';
import { Card } from '#frontend/ui/Card.tsx';
import { Tag } from '#frontend/ui/Tag.tsx';
import { History } from './History.tsx';
import { MemberAccount } from './MemberAccount.tsx';
import { MemberInvoices } from './MemberInvoices.tsx';
import { MemberMails } from './MemberMails.tsx';
import styles from './MemberPage.module.css';
import { MemberPlan } from './MemberPlan.tsx';
import { MemberTags } from './MemberTags.tsx';
import { type MemberAction, useMay } from './member-actions.ts';
import type { MemberRecord } from './member-text.ts';

interface MemberViewProps {
  record: MemberRecord;
  onAsk(action: MemberAction): void;
}

/** The record as a page: what the member holds on the left, what happened on the right. */
export function MemberView({ record, onAsk }: MemberViewProps) {
  const { user, timeline, audit, mails, disabledAt } = record;
  const may = useMay();
  return (
    <article aria-labelledby="member">
      <header className={styles.head}>
        <h2 id="member">{user.email}</h2>
        <MemberTags member={user} />
        {disabledAt && <Tag tone="loss">Disabled</Tag>}
        {may('MEMBERS_ACT') && !user.role && (
          <Button variant="quiet" onClick={() => onAsk({ to: 'view-as' })} aria-haspopup="dialog">
            View as Member
          </Button>
        )}
      </header>
      <div className={styles.columns}>
        <div className={styles.column}>
          <MemberPlan record={record} onAsk={onAsk} />
          <MemberInvoices invoices={record.invoices} onRefund={(given) => onAsk({ to: 'refund', given })} />
          <MemberMails mails={mails} onAsk={onAsk} />
        </div>
        <div className={styles.column}>
          <MemberAccount record={record} onAsk={onAsk} />
          <Card heading="Plan history">
            <History entries={timeline} none="No plan yet" />
          </Card>
          <Card heading="Account history">
            <History entries={audit} none="No changes yet" />
          </Card>
          {may('MEMBERS_ACT') && (
            <Card heading="Delete account">
              <Button variant="danger" onClick={() => onAsk({ to: 'delete' })} aria-haspopup="dialog">
                Delete Account
              </Button>
            </Card>
          )}
        </div>
      </div>
    </article>
  );
}
