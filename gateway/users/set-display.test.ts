import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ask } from '#gateway/testing/ask.ts';
import { openGateway, type TestGateway } from '#gateway/testing/gateway.ts';
import { member, type TestUser } from '#gateway/testing/users.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openGateway();
});
afterAll(() => gateway.close());

const DISPLAY = 'oddsFormat timeZone';
const me = async (person: TestUser) =>
  (await ask<{ me: object }>(gateway, `{ me { ${DISPLAY} } }`, {}, person)).data?.me;
const set = (input: object, person: TestUser | null) =>
  ask<{ setDisplay: { user: object } }>(
    gateway,
    `mutation ($input: SetDisplayInput!) { setDisplay(input: $input) { user { ${DISPLAY} } } }`,
    { input },
    person,
  );

describe('how prices and times are shown', () => {
  test('is kept with the account, each choice by itself', async () => {
    const [ann, other] = [await member(gateway), await member(gateway)];
    expect(await me(ann)).toEqual({ oddsFormat: null, timeZone: null });
    const { data } = await set({ oddsFormat: 'DECIMAL' }, ann);
    expect(data?.setDisplay.user).toEqual({ oddsFormat: 'DECIMAL', timeZone: null });
    await set({ timeZone: 'America/Chicago' }, ann);
    expect(await me(ann)).toEqual({ oddsFormat: 'DECIMAL', timeZone: 'America/Chicago' });
    expect(await me(other)).toEqual({ oddsFormat: null, timeZone: null });
  });

  test.each(['Mars/Olympus', `America/${'x'.repeat(64)}`, ''])('refuses the zone "%s"', async (timeZone) => {
    const ann = await member(gateway);
    const { errors } = await set({ timeZone }, ann);
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { timeZone: 'Choose a time zone such as America/Chicago' },
    });
    expect(await me(ann)).toEqual({ oddsFormat: null, timeZone: null });
  });

  test('needs a sign-in', async () => {
    const { errors } = await set({ oddsFormat: 'DECIMAL' }, null);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'UNAUTHENTICATED' });
  });
});
