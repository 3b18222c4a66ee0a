import { randomUUID } from 'node:crypto';
import { ask, newIdentity } from './api.ts';
import type { Credentials } from './viewers.ts';

/** A new email address: unique, since journeys share a world and may run again in it. */
export function newAddress(name: string): string {
  return `${name}.${randomUUID().slice(0, 8)}@example.com`;
}

const BUY = 'mutation ($input: PurchaseInput!) { purchase(input: $input) { userId tempPassword } }';
const SET_PASSWORD = 'mutation ($input: UpdatePasswordInput!) { updatePassword(input: $input) { userId } }';

/** A member who has just bought a plan with a Visa ending in 1881, and a coupon if given, and set a password. */
export async function newPayingMember(
  origin: string,
  planType: string,
  couponCode?: string,
): Promise<Credentials> {
  const email = newAddress(`${planType}.payer`);
  const buyer = { email, firstName: 'Ada', lastName: 'Lovelace' };
  const order = { ...buyer, planType, couponCode, token: 'fake-valid-visa-nonce' };
  const { purchase } = await ask<{ purchase: { userId: string; tempPassword: string } }>(
    origin,
    BUY,
    undefined,
    order,
  );
  const { userId, tempPassword } = purchase;
  const newPassword = 'own password';
  await ask(origin, SET_PASSWORD, { email, password: tempPassword }, { userId, newPassword });
  return { email, password: newPassword };
}

/** A member who has just signed up and is in the free day. */
export async function newMember(origin: string, name: string): Promise<Credentials> {
  const credentials = { email: newAddress(name), password: 'own password' };
  await newIdentity(origin, credentials);
  await ask(origin, 'mutation { register { user { id } } }', credentials);
  return credentials;
}
