import { execute } from 'graphql';
import type { Context, Services } from '#gateway/auth/context.ts';
import { Reuse } from '#gateway/auth/reuse.ts';
import { viewerIn } from '#gateway/auth/viewer-key.ts';
import { formatError } from '#gateway/graphql/answers.ts';
import { visitorAt } from '#gateway/rate-limits/quota-owner.ts';
import type { ChangeEvent } from './change-events.ts';
import { nextMessage } from './event-stream.ts';
import type { LiveOperation, Subscriber } from './subscriber.ts';

/** Subscribers with the same operation who saw the same before and see the same now. */
interface Audience {
  operation: LiveOperation;
  before: string;
  viewerKey: string;
  subscribers: Subscriber[];
}

/** Groups the subscribers who receive the same, each with what they see now. */
export function audiencesOf(viewerKeys: Iterable<[Subscriber, string]>): Audience[] {
  const found = new Map<string, Audience>();
  for (const [subscriber, viewerKey] of viewerKeys) {
    const { operation, viewerKey: before } = subscriber;
    const key = `${operation.id} ${before} ${viewerKey}`;
    const audience = found.get(key);
    if (audience) audience.subscribers.push(subscriber);
    else found.set(key, { operation, before, viewerKey, subscribers: [subscriber] });
  }
  return [...found.values()];
}

/**
 * Sends events to an audience: executes its operation once per event and sends the result to everyone in it. The
 * context is made from the viewerKey alone and knows no member, so that nothing of one viewer reaches another.
 */
export async function deliver(
  services: Services,
  { operation, before, viewerKey, subscribers }: Audience,
  event: ChangeEvent,
  { from, now }: { from: Date; now: Date },
): Promise<void> {
  const viewer = viewerIn(viewerKey);
  const events = event(operation.topic, { viewer: viewerIn(before), at: from }, { viewer, at: now });
  const nobody = {
    ip: '',
    fromOtherSite: false,
    challengeAnswer: null,
    written: null,
    quotaOwner: visitorAt(''),
    caller: null,
    browser: null,
    key: null,
    member: null,
    planPricesVersion: null,
    staff: null,
  };
  const contextValue: Context = { ...services, ...nobody, now, viewer, reuse: new Reuse(null) };
  const { schema, document, operationName, variables: variableValues } = operation;
  for (const rootValue of events) {
    const execution = { schema, document, operationName, variableValues };
    const { data, errors } = await execute({ ...execution, rootValue, contextValue });
    const failures = errors?.map((error) => formatError(services.log)(error.toJSON(), error));
    const message = nextMessage({ ...(failures && { errors: failures }), data });
    for (const { stream } of subscribers) stream.send(message);
  }
}
