import { membersThat } from '#gateway/admin/members/members-filter.ts';
import { figureMemberList } from '#gateway/admin/revenue/figure-members.ts';
import { movementList } from '#gateway/admin/revenue/list-movements.ts';
import { allMembers } from '#gateway/auth/member.sql.ts';
import { type MemberRow, memberOfRow } from '#gateway/auth/member.ts';
import {
  REDEMPTION_ORDER,
  type RedemptionFilter,
  type RedemptionRow,
  redemptionsOf,
} from '#gateway/billing/coupons/list-redemptions.ts';
import { newestFirst } from '#gateway/database/page.ts';
import { tableOf } from '#gateway/database/table-of.ts';
import type { SavedList } from '#schema/rules/access/admin-lists.ts';
import { entitlement } from '#schema/rules/access/entitlement.ts';
import type { MemberPageArgs } from '#schema/types/desk/member.type.ts';
import { accountingList } from './accounting.ts';
import type { AdminList } from './admin-list.ts';
import { cardList, mailList } from './member-lists.ts';
import { disputeList, invoiceList, paymentList } from './money-lists.ts';

const memberList: AdminList<MemberRow, MemberPageArgs> = {
  scopes: ['MEMBERS_READ'],
  order: () => newestFirst('members'),
  rows: (em, filter, now) => tableOf(em, allMembers).where(membersThat(filter, now)),
  columns: {
    id: ({ id }) => id,
    email: ({ email }) => email,
    plan: (row, now) => entitlement(memberOfRow(row), now).tier,
    status: (row, now) => entitlement(memberOfRow(row), now).planStatus,
    renews: ({ state, currentPeriodEndsAt }) => (state ? currentPeriodEndsAt : null),
    joined: ({ createdAt }) => createdAt,
  },
};

const redemptionList: AdminList<RedemptionRow, RedemptionFilter> = {
  scopes: ['COUPONS'],
  order: () => REDEMPTION_ORDER,
  rows: (em, which) => redemptionsOf(em, which),
  columns: {
    code: ({ code }) => code,
    redeemed: ({ at }) => at,
    plan: ({ tier }) => tier,
    running: ({ isRunning }) => (isRunning ? 'yes' : 'no'),
    revenueCents: ({ broughtCents }) => broughtCents,
    discountCents: ({ discountCents }) => discountCents,
    member: ({ memberId }) => memberId,
    email: ({ email }) => email,
  },
};

/** Each list by the name of its file. What filters a list was checked by the route that reads them. */
export const LISTS: Record<SavedList, AdminList<never, never>> = {
  MEMBERS: memberList,
  INVOICES: invoiceList,
  PAYMENTS: paymentList,
  DISPUTES: disputeList,
  CARDS: cardList,
  REDEMPTIONS: redemptionList,
  MAILS: mailList,
  MOVEMENTS: movementList,
  REVENUE_MEMBERS: figureMemberList,
  ACCOUNTING: accountingList,
};
