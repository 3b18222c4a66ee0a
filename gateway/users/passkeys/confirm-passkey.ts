import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { AppError } from '#gateway/app-error.ts';
import type { Context } from '#gateway/auth/context.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import {
  keepChallenge,
  keepShown,
  relyingParty,
  responseOf,
  staffSession,
  takeChallenge,
  webAuthn,
} from './challenge.ts';
import { type LockPasskeyRow, lockPasskey, usePasskey } from './confirm-passkey.sql.ts';
import { passkeysOf } from './passkey-rows.ts';

/** What the browser needs to request one of the caller's passkeys, as JSON. */
export async function startPasskeyCheck(context: Context): Promise<string> {
  const { userId } = staffSession(context);
  const held = await passkeysOf(context.database.em, userId);
  const { generateAuthenticationOptions } = await webAuthn();
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(context).id,
    allowCredentials: held.map(({ id }) => ({ id })),
    userVerification: 'required',
  });
  await keepChallenge(context, options.challenge);
  return JSON.stringify(options);
}

/** The session has shown a passkey from now on. Throws SECOND_FACTOR when it is not the caller's or signs something else. */
export async function confirmPasskey(context: Context, text: string): Promise<void> {
  const { userId } = staffSession(context);
  const response = responseOf<AuthenticationResponseJSON>(text);
  const expectedChallenge = await takeChallenge(context);
  const refused = new AppError('SECOND_FACTOR', 'This passkey could not be verified. Please try again.');
  await inTransaction(context, async (em) => {
    const held = await lockPasskey.first(em, { id: response.id, userId });
    if (!held) throw refused;
    const counter = await verifiedCounter(context, { response, expectedChallenge, held });
    if (counter === null) throw refused;
    await usePasskey.run(em, { counter, now: context.now, id: held.id });
    await keepShown(context, em);
  });
}

interface Shown {
  response: AuthenticationResponseJSON;
  expectedChallenge: string;
  held: LockPasskeyRow;
}

/** Null when the signature is not the passkey's, or a copy of it was used. */
async function verifiedCounter(
  context: Context,
  { response, expectedChallenge, held }: Shown,
): Promise<number | null> {
  const { id, origin } = relyingParty(context);
  const credential = {
    id: held.id,
    publicKey: Uint8Array.from(Buffer.from(held.publicKey, 'base64url')),
    counter: Number(held.counter),
  };
  const expected = {
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
  };
  const { verifyAuthenticationResponse } = await webAuthn();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      credential,
      ...expected,
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    return null;
  }
}
