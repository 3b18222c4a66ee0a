import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type AuditResult, serverAudits } from 'graphql-http';
import { createApp } from '#gateway/app.ts';
import { openGateway, type TestGateway } from '#gateway/testing/gateway.ts';

let gateway: TestGateway;
let url: string;

beforeAll(async () => {
  gateway = await openGateway();
  url = `${await gateway.app.listen({ host: '127.0.0.1', port: 0 })}/graphql`;
});
afterAll(() => gateway.close());

/** The official audit of GraphQL over HTTP, one request after the other. */
async function audited(headers: Record<string, string> = {}): Promise<AuditResult[]> {
  const fetchFn = (input: string, init: RequestInit = {}) =>
    fetch(input, { ...init, headers: { ...headers, ...(init.headers as Record<string, string>) } });
  const results: AuditResult[] = [];
  for (const audit of serverAudits({ url, fetchFn })) results.push(await audit.fn());
  return results;
}

const reported = (results: AuditResult[]) =>
  results.flatMap((result) =>
    result.status === 'ok' ? [] : [`${result.status} ${result.id} ${result.reason}`],
  );

describe('GraphQL over HTTP', () => {
  test('the official audit passes whole', async () => {
    const results = await audited({ 'apollo-require-preflight': '1' });
    expect(results.length).toBeGreaterThanOrEqual(60);
    expect(reported(results)).toEqual([]);
  });

  test('without the preflight header only simple GETs are noticed: they are refused on purpose', async () => {
    const results = await audited();
    const notices = reported(results);
    expect(notices.map((notice) => notice.split(' ', 2).join(' ')).sort()).toEqual([
      'notice 5A70',
      'notice 6A70',
      'notice D6D5',
    ]);
  });
});

describe('GET /graphql in a browser', () => {
  const headers = { accept: 'text/html' };

  test('opens Apollo Sandbox in development', async () => {
    const env = { ...gateway.env, NODE_ENV: 'development' as const };
    const app = await createApp(gateway.services, env);
    const { statusCode, body } = await app.inject({ url: '/graphql', headers });
    await app.close();
    expect(statusCode).toBe(200);
    expect(body).toContain('embeddable-sandbox');
  });

  test('and nothing elsewhere', async () => {
    const { statusCode, body } = await gateway.app.inject({ url: '/graphql', headers });
    expect(statusCode).toBe(400);
    expect(body).not.toMatch(/sandbox|<html|<script/i);
  });
});

test('every answer is private to its reader', async () => {
  for (const payload of ['{"query":"{ today { now } }"}', '{"query":"{ none }"}', '{', '']) {
    const headers = { 'content-type': 'application/json' };
    const response = await gateway.app.inject({ method: 'POST', url: '/graphql', headers, payload });
    expect(response.headers).toMatchObject({ 'cache-control': 'private, no-store', vary: 'Authorization' });
  }
});

test('several failures of the product keep their codes beside the data', async () => {
  const query = '{ today { date } adminBoard(date: "2031-11-20") { totalCount } }';
  const response = await gateway.app.inject({ method: 'POST', url: '/graphql', payload: { query } });
  expect(response.json().errors).toMatchObject([
    { message: 'No authenticated user', path: ['adminBoard'], extensions: { code: 'UNAUTHENTICATED' } },
  ]);
});
