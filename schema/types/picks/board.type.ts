import { Field, Int, ObjectType } from 'type-graphql';
import { CalendarDate, DateTime } from '#schema/types/scalars.ts';
import { PickType } from './pick.type.ts';

@ObjectType('Today', { description: 'The current time on the server. Clients count down by this clock.' })
export class TodayType {
  @Field(() => CalendarDate, { description: 'The calendar day in New York.' })
  date!: string;

  @Field(() => DateTime, { description: 'The moment of this response.' })
  now!: Date;
}

@ObjectType('Board', { description: 'The picks of one New York day, in the order in which they are shown.' })
export class BoardType {
  @Field(() => CalendarDate, { description: 'The day.' })
  date!: string;

  @Field(() => Boolean, { description: 'Whether that day is today in New York.' })
  isToday!: boolean;

  @Field(() => Int, { description: 'How many picks the day has: locked ones count, withdrawn ones do not.' })
  totalCount!: number;

  @Field(() => [PickType], {
    description: 'Today: by tier, then time. A past day: winners first, then by time. A future day is empty.',
  })
  picks!: PickType[];
}
