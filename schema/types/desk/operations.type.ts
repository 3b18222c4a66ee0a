import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import {
  LAUNCH_CHECKS,
  LAUNCH_STATES,
  type LaunchCheckName,
  type LaunchState,
} from '#schema/rules/api/launch-checks.ts';
import { enumOf } from '#schema/types/enums.ts';
import { DateTime } from '#schema/types/scalars.ts';

const LaunchCheckEnum = enumOf(
  'LaunchCheckName',
  'What a product needs before the public comes.',
  LAUNCH_CHECKS,
  {
    DOMAIN: 'An address of its own with TLS.',
    DATABASE: 'The database.',
    SIGN_IN: 'The web key of Firebase, and our address among its authorized domains.',
    ACCOUNTS: 'The service account of Firebase.',
    CARDS: 'Braintree, with real money.',
    MAIL: 'The mail server.',
    DISCORD: 'The bot, where Discord is set up.',
    OWNER: 'An owner with a passkey.',
    SELLER: 'Who issues the invoices.',
    PRICES: 'What plans cost.',
    SAMPLES: 'Sample content is off.',
    RECORD: 'The key that signs the record.',
    WITNESSES: 'Witnesses who sign the record too.',
    JOBS: 'A process that does the background work.',
    BACKUPS: 'Backups.',
  },
);

const LaunchStateEnum = enumOf('LaunchState', 'How far something is.', LAUNCH_STATES, {
  READY: 'Nothing is left to do.',
  TO_DO: 'Something is still to be done.',
  BROKEN: 'It was tried and does not work.',
  UNKNOWN: 'Only a person can tell.',
});

@ObjectType('BackgroundJob', { description: 'Background work that is done again and again.' })
export class BackgroundJobType {
  @Field(() => ID, { description: 'Its name, as logs have it.' })
  name!: string;

  @Field(() => Int, { description: 'How often it runs: every so many seconds.' })
  everySeconds!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'How many seconds ago it last finished without a failure; null: not yet.',
  })
  ranSecondsAgo!: number | null;

  @Field(() => Int, { nullable: true, description: 'How long that took, in milliseconds; null: not yet.' })
  tookMs!: number | null;

  @Field(() => Int, { nullable: true, description: 'For how many seconds it has failed; null: it does not.' })
  failingSeconds!: number | null;

  @Field(() => String, { nullable: true, description: 'Why it failed the last time; null: it did not.' })
  failure!: string | null;

  @Field(() => Boolean, { description: 'Whether it should have run since.' })
  isLate!: boolean;
}

@ObjectType('NotificationHealth', { description: 'Notifications from the processor.' })
export class NotificationHealthType {
  @Field(() => DateTime, { nullable: true, description: 'When the last one came; null: none in 30 days.' })
  lastAt!: Date | null;

  @Field(() => Int, { description: 'How many came in the last 24 hours.' })
  ofDay!: number;

  @Field(() => Int, { description: 'How many are not processed yet.' })
  waiting!: number;

  @Field(() => Int, { description: 'How many of those failed at least once.' })
  failed!: number;
}

@ObjectType('EndpointHealth', { description: 'Deliveries to the endpoints of integrators.' })
export class EndpointHealthType {
  @Field(() => Int, { description: 'How many endpoints there are.' })
  endpoints!: number;

  @Field(() => Int, { description: 'How many of them are disabled.' })
  disabled!: number;

  @Field(() => Int, { description: 'Deliveries of the last 24 hours that arrived.' })
  delivered!: number;

  @Field(() => Int, { description: 'Deliveries of the last 24 hours that were given up.' })
  failed!: number;

  @Field(() => Int, { description: 'Deliveries that wait.' })
  waiting!: number;
}

@ObjectType('Operations', { description: 'How the background work goes.' })
export class OperationsType {
  @Field(() => [BackgroundJobType], {
    description: 'Jobs that fail first, then late ones, then by name; at most 100.',
  })
  jobs!: BackgroundJobType[];

  @Field(() => NotificationHealthType, { description: 'Notifications from the processor.' })
  notifications!: NotificationHealthType;

  @Field(() => EndpointHealthType, { description: 'Deliveries to integrators.' })
  endpoints!: EndpointHealthType;
}

@ObjectType('LaunchCheck', { description: 'One thing that a product needs before the public comes.' })
export class LaunchCheckType {
  @Field(() => LaunchCheckEnum, { description: 'What it is.' })
  name!: LaunchCheckName;

  @Field(() => LaunchStateEnum, { description: 'How far it is.' })
  state!: LaunchState;

  @Field(() => String, { description: 'What was found, in a sentence.' })
  says!: string;

  @Field(() => String, { nullable: true, description: 'What to do next; null where nothing is.' })
  advice!: string | null;
}

@InputType('RetryMailInput', { description: 'A mail to send again.' })
export class RetryMailInput {
  @Field(() => String, { description: 'The key of the mail, which is the subject of its problem.' })
  key!: string;
}

@InputType('DropMailInput', { description: 'A mail to give up.' })
export class DropMailInput {
  @Field(() => String, { description: 'The key of the mail, which is the subject of its problem.' })
  key!: string;

  @Field(() => String, { description: 'Why; at most 200 characters.' })
  reason!: string;
}

@InputType('RetryNotificationInput', { description: 'A notification from the processor to process again.' })
export class RetryNotificationInput {
  @Field(() => String, { description: 'Its hash, which is the subject of its problem.' })
  hash!: string;
}
