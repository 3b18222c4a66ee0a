import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { download } from '#frontend/app/download.ts';
import { useServerNow } from '#frontend/app/server-clock.ts';
import { useMember } from '#frontend/app/session/session.ts';
import { useSecondFactorQuery } from '#frontend/generated/graphql.ts';
import { MINUTE } from '#schema/rules/time/durations.ts';
import { type AdminTab, isList, tabOf, tabsOf } from './admin-address.ts';
import { CouponsTab } from './coupons/CouponsTab.tsx';
import { Desk } from './frame/Desk.tsx';
import { MembersTab } from './members/MembersTab.tsx';
import { PasskeyGate } from './passkeys/PasskeyGate.tsx';
import { PasskeysTab } from './passkeys/PasskeysTab.tsx';
import { AlertsTab } from './pick-alerts/AlertsTab.tsx';
import { PicksTab } from './picks/PicksTab.tsx';
import { PostingBar } from './posting/PostingBar.tsx';
import { ProblemsTab } from './problems/ProblemsTab.tsx';
import { openOf, useProblems } from './problems/use-problems.ts';
import { RowsLoading } from './RowsLoading.tsx';
import { StaffTab } from './staff/StaffTab.tsx';
import { TodayTab } from './today/TodayTab.tsx';
import { useFocusReturn } from './use-focus-return.ts';
import { useLiveAdmin } from './use-live-admin.ts';

const MoneyTab = lazy(async () => ({
  default: (await download(() => import('./money/MoneyTab.tsx'))).MoneyTab,
}));
const PricesTab = lazy(async () => ({
  default: (await download(() => import('./prices/PricesTab.tsx'))).PricesTab,
}));
const AdminLists = lazy(async () => ({
  default: (await download(() => import('./lists/AdminLists.tsx'))).AdminLists,
}));

const ApprovalsTab = lazy(async () => ({
  default: (await download(() => import('./approvals/ApprovalsTab.tsx'))).ApprovalsTab,
}));

const AuditTab = lazy(async () => ({
  default: (await download(() => import('./audit/AuditTab.tsx'))).AuditTab,
}));

const FeedTab = lazy(async () => ({
  default: (await download(() => import('./feed/FeedTab.tsx'))).FeedTab,
}));

const OperationsTab = lazy(async () => ({
  default: (await download(() => import('./operations/OperationsTab.tsx'))).OperationsTab,
}));

const LaunchTab = lazy(async () => ({
  default: (await download(() => import('./operations/LaunchTab.tsx'))).LaunchTab,
}));

/** The desk: one address for each part that the viewer's role opens, and how many problems wait, in all of them. */
export function AdminPage() {
  const [search] = useSearchParams();
  const { scopes } = useMember();
  const tabs = tabsOf(scopes);
  const tab = tabOf(search, scopes);
  const found = useProblems(tab === 'problems', tabs.includes('problems'));
  const open = found.problems && openOf(found.problems);
  const { facts, isLocked } = useSecondFactor();
  useLiveAdmin();
  useFocusReturn();
  if (isLocked) return <PasskeyGate />;
  return (
    <Desk tabs={tabs} current={tab} problems={open?.length}>
      {tab === 'today' && <TodayTab {...found} problems={open} />}
      {tab === 'picks' && <PicksTab />}
      {tab === 'coupons' && <CouponsTab />}
      {tab === 'members' && <MembersTab />}
      {tab === 'alerts' && <AlertsTab />}
      {tab && <LaterPart key={isList(tab) ? 'list' : tab} tab={tab} />}
      {tab === 'problems' && <ProblemsTab {...found} />}
      {tab === 'staff' && <StaffTab />}
      {tab === 'passkeys' && <PasskeysTab facts={facts} />}
      {tabs.includes('picks') && <PostingBar />}
    </Desk>
  );
}

const LOADING: { [Tab in AdminTab]?: string } = {
  money: 'figures',
  prices: 'prices',
  feed: 'the feed',
  jobs: 'background work',
  launch: 'checks',
  audit: 'the audit log',
  approvals: 'approvals',
};

/** The parts that are downloaded when they are opened. */
function LaterPart({ tab }: { tab: AdminTab }) {
  return (
    <Suspense fallback={<RowsLoading>{`Loading ${LOADING[tab] ?? 'list'}...`}</RowsLoading>}>
      {tab === 'money' && <MoneyTab />}
      {tab === 'prices' && <PricesTab />}
      {tab === 'approvals' && <ApprovalsTab />}
      {tab === 'feed' && <FeedTab />}
      {isList(tab) && <AdminLists tab={tab} />}
      {tab === 'jobs' && <OperationsTab />}
      {tab === 'launch' && <LaunchTab />}
      {tab === 'audit' && <AuditTab />}
    </Suspense>
  );
}

/** The viewer's passkeys, and whether one has to be shown before the dashboard opens. */
function useSecondFactor() {
  const { data } = useSecondFactorQuery({ fetchPolicy: 'cache-and-network' });
  const now = useServerNow(MINUTE);
  const facts = data?.secondFactor;
  const isDue = !facts?.asksAgainAt || new Date(facts.asksAgainAt) <= now;
  return { facts, isLocked: !!facts?.passkeys.length && isDue };
}
