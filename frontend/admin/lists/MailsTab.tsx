import { Link } from 'react-router-dom';
import { adminPath } from '#frontend/admin/admin-address.ts';
import { type ListedMailsQueryVariables, useListedMailsQuery } from '#frontend/generated/graphql.ts';
import { momentOf, State } from './cells.tsx';
import { states } from './list-filters.ts';
import { listOf, type Question } from './list-of.tsx';
import { labelsOf, MAIL_STATE_TEXTS, templateText } from './list-texts.ts';

/** Mails of the last 30 days, without what they say. */
export const MailsTab = listOf({
  ...{ tab: 'mails', title: 'Mails', what: 'mails', file: 'MAILS' },
  filters: [states(labelsOf(MAIL_STATE_TEXTS))],
  useList(question: Question<ListedMailsQueryVariables>) {
    const asked = useListedMailsQuery(question);
    return { asked, list: asked.data?.listedMails };
  },
  columns: [
    {
      head: 'To',
      cell: ({ recipient }) => <Link to={adminPath('members', { search: recipient })}>{recipient}</Link>,
    },
    { head: 'Mail', cell: ({ template }) => templateText(template) },
    { head: 'State', cell: (mail) => <State of={MAIL_STATE_TEXTS[mail.state]} note={mail.failure} /> },
    { head: 'Tries', figure: true, cell: ({ attempts }) => attempts },
    { head: 'Created', figure: true, cell: ({ createdAt }) => momentOf(createdAt) },
  ],
  keyOf: ({ id }) => id,
});
