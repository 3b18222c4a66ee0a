import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import { AppError, refuseFields } from '#gateway/app-error.ts';
import { audit, authorOf } from '#gateway/auth/audit.ts';
import type { Context } from '#gateway/auth/context.ts';
import {
  FRESH_MILLISECONDS,
  readSecondFactor,
  refuseOldSignIn,
  requireSecondFactor,
} from '#gateway/auth/second-factor.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import { PRODUCT } from '#schema/rules/text/product.ts';
import * as statements from './add-passkey.sql.ts';
import {
  keepChallenge,
  keepShown,
  relyingParty,
  responseOf,
  staffSession,
  takeChallenge,
  webAuthn,
} from './challenge.ts';
import { MAX_PASSKEYS, passkeysOf } from './passkey-rows.ts';

/**
 * What the browser needs to make a passkey, as JSON. The first one takes a sign-in of the last five minutes (SIGN_IN_AGAIN), a
 * further one a passkey shown within five minutes (SECOND_FACTOR): a stolen session cannot add its own.
 */
export async function startPasskey(context: Context): Promise<string> {
  const { userId, email } = staffSession(context);
  await refuseStolenSession(context);
  const held = await passkeysOf(context.database.em, userId);
  if (held.length >= MAX_PASSKEYS)
    throw new AppError('BAD_USER_INPUT', `You have ${MAX_PASSKEYS} passkeys. Remove one first.`);
  const { generateRegistrationOptions } = await webAuthn();
  const options = await generateRegistrationOptions({
    rpName: PRODUCT.name,
    rpID: relyingParty(context).id,
    userName: email,
    userID: new TextEncoder().encode(userId).slice(0, 64),
    attestationType: 'none',
    excludeCredentials: held.map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
  });
  await keepChallenge(context, options.challenge);
  return JSON.stringify(options);
}

async function refuseStolenSession(context: Context): Promise<void> {
  const { isEnrolled } = await readSecondFactor(context);
  if (isEnrolled) await requireSecondFactor(context, FRESH_MILLISECONDS);
  else if (context.caller) refuseOldSignIn(context.caller);
}

/** Keeps a passkey that the browser made; it counts as shown. Throws SECOND_FACTOR, SIGN_IN_AGAIN, BAD_USER_INPUT. */
export async function addPasskey(context: Context, given: { name: string; response: string }): Promise<void> {
  const { userId } = staffSession(context);
  const name = given.name.trim();
  refuseFields(name && name.length <= 60 ? {} : { name: 'A passkey has a name of at most 60 characters' });
  await refuseStolenSession(context);
  const { id, publicKey, counter, transports } = await verified(context, given.response);
  await inTransaction(context, async (em) => {
    const { now } = context;
    const key = { publicKey: Buffer.from(publicKey).toString('base64url'), transports: transports ?? [] };
    await statements.addPasskey.run(em, { id, userId, name, ...key, counter, now });
    await keepShown(context, em);
    audit(em, now, { ...authorOf(context), action: 'passkey.add', target: userId, details: { name } });
  });
}

async function verified(context: Context, text: string) {
  const response = responseOf<RegistrationResponseJSON>(text);
  const expectedChallenge = await takeChallenge(context);
  const { id, origin } = relyingParty(context);
  const expected = {
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
  };
  const { verifyRegistrationResponse } = await webAuthn();
  const { registrationInfo } = await verifyRegistrationResponse({ response, ...expected }).catch(() => ({
    registrationInfo: undefined,
  }));
  if (!registrationInfo)
    throw new AppError('SECOND_FACTOR', 'This passkey could not be verified. Please try again.');
  return registrationInfo.credential;
}
