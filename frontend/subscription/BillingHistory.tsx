import { type InvoicesQuery, useInvoicesQuery } from '#frontend/generated/graphql.ts';
import { Button } from '#frontend/ui/Button.tsx';
import { Card } from '#frontend/ui/Card.tsx';
import { EmptyState } from '#frontend/ui/EmptyState.tsx';
import { ErrorState } from '#frontend/ui/ErrorState.tsx';
import { FormProblem } from '#frontend/ui/FormProblem.tsx';
import { Skeleton } from '#frontend/ui/Skeleton.tsx';
import { useSubmission } from '#frontend/ui/use-submission.ts';
import styles from './BillingHistory.module.css';
import { InvoiceRow } from './InvoiceRow.tsx';

/** Download links are valid for five minutes, so they are refetched earlier. */
const RENEW_MS = 4 * 60 * 1_000;

/** Every charge and refund, newest first (product.txt section 2). */
export function BillingHistory() {
  const { data, error, refetch, fetchMore } = useInvoicesQuery({
    fetchPolicy: 'cache-and-network',
    pollInterval: RENEW_MS,
  });
  const more = useSubmission(
    async () => {
      await fetchMore({ variables: { after: data?.invoices.pageInfo.endCursor }, updateQuery: joined });
    },
    () => 'Failed to fetch billing history',
  );
  return (
    <Card heading="Billing History">
      {error && !data && (
        <ErrorState onRetry={() => void refetch().catch(() => {})}>Failed to load billing history</ErrorState>
      )}
      {!error && !data && <Loading />}
      {data?.invoices.nodes.length === 0 && <EmptyState>No billing history available</EmptyState>}
      {data && data.invoices.nodes.length > 0 && <Invoices invoices={data.invoices.nodes} />}
      {data?.invoices.pageInfo.hasNextPage && (
        <div className={styles.more}>
          <FormProblem>{more.problem}</FormProblem>
          <Button variant="quiet" size="small" onClick={more.run} busy={more.busy && 'Loading...'}>
            Show more
          </Button>
        </div>
      )}
    </Card>
  );
}

function joined(
  before: InvoicesQuery,
  { fetchMoreResult }: { fetchMoreResult: InvoicesQuery },
): InvoicesQuery {
  const nodes = [...before.invoices.nodes, ...fetchMoreResult.invoices.nodes];
  return { ...fetchMoreResult, invoices: { ...fetchMoreResult.invoices, nodes } };
}

function Invoices({ invoices }: { invoices: InvoicesQuery['invoices']['nodes'] }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Date</th>
          <th scope="col">Type</th>
          <th scope="col">Plan</th>
          <th scope="col" className={styles.amount}>
            Amount
          </th>
          <th scope="col">
            <span className="visually-hidden">Document</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {invoices.map((invoice) => (
          <InvoiceRow key={invoice.id} invoice={invoice} />
        ))}
      </tbody>
    </table>
  );
}

function Loading() {
  return (
    <div className={styles.loading} role="status">
      <span className="visually-hidden">Loading billing history...</span>
      {['first', 'second', 'third'].map((row) => (
        <Skeleton key={row} height="38px" />
      ))}
    </div>
  );
}
