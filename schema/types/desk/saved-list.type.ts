import { Field, InputType, ObjectType } from 'type-graphql';
import { SAVED_LISTS, type SavedList } from '#schema/rules/access/admin-lists.ts';
import { enumOf } from '#schema/types/enums.ts';

const SavedListEnum = enumOf('SavedList', 'A list that can be saved as a CSV file.', SAVED_LISTS, {
  MEMBERS: 'The members; filters `search` and `state`.',
  INVOICES: 'Charges and refunds; filters `from`, `to`, `type`, `state`, `cash` and `recovery`.',
  PAYMENTS:
    'Attempts to charge a card; filters `from`, `to`, `state`, `cash`, `last4`, `amount` and `member`.',
  DISPUTES: 'Payments that banks took back or ask about; filters `from`, `to`, `state` and `cash`.',
  CARDS: 'Cards that expire; filter `until`.',
  REDEMPTIONS: 'Redemptions of coupons; filters `couponId` and `batchId`.',
  MAILS: 'Mails; filters `state` and `template`.',
  MOVEMENTS: 'Movements of recurring revenue; filters `from`, `to`, `kind`, `reason` and `said`.',
  REVENUE_MEMBERS: 'The members behind a figure of revenue; filters `figure`, `from`, `to` and `cohort`.',
  ACCOUNTING:
    'Each charge, refund and dispute of a month, for an accountant; filter `month`, which it needs.',
});

@InputType('ListFilterInput', { description: 'A filter of a list, named as in the query of the list.' })
class ListFilterInput {
  @Field(() => String, { description: 'Its name, such as `state`.' })
  name!: string;

  @Field(() => String, { description: 'Its value, as GraphQL writes it: `DECLINED`, `2026-11-30`.' })
  value!: string;
}

@InputType('ExportListInput', { description: 'Which list to save, and what of it.' })
export class ExportListInput {
  @Field(() => SavedListEnum, { description: 'The list.' })
  list!: SavedList;

  @Field(() => [ListFilterInput], { defaultValue: [], description: 'What of it; all by default.' })
  filters!: ListFilterInput[];
}

@ObjectType('ExportListPayload', { description: 'The result of `exportList`.' })
export class ExportListPayload {
  @Field(() => String, { description: 'The address of the file. It works for five minutes.' })
  url!: string;
}
