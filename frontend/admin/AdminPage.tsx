import { type ComponentType, lazy, Suspense } from 'react';
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

/** A part that is downloaded when it is opened. */
function later<Name extends string, Props>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
) {
  return lazy(async () => ({ default: (await download(load))[name] }));
}

const AdminLists = later(() => import('./lists/AdminLists.tsx'), 'AdminLists');

/** Those that are, with what they say they load. */
const LATER: { [Tab in AdminTab]?: [Part: ComponentType, what: string] } = {
  money: [later(() => import('./money/MoneyTab.tsx'), 'MoneyTab'), 'figures'],
  prices: [later(() => import('./prices/PricesTab.tsx'), 'PricesTab'), 'prices'],
  approvals: [later(() => import('./approvals/ApprovalsTab.tsx'), 'ApprovalsTab'), 'approvals'],
  feed: [later(() => import('./feed/FeedTab.tsx'), 'FeedTab'), 'the feed'],
  jobs: [later(() => import('./operations/OperationsTab.tsx'), 'OperationsTab'), 'background work'],
  launch: [later(() => import('./operations/LaunchTab.tsx'), 'LaunchTab'), 'checks'],
  audit: [later(() => import('./audit/AuditTab.tsx'), 'AuditTab'), 'the audit log'],
};

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

function LaterPart({ tab }: { tab: AdminTab }) {
  const [Part, what] = LATER[tab] ?? [null, 'list'];
  return (
    <Suspense fallback={<RowsLoading>{`Loading ${what}...`}</RowsLoading>}>
      {Part && <Part />}
      {isList(tab) && <AdminLists tab={tab} />}
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
