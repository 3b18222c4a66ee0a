import { Link } from 'react-router-dom';
import { memberPath } from '#frontend/admin/admin-address.ts';
import table from '#frontend/admin/table.module.css';
import { usePages } from '#frontend/admin/use-pages.ts';
import { type ListedInvoicesQueryVariables, useListedInvoicesQuery } from '#frontend/generated/graphql.ts';
import { Tag } from '#frontend/ui/Tag.tsx';
import { TierBadge } from '#frontend/ui/TierBadge.tsx';
import { priceText } from '#schema/rules/money/money.ts';
import { shownPlainMoment } from '#schema/rules/time/shown-time.ts';
import { ListPage } from './ListPage.tsx';
import { ListRows, listPageOf } from './ListRows.tsx';
import { DAYS, type FilterValues, states } from './list-filters.ts';
import { CASH_REFUNDS, INVOICE_STATE_TEXTS, labelsOf, RECOVERY, REFUND_STATES } from './list-texts.ts';

type InvoiceType = ListedInvoicesQueryVariables['type'];

const INVOICE_FILTERS = [RECOVERY, states(labelsOf(INVOICE_STATE_TEXTS)), ...DAYS];
const REFUND_FILTERS = [CASH_REFUNDS, states(labelsOf(REFUND_STATES)), ...DAYS];
const columnsOf = (when: string) => ['Number', 'Member', 'Plan', 'Amount', 'State', when];

/** The charges of all members. */
export function InvoicesTab() {
  return (
    <ListPage
      tab="invoices"
      title="Invoices"
      file="INVOICES"
      always={{ type: 'CHARGE' }}
      filters={INVOICE_FILTERS}
    >
      {(values) => <InvoiceRows type="CHARGE" name="invoices" values={values} />}
    </ListPage>
  );
}

/** The refunds of all members. */
export function RefundsTab() {
  return (
    <ListPage
      tab="refunds"
      title="Refunds"
      file="INVOICES"
      always={{ type: 'REFUND' }}
      filters={REFUND_FILTERS}
    >
      {(values) => <InvoiceRows type="REFUND" name="refunds" values={values} />}
    </ListPage>
  );
}

function InvoiceRows({ type, name, values }: { type: InvoiceType; name: string; values: FilterValues }) {
  const pages = usePages();
  const { variables, fetchPolicy } = listPageOf(pages);
  const { cash, ...others } = values;
  const filter = { ...(others as Partial<ListedInvoicesQueryVariables>), ...(cash && { cash: true }) };
  const when = cash ? 'Sent' : 'Created';
  const asked = useListedInvoicesQuery({ variables: { ...variables, ...filter, type }, fetchPolicy });
  const shown = type === 'CHARGE' ? INVOICE_STATE_TEXTS : REFUND_STATES;
  return (
    <ListRows
      {...{ name, pages, asked, columns: columnsOf(when), list: asked.data?.listedInvoices }}
      row={(invoice) => (
        <tr key={invoice.id}>
          <th scope="row">{invoice.number}</th>
          <td data-label="Member">
            <Link to={memberPath(invoice.memberId)}>{invoice.email}</Link>
          </td>
          <td data-label="Plan">
            <TierBadge tier={invoice.tier} />
          </td>
          <td data-label="Amount" className={table.figure}>
            {priceText(invoice.cents)}
          </td>
          <td data-label="State">
            <Tag tone={shown[invoice.state].tone}>{shown[invoice.state].label}</Tag>
          </td>
          <td data-label={when} className={table.figure}>
            {shownPlainMoment(new Date((cash && invoice.paidAt) || invoice.createdAt))}
          </td>
        </tr>
      )}
    />
  );
}
