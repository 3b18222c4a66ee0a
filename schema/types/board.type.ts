import { Field, Int, ObjectType } from 'type-graphql';
import { PickType } from './pick.type.ts';
import { CalendarDate, DateTime } from './scalars.ts';

@ObjectType('Today', { description: 'The present as the server sees it. Clients count down by this clock.' })
export class TodayType {
  @Field(() => CalendarDate, { description: 'The calendar day in New York.' })
  date!: string;

  @Field(() => DateTime, { description: 'The instant of this answer.' })
  now!: Date;
}

@ObjectType('Board', { description: 'The picks of one New York day, in the order that readers see them.' })
export class BoardType {
  @Field(() => CalendarDate, { description: 'The day.' })
  date!: string;

  @Field(() => Boolean, { description: 'Whether that day is today in New York.' })
  isToday!: boolean;

  @Field(() => Int, { description: 'How many picks the day has, locked ones included.' })
  totalCount!: number;

  @Field(() => [PickType], {
    description: 'Today by tier, then time; a past day by winners first, then time. A day to come is empty.',
  })
  picks!: PickType[];
}
