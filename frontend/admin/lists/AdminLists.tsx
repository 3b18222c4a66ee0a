import type { ListTab } from '#frontend/admin/admin-address.ts';
import { CardsTab } from './CardsTab.tsx';
import { DisputesTab } from './DisputesTab.tsx';
import { InvoicesTab, RefundsTab } from './InvoicesTab.tsx';
import { MailsTab } from './MailsTab.tsx';
import { PaymentsTab } from './PaymentsTab.tsx';
import { RedemptionsTab } from './RedemptionsTab.tsx';

const PAGES: Record<ListTab, () => React.ReactNode> = {
  cards: CardsTab,
  mails: MailsTab,
  invoices: InvoicesTab,
  payments: PaymentsTab,
  refunds: RefundsTab,
  disputes: DisputesTab,
  redemptions: RedemptionsTab,
};

/** The lists of the dashboard, in one chunk that loads with the first of them. */
export function AdminLists({ tab }: { tab: ListTab }) {
  const Page = PAGES[tab];
  return <Page key={tab} />;
}
