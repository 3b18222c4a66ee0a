import { randomUUID } from 'node:crypto';
import { ask, newIdentity } from './api.ts';
import type { Credentials } from './persons.ts';

/** An address that nobody has had in this world: journeys may share it, and run again in it. */
export function newAddress(name: string): string {
  return `${name}.${randomUUID().slice(0, 8)}@example.com`;
}

const BUY = 'mutation ($input: PurchaseInput!) { purchase(input: $input) { userId tempPassword } }';
const SET_PASSWORD = 'mutation ($input: UpdatePasswordInput!) { updatePassword(input: $input) { userId } }';

/** Somebody who has just bought a plan with a Visa card ending in 1881, and has set their password. */
export async function newPayer(origin: string, planType: string): Promise<Credentials> {
  const email = newAddress(`${planType}.payer`);
  const order = { planType, email, firstName: 'Ada', lastName: 'Lovelace', token: 'fake-valid-visa-nonce' };
  const { purchase } = await ask<{ purchase: { userId: string; tempPassword: string } }>(
    origin,
    BUY,
    undefined,
    order,
  );
  const { userId, tempPassword } = purchase;
  const newPassword = 'a password of her own';
  await ask(origin, SET_PASSWORD, { email, password: tempPassword }, { userId, newPassword });
  return { email, password: newPassword };
}

/** Somebody who has just signed up, in their free day. */
export async function newMember(origin: string, name: string): Promise<Credentials> {
  const credentials = { email: newAddress(name), password: 'a password of theirs' };
  await newIdentity(origin, credentials);
  await ask(origin, 'mutation { register { user { id } } }', credentials);
  return credentials;
}
