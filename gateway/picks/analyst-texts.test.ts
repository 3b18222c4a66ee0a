import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ask } from '#gateway/testing/ask.ts';
import { openGateway, type TestGateway } from '#gateway/testing/gateway.ts';
import { givenPick } from '#gateway/testing/picks.ts';
import { member, type TestUser } from '#gateway/testing/users.ts';

let gateway: TestGateway;
let dana: TestUser;
let other: TestUser;

beforeAll(async () => {
  gateway = await openGateway();
  [dana, other] = [await member(gateway, { role: 'ANALYST' }), await member(gateway, { role: 'ANALYST' })];
  await givenPick(gateway, { analyst: 'Dana Reed' });
});
afterAll(() => gateway.close());

const SET = `mutation ($input: SetAnalystTextInput!) {
  setAnalystText(input: $input) { analysts { name text path canWrite } }
}`;
interface Analysts {
  setAnalystText: { analysts: { name: string; text: string; canWrite: boolean }[] };
}

const write = (text: string, was: string, by = dana, name = 'Dana Reed') =>
  ask<Analysts>(gateway, SET, { input: { name, text, was } }, by);
const codeOf = ({ errors }: { errors?: { extensions: { code: string } }[] }) => errors?.[0]?.extensions.code;

test('the first to write it holds the name; each change is in the audit log with the text before it', async () => {
  const { data } = await write('  Pace and rest.\r\nNo props. ', '');
  expect(data.setAnalystText.analysts).toEqual([
    { name: 'Dana Reed', text: 'Pace and rest.\nNo props.', path: '/analysts/dana-reed', canWrite: true },
  ]);
  expect(codeOf(await write('Not Dana', 'Pace and rest.\nNo props.', other))).toBe('FORBIDDEN');
  const list = '{ analystTexts { name canWrite } }';
  const { data: seen } = await ask<{ analystTexts: object[] }>(gateway, list, {}, other);
  expect(seen.analystTexts).toEqual([{ name: 'Dana Reed', canWrite: false }]);
  const owner = await member(gateway, { role: 'OWNER' });
  expect((await write('Pace.', 'Pace and rest.\nNo props.', owner)).errors).toBeUndefined();
  expect((await write('', 'Pace.')).errors).toBeUndefined();
  const log = await gateway.services.database.em.execute<{ actor: string; details: unknown }[]>(
    "select actor, details from audit_log where action = 'analyst.text' order by id",
  );
  expect(log).toEqual([
    { actor: dana.uid, details: { before: '', after: 'Pace and rest.\nNo props.' } },
    { actor: owner.uid, details: { before: 'Pace and rest.\nNo props.', after: 'Pace.' } },
    { actor: dana.uid, details: { before: 'Pace.', after: '' } },
  ]);
});

test('two first texts at once: one is kept, and the other is told', async () => {
  await givenPick(gateway, { analyst: 'Tempo Model' });
  const answers = await Promise.all([
    write('Mine', '', dana, 'Tempo Model'),
    write('No, mine', '', other, 'Tempo Model'),
  ]);
  expect(answers.map(codeOf).sort()).toEqual(['FORBIDDEN', undefined]);
});

test.each<[string, () => Promise<{ errors?: { extensions: { code: string } }[] }>, string]>([
  ['a text that was changed meanwhile', () => write('New', 'an older text'), 'CONFLICT'],
  ['a name that no pick has', () => write('Hello', '', dana, 'Nobody'), 'NOT_FOUND'],
  ['a text that is too long', () => write('x'.repeat(601), ''), 'BAD_USER_INPUT'],
])('%s is refused', async (_what, attempt, code) => {
  expect(codeOf(await attempt())).toBe(code);
});

test.each(['SUPPORT', 'FINANCE'] as const)('%s may not', async (role) => {
  expect(codeOf(await write('Hello', '', await member(gateway, { role })))).toBe('FORBIDDEN');
});
