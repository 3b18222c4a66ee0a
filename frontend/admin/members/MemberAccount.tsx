import { Button } from '#frontend/ui/Button.tsx';
import { Card } from '#frontend/ui/Card.tsx';
import { cardName } from '#schema/rules/card-name.ts';
import { shownPlainMoment } from '#schema/rules/shown-time.ts';
import { MemberFacts } from './MemberFacts.tsx';
import styles from './MemberPage.module.css';
import type { MemberAction } from './member-actions.ts';
import type { MemberRecord } from './member-text.ts';

interface MemberAccountProps {
  record: MemberRecord;
  onAsk(action: MemberAction): void;
}

/** Who the member is, and the ends of their sessions and account. */
export function MemberAccount({ record, onAsk }: MemberAccountProps) {
  const { user } = record;
  return (
    <Card heading="Account">
      <MemberFacts
        facts={[
          ['Joined', shownPlainMoment(new Date(user.createdAt))],
          ['Card', cardText(record)],
          ['Member id', user.id],
        ]}
      />
      <div className={styles.actions}>
        <Button variant="quiet" onClick={() => onAsk({ to: 'end-sessions' })} aria-haspopup="dialog">
          End Sessions
        </Button>
        <Button variant="danger" onClick={() => onAsk({ to: 'delete' })} aria-haspopup="dialog">
          Delete Account
        </Button>
      </div>
    </Card>
  );
}

function cardText({ paymentMethod }: MemberRecord): string {
  if (!paymentMethod) return 'None';
  const { cardType, last4, expirationMonth, expirationYear } = paymentMethod;
  return `${cardName(cardType)} •••• ${last4}, ${expirationMonth}/${expirationYear.slice(-2)}`;
}
