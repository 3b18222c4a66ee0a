import { Link } from 'react-router-dom';
import { memberPath } from '#frontend/admin/admin-address.ts';
import table from '#frontend/admin/table.module.css';
import { usePages } from '#frontend/admin/use-pages.ts';
import {
  type ListedPaymentsQuery,
  type ListedPaymentsQueryVariables,
  useListedPaymentsQuery,
} from '#frontend/generated/graphql.ts';
import { Tag } from '#frontend/ui/Tag.tsx';
import { cardName } from '#schema/rules/money/cards.ts';
import { priceText } from '#schema/rules/money/money.ts';
import { shownPlainMoment } from '#schema/rules/time/shown-time.ts';
import styles from './ListPage.module.css';
import { ListPage } from './ListPage.tsx';
import { ListRows, listPageOf } from './ListRows.tsx';
import { DAYS, type FilterValues, PAYMENT_SEARCH, states } from './list-filters.ts';
import { CASH_PAYMENTS, labelsOf, PAYMENT_STATES } from './list-texts.ts';

const FILTERS = [CASH_PAYMENTS, ...PAYMENT_SEARCH, states(labelsOf(PAYMENT_STATES)), ...DAYS];
const columnsOf = (when: string) => ['Payment', 'Member', 'Card', 'Amount', 'State', when];

/** Every attempt to charge a card. */
export function PaymentsTab() {
  return (
    <ListPage tab="payments" title="Payments" file="PAYMENTS" filters={FILTERS}>
      {(values) => <PaymentRows values={values} />}
    </ListPage>
  );
}

function PaymentRows({ values }: { values: FilterValues }) {
  const pages = usePages();
  const { variables, fetchPolicy } = listPageOf(pages);
  const { cash, ...others } = values;
  const filter = { ...(others as Partial<ListedPaymentsQueryVariables>), ...(cash && { cash: true }) };
  const when = cash ? 'Paid' : 'Created';
  const asked = useListedPaymentsQuery({ variables: { ...variables, ...filter }, fetchPolicy });
  const list = asked.data?.listedPayments;
  return (
    <ListRows
      {...{ name: 'payments', columns: columnsOf(when), pages, asked, list }}
      row={(payment) => <PaymentRow key={payment.orderId} {...{ payment, when }} />}
    />
  );
}

interface PaymentRowProps {
  payment: ListedPaymentsQuery['listedPayments']['nodes'][number];
  when: 'Paid' | 'Created';
}

function PaymentRow({ payment, when }: PaymentRowProps) {
  const { label, tone } = PAYMENT_STATES[payment.state];
  return (
    <tr>
      <th scope="row">
        {payment.transactionId ?? 'None yet'}
        <small className={styles.note}>{payment.invoiceNumber}</small>
      </th>
      <td data-label="Member">
        <Link to={memberPath(payment.memberId)}>{payment.email}</Link>
      </td>
      <td data-label="Card">{payment.cardType && `${cardName(payment.cardType)} ${payment.last4}`}</td>
      <td data-label="Amount" className={table.figure}>
        {priceText(payment.cents)}
      </td>
      <td data-label="State">
        <Tag tone={payment.voidedAt ? 'plain' : tone}>{payment.voidedAt ? 'Canceled' : label}</Tag>
        {payment.declineText && <small className={styles.note}>{payment.declineText}</small>}
      </td>
      <td data-label={when} className={table.figure}>
        {shownPlainMoment(new Date((when === 'Paid' && payment.settledAt) || payment.createdAt))}
      </td>
    </tr>
  );
}
