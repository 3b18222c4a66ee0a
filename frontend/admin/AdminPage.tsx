import { type ComponentType, type ReactNode, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useServerNow } from '#frontend/app/server-clock.ts';
import { useMember } from '#frontend/app/session/session.ts';
import { useSecondFactorQuery } from '#frontend/generated/graphql.ts';
import { MINUTE } from '#schema/rules/time/durations.ts';
import { type AdminTab, isList, tabOf, tabsOf } from './admin-address.ts';
import { Desk } from './frame/Desk.tsx';
import { later } from './later.ts';
import { PostingBar } from './posting/PostingBar.tsx';
import { openOf, useProblems } from './problems/use-problems.ts';
import { RowsLoading } from './RowsLoading.tsx';
import { TodayTab } from './today/TodayTab.tsx';
import { useFocusReturn } from './use-focus-return.ts';
import { useLiveAdmin } from './use-live-admin.ts';

const AdminLists = later(() => import('./lists/AdminLists.tsx'), 'AdminLists');
const PasskeyGate = later(() => import('./passkeys/PasskeyGate.tsx'), 'PasskeyGate');
const PasskeysTab = later(() => import('./passkeys/PasskeysTab.tsx'), 'PasskeysTab');
const ProblemsTab = later(() => import('./problems/ProblemsTab.tsx'), 'ProblemsTab');

/** Those that need nothing from the page, with what they say they load. */
const LATER: { [Tab in AdminTab]?: [Part: ComponentType, what: string] } = {
  picks: [later(() => import('./picks/PicksTab.tsx'), 'PicksTab'), 'picks'],
  members: [later(() => import('./members/MembersTab.tsx'), 'MembersTab'), 'members'],
  coupons: [later(() => import('./coupons/CouponsTab.tsx'), 'CouponsTab'), 'coupons'],
  alerts: [later(() => import('./pick-alerts/AlertsTab.tsx'), 'AlertsTab'), 'alerts'],
  staff: [later(() => import('./staff/StaffTab.tsx'), 'StaffTab'), 'staff'],
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
  if (isLocked) return part('your passkey', <PasskeyGate />);
  return (
    <Desk tabs={tabs} current={tab} problems={open?.length}>
      {tab === 'today' && <TodayTab {...found} problems={open} />}
      {tab && <LaterPart key={isList(tab) ? 'list' : tab} tab={tab} />}
      {tab === 'problems' && part('problems', <ProblemsTab {...found} />)}
      {tab === 'passkeys' && part('passkeys', <PasskeysTab facts={facts} />)}
      {tabs.includes('picks') && <PostingBar />}
    </Desk>
  );
}

function LaterPart({ tab }: { tab: AdminTab }) {
  const [Part, what] = LATER[tab] ?? [null, 'list'];
  return part(
    what,
    <>
      {Part && <Part />}
      {isList(tab) && <AdminLists tab={tab} />}
    </>,
  );
}

function part(what: string, content: ReactNode) {
  return <Suspense fallback={<RowsLoading>{`Loading ${what}...`}</RowsLoading>}>{content}</Suspense>;
}

/** The viewer's passkeys, and whether one has to be shown before the dashboard opens. */
function useSecondFactor() {
  const { data } = useSecondFactorQuery({ fetchPolicy: 'cache-and-network' });
  const now = useServerNow(MINUTE);
  const facts = data?.secondFactor;
  const isDue = !facts?.asksAgainAt || new Date(facts.asksAgainAt) <= now;
  return { facts, isLocked: !!facts?.passkeys.length && isDue };
}
