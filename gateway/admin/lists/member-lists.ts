import { type SqlBool, sql } from 'kysely';
import { tableOf } from '#gateway/database/table-of.ts';
import type { MailState } from '#schema/rules/access/admin-lists.ts';
import { addDays, easternDay } from '#schema/rules/time/eastern-time.ts';
import type {
  ExpiringCardArgs,
  ExpiringCardType,
  ListedMailArgs,
  ListedMailType,
} from '#schema/types/desk/member-lists.type.ts';
import type { AdminList } from './admin-list.ts';
import * as statements from './member-lists.sql.ts';

/** Cards of plans that renew, those that expire first in front. */
export const cardList: AdminList<ExpiringCardType, ExpiringCardArgs> = {
  scopes: ['MEMBERS_READ'],
  order: () => ({
    list: 'expiring-cards',
    descending: false,
    columns: [
      { column: 'r.expires', type: 'text', of: ({ expires }) => expires },
      { column: 'r.memberId', type: 'text', of: ({ memberId }) => memberId },
    ],
  }),
  rows: (em, { until }, now) =>
    tableOf<ExpiringCardType>(em, statements.expiringCardList).where(
      sql<SqlBool>`r.expires <= ${until ?? nextMonth(now)}`,
    ),
  columns: {
    expires: ({ expires }) => expires,
    card: ({ cardType }) => cardType,
    last4: ({ last4 }) => last4,
    plan: ({ tier }) => tier,
    renews: ({ renewsAt }) => renewsAt,
    member: ({ memberId }) => memberId,
    email: ({ email }) => email,
  },
};

function nextMonth(now: Date): string {
  return addDays(`${easternDay(now).slice(0, 7)}-01`, 31).slice(0, 7);
}

const MAIL_STATES: Record<MailState, ReturnType<typeof sql<SqlBool>>> = {
  WAITING: sql`r.state = 'WAITING'`,
  FAILED: sql`r.state = 'FAILED'`,
  DROPPED: sql`r.state = 'DROPPED'`,
  SENT: sql`r."sentAt" is not null`,
};

/** Mails of the last 30 days, after which sent ones are deleted. */
export const mailList: AdminList<ListedMailType, ListedMailArgs> = {
  scopes: ['MEMBERS_READ'],
  order: () => ({
    list: 'mails',
    descending: true,
    columns: [{ column: 'r.id', type: 'bigint', of: ({ id }) => String(id) }],
  }),
  rows: (em, { state, template }) =>
    tableOf<ListedMailType>(em, statements.mailList)
      .$if(state != null, (some) => some.where(MAIL_STATES[state as MailState]))
      .$if(template != null, (some) => some.where(sql<SqlBool>`r.template = ${template}`)),
  columns: {
    recipient: ({ recipient }) => recipient,
    mail: ({ template }) => template,
    state: ({ state }) => state,
    attempts: ({ attempts }) => attempts,
    failure: ({ failure }) => failure,
    created: ({ createdAt }) => createdAt,
    sent: ({ sentAt }) => sentAt,
  },
};
