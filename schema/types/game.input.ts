import { Field, ID, InputType } from 'type-graphql';

@InputType('LinkGameInput', { description: 'Which game a pick is on.' })
export class LinkGameInput {
  @Field(() => ID, { description: 'The pick.' })
  pickId!: string;

  @Field(() => ID, { nullable: true, description: 'The game; null when it is none of the schedule.' })
  gameId?: string | null;
}
