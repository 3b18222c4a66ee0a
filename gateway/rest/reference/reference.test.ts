import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { openGateway, type TestGateway } from '#gateway/testing/gateway.ts';
import { type OpenApi, openApi } from '../open-api.ts';
import { TABLE } from '../table.ts';
import { restMarkdown } from './rest-markdown.ts';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await openGateway();
});
afterAll(() => gateway.close());

const get = (url: string) => gateway.app.inject({ url });

describe('GET /api/openapi.json', () => {
  const read = async () => (await get('/api/openapi.json')).json<OpenApi>();

  test('is OpenAPI 3.1 with every row of the table, served where people reach it', async () => {
    const document = await read();
    expect(document).toMatchObject({ openapi: '3.1.0', servers: [{ url: 'http://localhost:4000/api' }] });
    for (const { method, path, summary } of TABLE)
      expect(document.paths[path]?.[method]).toMatchObject({ summary });
    const count = Object.values(document.paths).flatMap(Object.keys).length;
    expect(count).toBe(TABLE.length);
  });

  test('every reference leads somewhere, every operation has an id of its own', async () => {
    const document = await read();
    const references = JSON.stringify(document).match(/"#\/[^"]+"/g) ?? [];
    expect(references.length).toBeGreaterThan(20);
    for (const reference of new Set(references)) {
      const steps = JSON.parse(reference).slice(2).split('/');
      const target = steps.reduce(
        (at: Record<string, unknown> | undefined, step: string) => at?.[step] as typeof at,
        document,
      );
      expect([reference, typeof target]).toEqual([reference, 'object']);
    }
    const ids = Object.values(document.paths).flatMap((path) =>
      Object.values(path).map(({ operationId }) => operationId),
    );
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('every name in the braces of a path is a parameter', async () => {
    for (const [path, operations] of Object.entries((await read()).paths))
      for (const { parameters } of Object.values(operations))
        expect(parameters.filter((each) => each.in === 'path').map(({ name }) => name)).toEqual(
          [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name),
        );
  });
});

describe('GET /api/docs', () => {
  test('shows every row, needs nothing from elsewhere, and a script for the theme alone', async () => {
    const { statusCode, headers, body } = await get('/api/docs');
    expect(statusCode).toBe(200);
    for (const { path } of TABLE) expect(body).toContain(`/api${path}`);
    const nonce = /<style nonce="([^"]+)">/.exec(body)?.[1] ?? 'none';
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain(`style-src 'self' 'nonce-${nonce}'`);
    expect(policy).toMatch(/^default-src 'none'/);
    expect(body).not.toMatch(/<script(?! src="\/before-paint\.js")| style="|(src|href)="(https?:)?\/\//);
    expect((await get('/api/docs')).headers['content-security-policy']).not.toBe(policy);
  });

  test('every link inside it leads somewhere', async () => {
    const { body } = await get('/api/docs');
    const ids = new Set([...body.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    const links = [...body.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    expect(links.filter((id) => !ids.has(id))).toEqual([]);
  });
});

test('docs/rest-api.md is what the table says', () => {
  expect(readFileSync('docs/rest-api.md', 'utf8')).toBe(restMarkdown(openApi(TABLE, '/api')));
});
