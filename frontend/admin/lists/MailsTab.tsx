import { Link } from 'react-router-dom';
import { adminPath } from '#frontend/admin/admin-address.ts';
import table from '#frontend/admin/table.module.css';
import { usePages } from '#frontend/admin/use-pages.ts';
import { type ListedMailsQueryVariables, useListedMailsQuery } from '#frontend/generated/graphql.ts';
import { Tag } from '#frontend/ui/Tag.tsx';
import { shownPlainMoment } from '#schema/rules/time/shown-time.ts';
import styles from './ListPage.module.css';
import { ListPage } from './ListPage.tsx';
import { ListRows, listPageOf } from './ListRows.tsx';
import { type FilterValues, states } from './list-filters.ts';
import { labelsOf, MAIL_STATE_TEXTS, templateText } from './list-texts.ts';

const FILTERS = [states(labelsOf(MAIL_STATE_TEXTS))];
const COLUMNS = ['To', 'Mail', 'State', 'Tries', 'Created'];

/** Mails of the last 30 days, without what they say. */
export function MailsTab() {
  return (
    <ListPage tab="mails" title="Mails" file="MAILS" filters={FILTERS}>
      {(values) => <MailRows values={values} />}
    </ListPage>
  );
}

function MailRows({ values }: { values: FilterValues }) {
  const pages = usePages();
  const { variables, fetchPolicy } = listPageOf(pages);
  const filter = values as Partial<ListedMailsQueryVariables>;
  const asked = useListedMailsQuery({ variables: { ...variables, ...filter }, fetchPolicy });
  return (
    <ListRows
      {...{ name: 'mails', columns: COLUMNS, pages, asked, list: asked.data?.listedMails }}
      row={(mail) => (
        <tr key={mail.id}>
          <th scope="row">
            <Link to={adminPath('members', { search: mail.recipient })}>{mail.recipient}</Link>
          </th>
          <td data-label="Mail">{templateText(mail.template)}</td>
          <td data-label="State">
            <Tag tone={MAIL_STATE_TEXTS[mail.state].tone}>{MAIL_STATE_TEXTS[mail.state].label}</Tag>
            {mail.failure && <small className={styles.note}>{mail.failure}</small>}
          </td>
          <td data-label="Tries" className={table.figure}>
            {mail.attempts}
          </td>
          <td data-label="Created" className={table.figure}>
            {shownPlainMoment(new Date(mail.createdAt))}
          </td>
        </tr>
      )}
    />
  );
}
