import { Note, Quiet, Text } from '#frontend/admin/mantine.ts';
import { Button } from '#frontend/ui/Button.tsx';
import { Card } from '#frontend/ui/Card.tsx';
import { Tag, type TagTone } from '#frontend/ui/Tag.tsx';
import { dollars } from '#schema/rules/money/money.ts';
import { planChoiceOf } from '#schema/rules/money/plans.ts';
import styles from './MemberInvoices.module.css';
import { dayText, type MemberInvoice } from './member-text.ts';

interface MemberInvoicesProps {
  invoices: readonly MemberInvoice[];
  onRefund(given: MemberInvoice): void;
}

/** The latest invoices, each with its page; what was paid can be refunded. */
export function MemberInvoices({ invoices, onRefund }: MemberInvoicesProps) {
  return (
    <Card heading="Invoices">
      {invoices.length === 0 && <Text c="dimmed">No invoices yet</Text>}
      <ul>
        {invoices.map((given) => (
          <InvoiceRow key={given.invoice.id} given={given} onRefund={onRefund} />
        ))}
      </ul>
    </Card>
  );
}

const STATES: Record<MemberInvoice['invoice']['state'], { word: string; tone: TagTone }> = {
  OPEN: { word: 'Open', tone: 'accent' },
  PAID: { word: 'Paid', tone: 'win' },
  VOID: { word: 'Void', tone: 'plain' },
  UNCOLLECTIBLE: { word: 'Not paid', tone: 'loss' },
};

/** A charge says whether it was refunded; a refund that went through is no payment. */
function tagOf({ invoice, refundableCents }: MemberInvoice): { word: string; tone: TagTone } {
  const { type, state, totalCents } = invoice;
  if (state !== 'PAID') return STATES[state];
  if (type === 'REFUND') return { word: 'Refunded', tone: 'plain' };
  if (refundableCents >= totalCents) return STATES.PAID;
  return { word: refundableCents === 0 ? 'Refunded' : 'Partly refunded', tone: 'plain' };
}

function InvoiceRow({ given, onRefund }: { given: MemberInvoice } & Pick<MemberInvoicesProps, 'onRefund'>) {
  const { number, type, planCode, reason, totalCents, createdAt, pageUrl } = given.invoice;
  const isRefund = type === 'REFUND';
  const isPartly = given.refundableCents > 0 && given.refundableCents < totalCents;
  const { word, tone } = tagOf(given);
  return (
    <li className={styles.invoice}>
      <div className={styles.what}>
        <a href={pageUrl} target="_blank" rel="noreferrer">
          {number}
        </a>
        <Note>
          {isRefund ? `Refund of ${given.refundOf}` : planChoiceOf(planCode)?.plan.name}, {dayText(createdAt)}
          {isPartly && `, ${dollars(given.refundableCents)} left`}
        </Note>
      </div>
      <Tag tone={tone}>{word}</Tag>
      <span className={styles.amount}>
        {isRefund && '−'}
        {dollars(totalCents)}
      </span>
      {given.refundableCents > 0 && (
        <Button variant="quiet" size="small" className={styles.refund} onClick={() => onRefund(given)}>
          Refund<span className="visually-hidden"> {number}</span>
        </Button>
      )}
      <Quiet className={styles.reason}>{reason}</Quiet>
    </li>
  );
}
