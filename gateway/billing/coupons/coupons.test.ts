import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Answer, ask } from '#gateway/testing/ask.ts';
import { NOON, openGateway, type TestGateway } from '#gateway/testing/gateway.ts';
import { everyone, member, type TestUser } from '#gateway/testing/users.ts';

describe('createCoupon, deleteCoupon and coupons', () => {
  let gateway: TestGateway;
  let admin: TestUser;

  beforeAll(async () => {
    gateway = await openGateway();
    admin = await member(gateway, { role: 'OWNER' });
  });
  afterAll(() => gateway.close());

  const CREATE = `mutation ($input: CreateCouponInput!) { createCoupon(input: $input) { coupon {
  id code discountAmount discountType plans isActive createdAt startsAt endsAt maxRedemptions maxPerCustomer
  firstPurchaseOnly duration durationMonths reserved used } } }`;
  const DELETE =
    'mutation ($input: DeleteCouponInput!) { deleteCoupon(input: $input) { deletedCouponId code } }';
  const LIST = `query ($first: Int, $after: String) { coupons(first: $first, after: $after) {
  totalCount nodes { code } edges { cursor node { code } } pageInfo { hasNextPage hasPreviousPage endCursor } } }`;

  interface Made {
    createCoupon: { coupon: Record<string, unknown> & { id: string; code: string } };
  }
  interface List {
    coupons: {
      totalCount: number;
      nodes: { code: string }[];
      edges: { node: { code: string } }[];
      pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; endCursor: string | null };
    };
  }

  const newCode = () => `C${randomUUID().slice(0, 8).toUpperCase()}`;
  const typed = (changes: Record<string, unknown> = {}) => ({
    code: newCode(),
    discountAmount: 20,
    discountType: 'PERCENT',
    plans: ['PLUS', 'PREMIUM'],
    ...changes,
  });
  const create = (input: Record<string, unknown>, user: TestUser | null = admin) =>
    ask<Made>(gateway, CREATE, { input }, user);

  async function made(changes: Record<string, unknown> = {}) {
    const { data, errors } = await create(typed(changes));
    expect(errors).toBeUndefined();
    return data.createCoupon.coupon;
  }

  async function listed(page: { first: number; after: string | null }): Promise<List['coupons']> {
    const { data } = await ask<List>(gateway, LIST, page, admin);
    return data.coupons;
  }

  const refusal = ({ errors }: Answer<unknown>) => errors?.[0]?.extensions;
  const rows = () => gateway.services.database.em.fork();

  describe('an admin creates a coupon', () => {
    test('with everything it may have, kept as it was given', async () => {
      const given = {
        discountAmount: 12.5,
        startsAt: '2031-11-01T00:00:00.000Z',
        endsAt: '2031-12-01T00:00:00.000Z',
        maxRedemptions: 100,
        maxPerCustomer: 1,
        firstPurchaseOnly: true,
        duration: 'MONTHS',
        durationMonths: 3,
      };
      const input = typed(given);
      const { data } = await create({
        ...input,
        code: ` ${input.code.toLowerCase()} `,
        plans: ['PLUS', 'VIP', 'PLUS'],
      });
      expect(data.createCoupon.coupon).toEqual({
        ...given,
        id: expect.stringMatching(/^coupon_[0-9a-f]{32}$/),
        code: input.code,
        discountType: 'PERCENT',
        plans: ['PLUS', 'VIP'],
        isActive: true,
        createdAt: NOON,
        reserved: 0,
        used: 0,
      });
    });

    test('a percent above 100 counts as 100, dollars do not', async () => {
      expect((await made({ discountAmount: 250 })).discountAmount).toBe(100);
      expect((await made({ discountAmount: 250, discountType: 'FIXED' })).discountAmount).toBe(250);
    });

    test('every wrong field is named with a sentence, and nothing is kept', async () => {
      const wrong = { code: '!', discountAmount: -1, plans: [], duration: 'MONTHS', maxRedemptions: 0 };
      const answer = await create(typed(wrong));
      expect(refusal(answer)).toEqual({
        code: 'BAD_USER_INPUT',
        fields: {
          code: 'Code must be 3 to 40 letters, digits, dashes or underscores',
          discountAmount: 'Discount amount must be at least 0',
          plans: 'Choose at least one plan',
          durationMonths: 'Months must be between 1 and 36',
          maxRedemptions: 'The limit must be at least 1',
        },
      });
      expect(await rows().execute("select id from coupons where code = '!'")).toEqual([]);
    });

    test('the code of a live coupon is a conflict, ten at once make one, and deleting frees the code', async () => {
      const code = newCode();
      const answers = await Promise.all(Array.from({ length: 10 }, () => create(typed({ code }))));
      const first = answers.filter(({ errors }) => !errors);
      expect(first).toHaveLength(1);
      const conflict = answers.find(({ errors }) => errors);
      expect(conflict?.errors?.[0]?.message).toBe(`A coupon with the code ${code} already exists`);
      expect(conflict && refusal(conflict)).toMatchObject({
        code: 'CONFLICT',
        fields: { code: expect.any(String) },
      });
      const id = first[0]?.data.createCoupon.coupon.id;
      await ask(gateway, DELETE, { input: { id } }, admin);
      expect((await create(typed({ code }))).errors).toBeUndefined();
    });

    test('creating and deleting are audited', async () => {
      const { id, code } = await made();
      await ask(gateway, DELETE, { input: { id, code } }, admin);
      const audited = await rows().execute(
        'select actor, action, details from audit_log where target = ? order by id',
        [id],
      );
      expect(audited).toEqual([
        { actor: admin.uid, action: 'coupon.create', details: expect.objectContaining({ code }) },
        { actor: admin.uid, action: 'coupon.delete', details: { code } },
      ]);
    });
  });

  describe('an admin switches a coupon off', () => {
    const SWITCH = `mutation ($input: UpdateCouponInput!) { updateCoupon(input: $input) { coupon { id isActive } } }`;
    const VALIDATE = 'query ($code: String!) { validateCoupon(code: $code, planType: "plus") { isValid } }';
    const switched = (id: string, isActive: boolean, user: TestUser = admin) =>
      ask<{ updateCoupon: unknown }>(gateway, SWITCH, { input: { id, isActive } }, user);
    const isValid = async (code: string) =>
      (await ask<{ validateCoupon: unknown }>(gateway, VALIDATE, { code })).data.validateCoupon;

    test('nobody can use it until it is on again, and each change is audited once', async () => {
      const { id, code } = await made();
      expect(await isValid(code)).toEqual({ isValid: true });
      for (const isActive of [false, false])
        expect((await switched(id, isActive)).data).toEqual({ updateCoupon: { coupon: { id, isActive } } });
      expect(await isValid(code)).toEqual({ isValid: false });
      await switched(id, true);
      expect(await isValid(code)).toEqual({ isValid: true });
      const audited = await rows().execute(
        "select actor, action, details from audit_log where target = ? and action like 'coupon.switch%' order by id",
        [id],
      );
      expect(audited).toEqual([
        { actor: admin.uid, action: 'coupon.switch-off', details: { code } },
        { actor: admin.uid, action: 'coupon.switch-on', details: { code } },
      ]);
    });

    test('one that was deleted, or never was, does not exist', async () => {
      const { id } = await made();
      await ask(gateway, DELETE, { input: { id } }, admin);
      for (const gone of [id, 'coupon_nobody'])
        expect(refusal(await switched(gone, true))?.code).toBe('NOT_FOUND');
    });
  });

  describe('an admin deletes a coupon', () => {
    test('once; the second time it does not exist', async () => {
      const { id, code } = await made();
      expect((await ask(gateway, DELETE, { input: { id } }, admin)).data).toEqual({
        deleteCoupon: { deletedCouponId: id, code },
      });
      expect(refusal(await ask(gateway, DELETE, { input: { id } }, admin))?.code).toBe('NOT_FOUND');
    });

    test('a code that belongs to another coupon deletes nothing', async () => {
      const { id, code } = await made();
      const answer = await ask(gateway, DELETE, { input: { id, code: 'ANOTHER' } }, admin);
      expect(refusal(answer)?.code).toBe('NOT_FOUND');
      expect((await ask(gateway, DELETE, { input: { id, code } }, admin)).errors).toBeUndefined();
    });
  });

  test('only owners and finance create, delete and list', async () => {
    const { id } = await made();
    for (const [name, user] of Object.entries(await everyone(gateway))) {
      if (name === 'admin' || name === 'finance') continue;
      const code = user ? 'FORBIDDEN' : 'UNAUTHENTICATED';
      const answers = [
        await create(typed(), user),
        await ask(gateway, DELETE, { input: { id } }, user),
        await ask(gateway, LIST, {}, user),
      ];
      expect(answers.map((answer) => [name, refusal(answer)?.code])).toEqual(Array(3).fill([name, code]));
    }
  });

  describe('the list', () => {
    test('is read newest first, page by page, each coupon once, without those that are gone', async () => {
      await rows().execute('update coupons set deleted_at = now() where deleted_at is null', [], 'run');
      const codes: string[] = [];
      for (let minute = 0; minute < 5; minute += 1) {
        // Two share an instant, so that the page must not break between them.
        gateway.services.clock.set(`2031-11-20T18:0${Math.floor(minute / 2)}:00Z`);
        codes.push((await made()).code);
      }
      gateway.services.clock.set(NOON);
      const seen: string[] = [];
      let after: string | null = null;
      for (const [size, more] of [
        [2, true],
        [2, true],
        [1, false],
      ] as const) {
        const { nodes, edges, pageInfo, totalCount } = await listed({ first: 2, after });
        expect([nodes.length, pageInfo.hasNextPage, totalCount]).toEqual([size, more, 5]);
        expect(edges.map(({ node }) => node)).toEqual(nodes);
        expect(pageInfo.hasPreviousPage).toBe(after !== null);
        seen.push(...nodes.map(({ code }) => code));
        after = pageInfo.endCursor;
      }
      expect(seen[0]).toBe(codes[4]);
      expect([...seen].sort()).toEqual([...codes].sort());
    });

    test.each([{ first: 0 }, { first: 101 }, { after: 'nonsense' }])('%j is refused', async (page) => {
      expect(refusal(await ask(gateway, LIST, page, admin))?.code).toBe('BAD_USER_INPUT');
    });
  });
});
