import { Card } from '#frontend/ui/Card.tsx';
import { plainMoment } from '#schema/rules/eastern-time.ts';
import { History } from './History.tsx';
import { MemberFacts } from './MemberFacts.tsx';
import { MemberInvoices } from './MemberInvoices.tsx';
import styles from './MemberPage.module.css';
import { MemberPlan } from './MemberPlan.tsx';
import { MemberTags } from './MemberTags.tsx';
import type { MemberAction } from './member-actions.ts';
import type { MemberRecord } from './member-text.ts';

interface MemberViewProps {
  record: MemberRecord;
  onAsk(action: MemberAction): void;
}

/** The record as a page: what the member holds on the left, what happened on the right. */
export function MemberView({ record, onAsk }: MemberViewProps) {
  const { user, timeline, audit } = record;
  return (
    <article aria-labelledby="member">
      <header className={styles.head}>
        <h2 id="member">{user.email}</h2>
        <MemberTags member={user} />
      </header>
      <div className={styles.columns}>
        <div className={styles.column}>
          <MemberPlan record={record} onAsk={onAsk} />
          <MemberInvoices invoices={record.invoices} onRefund={(given) => onAsk({ to: 'refund', given })} />
        </div>
        <div className={styles.column}>
          <Card heading="Account">
            <MemberFacts
              facts={[
                ['Joined', plainMoment(new Date(user.createdAt))],
                ['Card', cardText(record)],
                ['Member id', user.id],
              ]}
            />
          </Card>
          <Card heading="Timeline">
            <History entries={timeline} none="No plan yet" />
          </Card>
          <Card heading="Audit log">
            <History entries={audit} none="No changes by an admin" />
          </Card>
        </div>
      </div>
    </article>
  );
}

function cardText({ paymentMethod }: MemberRecord): string {
  if (!paymentMethod) return 'None';
  const { cardType, last4, expirationMonth, expirationYear } = paymentMethod;
  return `${cardType} •••• ${last4}, ${expirationMonth}/${expirationYear.slice(-2)}`;
}
