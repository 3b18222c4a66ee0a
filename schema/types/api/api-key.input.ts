import { Field, ID, InputType } from 'type-graphql';
import { type ApiKeyScope, MAX_KEY_DAYS, MAX_KEY_NAME_LENGTH } from '#schema/rules/api/api-keys.ts';
import { ApiKeyScopeEnum } from '#schema/types/enums.ts';
import { DateTime } from '#schema/types/scalars.ts';

@InputType('CreateApiKeyInput', { description: 'A new API key.' })
export class CreateApiKeyInput {
  @Field(() => String, { description: `A name of your choice: 1 to ${MAX_KEY_NAME_LENGTH} characters.` })
  name!: string;

  @Field(() => [ApiKeyScopeEnum], { description: 'What it may do; at least one.' })
  scopes!: ApiKeyScope[];

  @Field(() => DateTime, {
    nullable: true,
    description: `When it expires, at most ${MAX_KEY_DAYS} days from now. By default it does not expire.`,
  })
  expiresAt?: Date | null;
}

@InputType('ConfirmApiKeyInput', { description: 'The API key that you vouch for.' })
export class ConfirmApiKeyInput {
  @Field(() => ID, { description: 'Its id.' })
  id!: string;
}

@InputType('RevokeApiKeyInput', { description: 'The API key to revoke.' })
export class RevokeApiKeyInput {
  @Field(() => ID, { description: 'Its id.' })
  id!: string;
}
