import { Field, ObjectType } from 'type-graphql';

@ObjectType('Feeds', {
  description:
    'Addresses that calendars and feed readers read without a sign-in. They end with a new password and when all sessions end.',
})
export class FeedsType {
  @Field(() => String, { description: 'The games with picks as a calendar (iCalendar).' })
  calendarUrl!: string;

  @Field(() => String, { description: 'The same for feed readers (RSS).' })
  rssUrl!: string;
}

@ObjectType('FeedsPayload', { description: 'The result of `createFeeds`.' })
export class FeedsPayload {
  @Field(() => FeedsType, { description: 'The new addresses.' })
  feeds!: FeedsType;
}

@ObjectType('DeleteFeedsPayload', { description: 'The result of `deleteFeeds`.' })
export class DeleteFeedsPayload {
  @Field(() => FeedsType, { nullable: true, description: 'Null: there are none any more.' })
  feeds!: FeedsType | null;
}
