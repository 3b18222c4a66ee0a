import { getDirective } from '@graphql-tools/utils';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { isObjectType } from 'graphql';
import { createSchema } from '#gateway/server/schema.ts';
import { ask } from '#gateway/testing/ask.ts';
import { ANYTHING, type Question, questions, typeBelow } from '#gateway/testing/crawl.ts';
import { openGateway, type TestGateway } from '#gateway/testing/gateway.ts';
import { givenKey } from '#gateway/testing/keys.ts';
import { BROWSER, type PasskeyState, passkeyState, vouchedFor } from '#gateway/testing/passkeys.ts';
import { member, type TestUser } from '#gateway/testing/users.ts';
import { hasScope, STAFF_ROLES, type StaffRole, type StaffScope } from '#schema/rules/access/staff.ts';
import { API_KEY_SCOPES, type ApiKeyScope } from '#schema/rules/api/api-keys.ts';

/**
 * Every query and mutation of the schema, asked by every role with each state of its passkey, over a session and over keys. Streams have
 * stream-rights.more.test.ts. What must come of it is read from the directives of the schema; only what the passkey adds is named here.
 */
const FRESH_SCOPES: StaffScope[] = ['REFUND', 'STAFF', 'PRICES', 'AUDIT'];
/** Operations of other scopes that hand data out, or let money go for good. */
const FRESH_FIELDS = ['exportList', 'answerDispute', 'acceptDispute'];
/** Operations of members in which a role opens what is not the caller's own (`roleAllows`). */
const OPENED_BY_ROLE: Record<string, StaffScope[]> = {
  user: ['MEMBERS_READ'],
  invoice: ['INVOICES'],
  sendTestAlert: ['OPERATIONS', 'PICKS'],
};
/** Mutations about passkeys, which have a rule of their own: the first one takes a sign-in of the last five minutes. */
const ABOUT_PASSKEYS = ['startPasskey', 'addPasskey', 'deletePasskey'];
/** Mutations that would take the caller away. */
const ENDS_CALLER = ['revokeSessions'];
const STATES: PasskeyState[] = ['none', 'never shown', 'shown 6 minutes ago', 'shown'];

interface Operation extends Question {
  isMutation: boolean;
  isVouched: boolean;
  staff: StaffScope[];
  keys: ApiKeyScope[];
}

const schema = createSchema();
const operations: Operation[] = (['query', 'mutation'] as const).flatMap((kind) => {
  const type = kind === 'query' ? schema.getQueryType() : schema.getMutationType();
  if (!isObjectType(type)) throw new Error(`There is no ${kind}`);
  return Object.values(type.getFields())
    .filter(({ name }) => !ENDS_CALLER.includes(name))
    .flatMap((field) => {
      const of = (directive: string) => getDirective(schema, field, directive)?.[0]?.anyOf ?? [];
      return questions({ [field.name]: field }, kind, ANYTHING, typeBelow)
        .slice(0, 1)
        .map((question) => ({
          ...question,
          isMutation: kind === 'mutation',
          isVouched:
            ABOUT_PASSKEYS.includes(field.name) || Boolean(getDirective(schema, field, 'freshPasskey')),
          staff: of('staff'),
          keys: of('scope'),
        }));
    });
});

/** The refusals that are about rights. */
type Refusal = 'FORBIDDEN' | 'SECOND_FACTOR' | 'KEY_REFUSED' | 'SCOPE_MISSING';
const REFUSALS: unknown[] = ['FORBIDDEN', 'SECOND_FACTOR', 'KEY_REFUSED', 'SCOPE_MISSING'];

function ofSession({ field, isMutation, isVouched, staff }: Operation, role: StaffRole, state: PasskeyState) {
  const isShown = state === 'none' || state === 'shown';
  // A person without a passkey adds the first one after a fresh sign-in, and has no key to confirm.
  if (field === 'confirmApiKey' && state === 'none') return 'SECOND_FACTOR';
  if (field === 'addPasskey' && isShown) return 'BAD_USER_INPUT';
  if (isVouched) return isShown ? null : 'SECOND_FACTOR';
  const opens = OPENED_BY_ROLE[field]?.some((scope) => hasScope(role, scope));
  if (staff.length === 0) return opens && state === 'never shown' ? 'SECOND_FACTOR' : null;
  if (!staff.some((scope) => hasScope(role, scope))) return 'FORBIDDEN';
  if (state === 'never shown') return 'SECOND_FACTOR';
  const isSensitive =
    FRESH_FIELDS.includes(field) || (isMutation && staff.some((scope) => FRESH_SCOPES.includes(scope)));
  return isSensitive && !isShown ? 'SECOND_FACTOR' : null;
}

function ofKey(
  { staff, keys }: Operation,
  role: StaffRole,
  { scopes, mustConfirm }: { scopes: readonly ApiKeyScope[]; mustConfirm: boolean },
): Refusal | null {
  if (keys.length === 0) return 'KEY_REFUSED';
  if (!keys.some((scope) => scopes.includes(scope))) return 'SCOPE_MISSING';
  if (staff.length === 0) return null;
  if (mustConfirm) return 'SECOND_FACTOR';
  return staff.some((scope) => hasScope(role, scope)) ? null : 'FORBIDDEN';
}

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openGateway();
  // Somebody whom no operation of this file names: the last owner stays whatever the callers do.
  await member(gateway, { role: 'OWNER' });
});
afterAll(() => gateway.close());

/** What the caller is refused with, of each operation. */
async function refusals(user: TestUser, headers: Record<string, string> = {}): Promise<[string, unknown][]> {
  const found: [string, unknown][] = [];
  for (const { field, query, variables } of operations) {
    const { errors } = await ask(gateway, query, variables, user, headers);
    const codes = errors?.map(({ extensions }) => extensions.code) ?? [];
    found.push([field, codes.find((code) => REFUSALS.includes(code)) ?? null]);
  }
  return found;
}
const expected = (of: (operation: Operation) => unknown) =>
  operations.map((operation) => {
    const refusal = of(operation);
    return [operation.field, REFUSALS.includes(refusal) ? refusal : null];
  });

describe.each(STAFF_ROLES)('%s', (role) => {
  test.each(STATES)('with a session, passkey: %s', async (state) => {
    const user = await member(gateway, { role });
    await passkeyState(gateway, user, state);
    expect(await refusals(user, BROWSER)).toEqual(expected((operation) => ofSession(operation, role, state)));
  });

  test.each([
    ['of somebody without a passkey', false, false],
    ['made before the passkey', true, false],
    ['vouched for with the passkey', true, true],
  ])('with a key %s', async (_name, hasPasskey, isVouched) => {
    const each = isVouched ? API_KEY_SCOPES.map((scope) => [scope]) : [];
    for (const scopes of [API_KEY_SCOPES, ...each]) {
      const user = await member(gateway, { role });
      const key = await givenKey(gateway, user, [...scopes]);
      if (hasPasskey) await passkeyState(gateway, user, 'never shown');
      if (isVouched) await vouchedFor(gateway, key);
      const mustConfirm = hasPasskey && !isVouched;
      expect(await refusals(key)).toEqual(
        expected((operation) => ofKey(operation, role, { scopes, mustConfirm })),
      );
    }
  });
});

test('covers every operation that there is', () => {
  const roots = [schema.getQueryType(), schema.getMutationType()];
  const names = roots.flatMap((type) => Object.keys(type?.getFields() ?? {}));
  expect([...operations.map(({ field }) => field), ...ENDS_CALLER].sort()).toEqual(names.sort());
  expect(ABOUT_PASSKEYS.filter((name) => !names.includes(name))).toEqual([]);
});
