import type { ApolloClient } from '@apollo/client';
import { SetDisplayDocument, type SetDisplayInput } from '#frontend/generated/graphql.ts';
import { isUnreachable } from './failures.ts';
import type { Member } from './session/session.ts';
import { forgetUnkept, unkeptOf } from './unkept-display.ts';

/**
 * Writes to an account what was chosen on this device: all that it missed, of a visitor's choice only what was never
 * chosen there. Answers the account as it then is. What cannot be written now is tried when it is next loaded.
 */
export async function keepUnkept(client: ApolloClient, member: Member): Promise<Member> {
  const input = { ...unchosen(member, unkeptOf(null)), ...unkeptOf(member.id) };
  try {
    const kept = Object.keys(input).length > 0 ? await writeDisplay(client, input) : member;
    forgetUnkept();
    return kept;
  } catch (failure) {
    if (!isUnreachable(failure)) forgetUnkept();
    return member;
  }
}

/** Keeps how prices and times are shown with the account. */
export async function writeDisplay(client: ApolloClient, input: SetDisplayInput): Promise<Member> {
  const { data } = await client.mutate({ mutation: SetDisplayDocument, variables: { input } });
  if (!data) throw new Error('The server answered without an account');
  return data.setDisplay.user;
}

function unchosen(member: Member, { oddsFormat, timeZone }: SetDisplayInput): SetDisplayInput {
  return {
    ...(member.oddsFormat === null && oddsFormat && { oddsFormat }),
    ...(member.timeZone === null && timeZone && { timeZone }),
  };
}
