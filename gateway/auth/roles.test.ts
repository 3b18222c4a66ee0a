import { getDirective } from '@graphql-tools/utils';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type GraphQLField, isObjectType } from 'graphql';
import { newSecret } from '#gateway/auth/key-secret.ts';
import { POINTS_PER_MINUTE } from '#gateway/rate-limits/points.ts';
import { createSchema } from '#gateway/server/schema.ts';
import { ask } from '#gateway/testing/ask.ts';
import { ANYTHING, questions } from '#gateway/testing/crawl.ts';
import { openGateway, type TestGateway } from '#gateway/testing/gateway.ts';
import { everyone, signUp, type TestUser } from '#gateway/testing/users.ts';
import {
  hasScope,
  STAFF_ROLES,
  STAFF_SCOPES,
  type StaffRole,
  type StaffScope,
  scopesOf,
} from '#schema/rules/access/staff.ts';

describe('roles', () => {
  /** Whatever is not named here must refuse a visitor. */
  const FOR_EVERYBODY = [
    'Query.today',
    'Query.board',
    'Query.pick',
    'Query.picks',
    'Query.record',
    'Query.recordCheckpoint',
    'Query.recordStats',
    'Query.recordCurve',
    'Query.recordPicks',
    'Query.recordRows',
    'Query.plans',
    'Query.me',
    'Query.validateCoupon',
    'Query.priceQuote',
    'Query.paymentClientToken',
    'Query.checkFingerprint',
    'Mutation.purchase',
  ];

  let gateway: TestGateway;
  let users: Record<string, TestUser | null>;
  let stranger: TestUser;

  beforeAll(async () => {
    gateway = await openGateway();
    users = await everyone(gateway);
    stranger = await signUp();
  });
  afterAll(() => gateway.close());

  interface Operation {
    name: string;
    kind: 'query' | 'mutation';
    field: GraphQLField<unknown, unknown>;
    /** Of `@staff`. */
    scopes: StaffScope[];
  }

  const ROLES: Record<string, StaffRole> = {
    admin: 'OWNER',
    finance: 'FINANCE',
    support: 'SUPPORT',
    analyst: 'ANALYST',
  };

  const schema = createSchema();
  const operations: Operation[] = (['Query', 'Mutation'] as const).flatMap((root) => {
    const type = schema.getType(root);
    if (!isObjectType(type)) throw new Error(`There is no ${root}`);
    const kind = root === 'Query' ? 'query' : 'mutation';
    return Object.values(type.getFields()).map((field) => {
      const scopes = getDirective(schema, field, 'staff')?.[0]?.anyOf ?? [];
      return { name: `${root}.${field.name}`, kind, field, scopes } as const;
    });
  });
  const forStaff = operations.filter(({ scopes }) => scopes.length > 0);
  const forMembers = operations.filter(({ name }) => !FOR_EVERYBODY.includes(name));

  async function codes({ kind, field }: Operation, user: TestUser | null): Promise<unknown[]> {
    const [question] = questions({ [field.name]: field }, kind, ANYTHING);
    if (!question) throw new Error(`No question for ${field.name}`);
    const { errors } = await ask(gateway, question.query, question.variables, user);
    return errors?.map(({ extensions }) => extensions.code) ?? [];
  }

  describe('every admin operation', () => {
    test('names its scopes in the schema, and nothing else does', () => {
      const described = operations.filter(({ field }) => field.description?.startsWith('Admins: '));
      expect(forStaff.map(({ name }) => name)).toEqual(described.map(({ name }) => name));
      expect(forStaff.length).toBeGreaterThanOrEqual(26);
    });

    test('every scope opens something, and each role has one', () => {
      const used = new Set(forStaff.flatMap(({ scopes }) => scopes));
      const inRules = ['INVOICES', 'LARGE_REFUND'];
      expect(STAFF_SCOPES.filter((scope) => !used.has(scope) && !inRules.includes(scope))).toEqual([]);
      for (const role of STAFF_ROLES) expect(scopesOf(role).length).toBeGreaterThan(0);
    });

    test.each(forStaff.map((operation) => [operation.name, operation] as const))(
      '%s: visitors are asked to sign in, members and roles without its scope are refused, the others are let in',
      async (_name, operation) => {
        expect(await codes(operation, null)).toEqual(['UNAUTHENTICATED']);
        expect(await codes(operation, stranger)).toEqual(['UNAUTHENTICATED']);
        for (const [name, user] of Object.entries(users)) {
          if (!user) continue;
          const role = ROLES[name] ?? null;
          const may = operation.scopes.some((scope) => hasScope(role, scope));
          const refused = (await codes(operation, user)).filter((code) => code === 'FORBIDDEN');
          expect([name, refused]).toEqual([name, may ? [] : ['FORBIDDEN']]);
        }
      },
    );

    test('a refusal names the missing scope to staff, and not to members', async () => {
      const refusal = async (user: TestUser | null | undefined) =>
        (await ask(gateway, '{ members(first: 1) { totalCount } }', {}, user)).errors?.[0];
      expect(await refusal(users.analyst)).toMatchObject({
        message: 'Your role lacks the scope MEMBERS_READ',
        extensions: { code: 'FORBIDDEN', scopes: ['MEMBERS_READ'] },
      });
      expect((await refusal(users.vip))?.message).toBe('You are not allowed to do this');
    });
  });

  describe('every operation that is not for everyone', () => {
    test.each(forMembers.map((operation) => [operation.name, operation] as const))(
      '%s asks a visitor to sign in',
      async (_name, operation) => expect(await codes(operation, null)).toEqual(['UNAUTHENTICATED']),
    );

    test('the list of what is for everyone names nothing that is gone', () => {
      const names = operations.map(({ name }) => name);
      expect(FOR_EVERYBODY.filter((name) => !names.includes(name))).toEqual([]);
    });
  });

  test('a refused operation says it in the words of the product and does nothing', async () => {
    const query = 'mutation ($input: PickIdInput!) { deletePick(input: $input) { deletedPickId } }';
    const { data, errors } = await ask(gateway, query, { input: { id: 'x' } }, users.vip);
    expect(data).toBeNull();
    expect(errors).toMatchObject([
      { message: 'You are not allowed to do this', extensions: { code: 'FORBIDDEN' } },
    ]);
  });

  test('a role counts from the very next request, both ways', async () => {
    const { em } = gateway.services.database;
    const operation = forStaff.find(({ name }) => name === 'Query.adminBoard');
    const user = users.plus;
    if (!operation || !user) throw new Error('Nobody to ask');
    await em.execute("update users set role = 'ANALYST' where id = ?", [user.uid]);
    expect(await codes(operation, user)).toEqual([]);
    await em.execute('update users set role = null where id = ?', [user.uid]);
    expect(await codes(operation, user)).toEqual(['FORBIDDEN']);
  });
});

describe('bad credentials', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await openGateway({}, POINTS_PER_MINUTE);
  });
  afterAll(() => gateway.close());

  async function statuses(times: number, authorization: () => string, ip: string): Promise<number[]> {
    const answered: number[] = [];
    for (let at = 0; at < times; at += 1) {
      const { statusCode } = await gateway.app.inject({
        method: 'POST',
        url: '/graphql',
        headers: { authorization: authorization(), 'x-forwarded-for': ip },
        payload: { query: '{ me { id } }' },
      });
      answered.push(statusCode);
    }
    return answered;
  }

  test.each([
    ['bad tokens', () => 'Bearer garbage', '198.51.100.1'],
    ['unknown keys', () => `Bearer ${newSecret()}`, '198.51.100.2'],
  ])('%s are counted: after 60 a minute the network gets 429', async (_name, authorization, ip) => {
    const answered = await statuses(65, authorization, ip);
    expect(answered.slice(0, 60)).toEqual(Array(60).fill(401));
    expect(answered.slice(60)).toEqual(Array(5).fill(429));
  });
});
