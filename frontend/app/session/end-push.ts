import type { ApolloClient } from '@apollo/client';
import { RemovePushDocument } from '#frontend/generated/graphql.ts';
import { unsubscribeBrowser } from './push-subscription.ts';

/** Before the session ends: this browser shows no notification of the member any more. */
export async function endPush(client: Pick<ApolloClient, 'mutate'>): Promise<void> {
  await Promise.allSettled([
    client.mutate({ mutation: RemovePushDocument, variables: { input: {} } }),
    unsubscribeBrowser(),
  ]);
}
