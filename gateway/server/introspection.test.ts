import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { getIntrospectionQuery } from 'graphql';
import { openGateway, type TestGateway } from '#gateway/testing/gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openGateway();
});
afterAll(() => gateway.close());

const send = async (query: string) => {
  const response = await gateway.app.inject({ method: 'POST', url: '/graphql', payload: { query } });
  const { data, errors, extensions } = response.json();
  return { data, errors, cost: extensions?.cost.requested as number, bytes: response.body.length };
};
const TYPES = `__schema { types { name description fields { name description
  type { name description ofType { name description ofType { name description } } }
  args { name description type { name description } } } } }`;

describe('introspection', () => {
  const standard = getIntrospectionQuery({
    ...{ descriptions: true, specifiedByUrl: true, directiveIsRepeatable: true },
    ...{ schemaDescription: true, inputValueDeprecation: true, oneOf: true },
  });

  test('as every tool sends it is answered whole and costs by what it answers', async () => {
    const { data, errors, cost } = await send(standard);
    expect(errors).toBeUndefined();
    expect(data.__schema.types.length).toBeGreaterThan(100);
    expect(cost).toBeGreaterThan(50);
    expect(cost).toBeLessThan(150);
    expect((await send('{ __schema { queryType { name } } }')).cost).toBeLessThan(5);
  });

  test('answered again from memory is the same', async () => {
    const first = await send(standard);
    expect(await send(standard)).toEqual(first);
  });

  test('under twenty aliases is refused: no small request returns megabytes', async () => {
    const { data, errors, bytes } = await send(
      `{ ${Array.from({ length: 20 }, (_, at) => `a${at}: ${TYPES}`).join(' ')} }`,
    );
    expect(data).toBeUndefined();
    expect(errors[0].extensions).toMatchObject({ code: 'QUERY_TOO_LARGE', limit: 'introspection' });
    expect(bytes).toBeLessThan(2_000);
  });

  test('counts every value: the same field under twenty aliases costs more than once', async () => {
    const descriptions = Array.from({ length: 20 }, (_, at) => `d${at}: description`).join(' ');
    const once = await send('{ __schema { types { fields { description } } } }');
    const often = await send(`{ __schema { types { fields { ${descriptions} } } } }`);
    expect(often.cost).toBeGreaterThan(3 * once.cost);
  });
});
