import type { ApolloClient } from '@apollo/client';
import { pageConfig } from '#frontend/app/page-config.ts';
import { RegisterDocument } from '#frontend/generated/graphql.ts';
import { deviceFingerprint } from './device-id.ts';
import type { Member } from './session.ts';

/** Creates the account of the identity that is signed in. */
export async function registerMember(client: ApolloClient): Promise<Member> {
  const input = pageConfig().oneAccountADevice ? { fingerprintId: await deviceFingerprint() } : null;
  const { data } = await client.mutate({ mutation: RegisterDocument, variables: { input } });
  if (!data) throw new Error('The server answered without an account');
  return data.register.user;
}
