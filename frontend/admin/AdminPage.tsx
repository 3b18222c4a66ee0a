import { useSearchParams } from 'react-router-dom';
import { PageHeading } from '#frontend/ui/PageHeading.tsx';
import { AdminTabs } from './AdminTabs.tsx';
import { tabOf } from './admin-address.ts';
import { CouponsTab } from './coupons/CouponsTab.tsx';
import { MembersTab } from './members/MembersTab.tsx';
import { PicksTab } from './picks/PicksTab.tsx';
import { ProblemsTab } from './problems/ProblemsTab.tsx';
import { useProblems } from './problems/use-problems.ts';
import { useLiveAdmin } from './use-live-admin.ts';

/** The admin dashboard: one address for each of its parts, and how many problems wait, in all of them. */
export function AdminPage() {
  const [search] = useSearchParams();
  const tab = tabOf(search);
  const found = useProblems(tab === 'problems');
  useLiveAdmin();
  return (
    <>
      <PageHeading title="Admin Dashboard" />
      <AdminTabs current={tab} problems={found.problems?.length} />
      {tab === 'picks' && <PicksTab />}
      {tab === 'coupons' && <CouponsTab />}
      {tab === 'members' && <MembersTab />}
      {tab === 'problems' && <ProblemsTab {...found} />}
    </>
  );
}
