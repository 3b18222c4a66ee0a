import { Field, InputType, ObjectType } from 'type-graphql';
import { DateTime } from '#schema/types/scalars.ts';

@ObjectType('AnalystText', { description: 'A name under which picks are given, and what it says of itself.' })
export class AnalystTextType {
  @Field(() => String, { description: 'The name, as the picks have it.' })
  name!: string;

  @Field(() => String, { description: 'Plain text of at most 600 characters; empty where there is none.' })
  text!: string;

  @Field(() => String, { description: 'The path of the public page.' })
  path!: string;

  @Field(() => Boolean, {
    description: 'Whether the caller may write it: the person who holds the name, and owners.',
  })
  canWrite!: boolean;

  @Field(() => DateTime, { nullable: true, description: 'When it was written; null where there is none.' })
  updatedAt!: Date | null;
}

@InputType('SetAnalystTextInput', { description: 'What an analyst says of themselves.' })
export class SetAnalystTextInput {
  @Field(() => String, { description: 'The name, as the picks have it.' })
  name!: string;

  @Field(() => String, { description: 'Plain text of at most 600 characters; empty removes it.' })
  text!: string;

  @Field(() => String, { description: 'The text that was shown. Another one is CONFLICT.' })
  was!: string;
}

@ObjectType('SetAnalystTextPayload', { description: 'The result of `setAnalystText`.' })
export class SetAnalystTextPayload {
  @Field(() => [AnalystTextType], {
    description: 'The analysts now, as `analystTexts` lists them; at most 200.',
  })
  analysts!: AnalystTextType[];
}
