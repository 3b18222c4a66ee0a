import { useSearchParams } from 'react-router-dom';
import { AdminToolbar } from '#frontend/admin/AdminToolbar.tsx';
import { adminPath } from '#frontend/admin/admin-address.ts';
import { later } from '#frontend/admin/later.ts';
import { SaveList } from '#frontend/admin/lists/SaveList.tsx';
import { useAddressChoice } from '#frontend/app/use-address-choice.ts';
import { useAdminMembersCountQuery } from '#frontend/generated/graphql.ts';
import { counted } from '#schema/rules/text/numbers.ts';
import { MemberSearch } from './MemberSearch.tsx';
import { type MemberQuestion, MemberTable } from './MemberTable.tsx';
import { stateOf } from './member-text.ts';

const MemberPage = later(() => import('./MemberPage.tsx'), 'MemberPage');

/** The members, or the one whom the address names. */
export function MembersTab() {
  const [search] = useSearchParams();
  const question = { search: search.get('search'), state: stateOf(search.get('state')) };
  const id = search.get('member');
  if (id) return <MemberPage key={id} id={id} back={adminPath('members', { ...question })} />;
  return <MemberList question={question} />;
}

function MemberList({ question }: { question: MemberQuestion }) {
  const { data } = useAdminMembersCountQuery({ variables: question, fetchPolicy: 'cache-and-network' });
  const [chosen, choose] = useAddressChoice(question, (next) => adminPath('members', { ...next }), {
    replace: true,
  });
  const total = data?.members.totalCount;
  const { search, state } = question;
  const given = { ...(search && { search }), ...(state && { state }) };
  return (
    <>
      <AdminToolbar
        title={<span role="status">{total === undefined ? 'Members' : counted(total, 'member')}</span>}
      >
        <MemberSearch question={chosen} onChange={choose} />
        <SaveList list="MEMBERS" filters={given} />
      </AdminToolbar>
      <MemberTable key={`${question.search} ${question.state}`} question={question} />
    </>
  );
}
