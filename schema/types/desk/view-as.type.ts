import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { DateTime } from '#schema/types/scalars.ts';

@InputType({ description: 'A member whose account is to be viewed.' })
export class ViewAsInput {
  @Field(() => ID, { description: 'The uid of the member.' })
  userId!: string;

  @Field(() => String, { description: 'The reason; at most 200 characters.' })
  reason!: string;

  @Field(() => String, {
    description: 'A name of this request, at most 64 characters. Repeating it answers the same view.',
  })
  requestId!: string;
}

@ObjectType('ViewAsPayload', { description: 'The result of `viewAs`.' })
export class ViewAsPayload {
  @Field(() => ID, { description: 'What requests send in the header `X-View-As`.' })
  viewId!: string;

  @Field(() => String, { description: 'The address of the member.' })
  email!: string;

  @Field(() => DateTime, { description: 'When the view ends by itself, 30 minutes after it began.' })
  endsAt!: Date;
}

@InputType({ description: 'A view that is to end.' })
export class EndViewInput {
  @Field(() => ID, { description: 'The view, as `viewAs` answered it.' })
  viewId!: string;
}

@ObjectType('EndViewPayload', { description: 'The result of `endView`.' })
export class EndViewPayload {
  @Field(() => ID, { description: 'The view that has ended.' })
  viewId!: string;
}
