import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openGateway, type TestGateway } from '#gateway/testing/gateway.ts';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await openGateway();
});
afterAll(() => gateway.close());

test.each([Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.NaN])(
  '%s is refused before it is part of a statement',
  async (value) => {
    const asked = gateway.services.database.em.execute('select ?::float8 as value', [value]);
    await expect(asked).rejects.toThrow(`${value} is no parameter`);
  },
);
