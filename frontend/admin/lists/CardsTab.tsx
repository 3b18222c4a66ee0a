import { type ExpiringCardsQueryVariables, useExpiringCardsQuery } from '#frontend/generated/graphql.ts';
import { cardText } from '#schema/rules/money/cards.ts';
import { easternDay, plainDay, plainMonth } from '#schema/rules/time/eastern-time.ts';
import { MEMBER, PLAN } from './cells.tsx';
import { listOf, type Question } from './list-of.tsx';

/** Cards that have expired or soon will, while a plan is to renew with them. */
export const CardsTab = listOf({
  ...{ tab: 'cards', title: 'Expiring cards', what: 'expiring cards', file: 'CARDS' },
  filters: [{ name: 'until', label: 'Expires by', kind: 'month' }],
  useList(question: Question<ExpiringCardsQueryVariables>) {
    const asked = useExpiringCardsQuery(question);
    return { asked, list: asked.data?.expiringCards };
  },
  columns: [
    MEMBER,
    { head: 'Card', cell: cardText },
    { head: 'Expires', figure: true, cell: ({ expires }) => plainMonth(expires) },
    PLAN,
    { head: 'Renews', figure: true, cell: ({ renewsAt }) => plainDay(easternDay(new Date(renewsAt))) },
  ],
  keyOf: ({ memberId }) => memberId,
});
