import { describe, expect, test } from '@jest/globals';
import { WEBHOOK_SAMPLES } from '#gateway/outgoing-webhooks/samples.ts';
import { eventText, WEBHOOK_EVENT_TYPES } from '#schema/rules/api/webhook-values.ts';
import { openApi } from './open-api.ts';
import { TABLE } from './table.ts';

const document = openApi(TABLE, 'https://picks.example/api');

describe('every body and every answer has an example that the route itself would take or give', () => {
  test.each(TABLE.map((row) => [`${row.method} ${row.path}`, row] as const))('%s', (_name, row) => {
    const operation = document.paths[row.path]?.[row.method];
    const done = operation?.responses[row.status ?? 200];
    const answer = done && 'content' in done ? done.content['application/json'].example : undefined;
    expect(row.answer.safeParse(answer).error).toBeUndefined();
    expect(JSON.stringify(answer)).not.toContain('"text"');
    if (!row.body) return;
    const body = operation?.requestBody?.content['application/json'].example;
    expect(row.body.safeParse(body).error).toBeUndefined();
  });
});

test('the document describes the calls of webhooks, each with its samples', () => {
  expect(Object.keys(document.webhooks)).toEqual(WEBHOOK_EVENT_TYPES.map(eventText));
  const shown = Object.values(document.webhooks).flatMap(({ post }) => {
    const { requestBody } = post as { requestBody: { content: Record<string, { examples: object }> } };
    return Object.keys(requestBody.content['application/json']?.examples ?? {});
  });
  expect(shown.sort()).toEqual(Object.keys(WEBHOOK_SAMPLES).sort());
});
