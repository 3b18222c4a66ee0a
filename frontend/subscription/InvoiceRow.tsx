import { DownloadIcon } from '#frontend/billing/billing-icons.ts';
import type { InvoicesQuery } from '#frontend/generated/graphql.ts';
import { Tag } from '#frontend/ui/Tag.tsx';
import { dollars } from '#schema/rules/money/money.ts';
import { shownPlanChoice } from '#schema/rules/money/plans.ts';
import { easternDay, plainDay } from '#schema/rules/time/eastern-time.ts';
import styles from './BillingHistory.module.css';

type Invoice = InvoicesQuery['invoices']['nodes'][number];

/** Labels of amounts that are not paid. */
const STATES: Partial<Record<Invoice['state'], string>> = { OPEN: 'Due', UNCOLLECTIBLE: 'Not paid' };

export function InvoiceRow({ invoice }: { invoice: Invoice }) {
  const { type, planCode, reason, totalCents, state, createdAt, downloadUrl, number } = invoice;
  const isRefund = type === 'REFUND';
  const word = STATES[state];
  return (
    <>
      <tr className={styles.charge}>
        <td className={styles.date}>{plainDay(easternDay(new Date(createdAt)))}</td>
        <td>{isRefund ? 'Refund' : 'Charge'}</td>
        <td>{shownPlanChoice(planCode).plan.name}</td>
        <td className={styles.amount}>
          {word && <Tag tone="loss">{word}</Tag>} {isRefund && '−'}
          {dollars(Math.abs(totalCents))}
        </td>
        <td className={styles.document}>
          <a href={downloadUrl} download aria-label={`Download ${number}`}>
            <DownloadIcon size={17} stroke={1.8} aria-hidden="true" />
            <span className={styles.format}>PDF</span>
          </a>
        </td>
      </tr>
      <tr>
        <td colSpan={5} className={styles.reason}>
          {reason}
        </td>
      </tr>
    </>
  );
}
