import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { AppError } from '#gateway/app-error.ts';
import { callRest } from '#gateway/testing/call-rest.ts';
import { openGateway, type TestGateway, YESTERDAY } from '#gateway/testing/gateway.ts';
import { givenPick } from '#gateway/testing/picks.ts';
import { member, type TestUser } from '#gateway/testing/users.ts';
import { ERRORS, type ErrorCode } from '#schema/rules/api/errors.ts';
import { restErrorText } from './rest-errors.ts';
import { TABLE } from './table.ts';

describe('requests that are wrong', () => {
  let gateway: TestGateway;
  let admin: TestUser;

  beforeAll(async () => {
    gateway = await openGateway();
    admin = await member(gateway, { role: 'OWNER' });
  });
  afterAll(() => gateway.close());

  const JSON_TYPE = { 'content-type': 'application/json' };
  const send = async (
    method: string,
    path: string,
    payload?: string,
    headers: Record<string, string> = {},
  ) => {
    const url = `/api${path}`;
    const response = await gateway.app.inject({ method: method as 'POST', url, payload, headers });
    return { status: response.statusCode, headers: response.headers, body: response.json() };
  };
  const refused = (error: string, more: object = {}) => ({
    error,
    message: error,
    code: 'BAD_USER_INPUT',
    ...more,
  });

  describe('what is not a documented request', () => {
    test('an unknown path is 404', async () => {
      for (const [method, path] of [
        ['GET', '/nothing'],
        ['POST', '/nothing'],
        ['GET', '/picks/all/more'],
        ['GET', '/'],
      ] as const) {
        const error = 'This does not exist';
        expect(await send(method, path)).toMatchObject({
          status: 404,
          body: { error, message: error, code: 'NOT_FOUND' },
        });
      }
    });

    test('another method on a known path is 405 and says which are offered', async () => {
      expect(await send('PATCH', '/picks/pick_1')).toMatchObject({
        status: 405,
        headers: { allow: 'PUT, DELETE' },
        body: refused('PATCH is not offered here: PUT, DELETE'),
      });
      expect((await send('POST', '/picks/all')).headers.allow).toBe('GET, HEAD');
    });

    test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
      'a body of %s is 415',
      async (type) => {
        const answer = await send('POST', '/auth/login', 'idToken=x', { 'content-type': type });
        expect(answer).toMatchObject({ status: 415, body: { code: 'BAD_USER_INPUT' } });
      },
    );

    test('broken JSON is 400', async () => {
      for (const text of ['{', '{"idToken":}', 'null null'])
        expect(await send('POST', '/auth/login', text, JSON_TYPE)).toMatchObject({
          status: 400,
          body: refused('The body is not JSON'),
        });
    });

    test('a body over 100 kB is 413', async () => {
      const text = JSON.stringify({ idToken: 'x'.repeat(100_000) });
      expect(await send('POST', '/auth/login', text, JSON_TYPE)).toMatchObject({
        status: 413,
        body: refused('Request body is too large'),
      });
    });

    test('missing and wrong fields are 400, each named', async () => {
      const body = { teamOne: 1, subscription: 'Gold', date: '2031-02-30', time: '25:00', pick: 'x' };
      const { status, body: answer } = await callRest(gateway, 'post', '/picks', { body, user: admin });
      const fields = {
        teamOne: 'must be a string',
        teamTwo: 'is required',
        date: 'must be a day of the calendar written YYYY-MM-DD',
        time: 'must be a time of day written HH:mm',
        pickDetails: 'is required',
        sport: 'is required',
        subscription: 'must be one of Free, Plus, Premium, VIP',
      };
      const sentence = Object.entries(fields)
        .map(([field, message]) => `${field} ${message}`)
        .join('. ');
      expect({ status, answer }).toEqual({ status: 400, answer: refused(sentence, { fields }) });
    });

    test.each<[string, unknown]>([
      ['nothing', undefined],
      ['null', null],
      ['a list', []],
      ['a text', 'x'],
      ['a number', 7],
    ])('a body that is %s is 400', async (_name, body) => {
      for (const { method, path, bearer } of TABLE.filter((row) => row.body && row.bearer !== 'required'))
        expect([path, bearer, (await callRest(gateway, method, path, { body })).status]).toEqual([
          path,
          bearer,
          400,
        ]);
    });

    test('errors inside an object carry their path', async () => {
      const body = { token: 't', email: 'a@b.test', billingInfo: { first_name: 'Ada', city: 7 } };
      const answer = await callRest(gateway, 'post', '/subscriptions', { body });
      expect(answer.body.fields).toEqual({ 'billingInfo.city': 'must be a string' });
      const without = { ...body, billingInfo: { first_name: 'Ada' } };
      const other = await callRest(gateway, 'post', '/subscriptions', { body: without });
      expect(other.body.fields).toEqual({ 'billingInfo.last_name': 'is required' });
    });

    test('an Idempotency-Key that is too long', async () => {
      const headers = { 'idempotency-key': 'x'.repeat(256) };
      const body = { token: 't', email: 'a@b.test', billingInfo: { first_name: 'A', last_name: 'B' } };
      const answer = await callRest(gateway, 'post', '/subscriptions', { body, headers });
      expect(answer).toMatchObject({
        status: 400,
        body: { fields: { 'Idempotency-Key': 'must be 1 to 255 characters' } },
      });
    });
  });

  describe('tokens', () => {
    test.each(['Bearer made.up.token', 'Basic abc', 'Bearer'])(
      '%s is 401 and never a visitor',
      async (value) => {
        expect(await send('GET', '/picks/all', undefined, { authorization: value })).toMatchObject({
          status: 401,
          headers: { 'www-authenticate': 'Bearer' },
          body: { error: 'Failed to get authentication token', code: 'INVALID_TOKEN' },
        });
      },
    );
  });

  test('no cache keeps an answer or a refusal', async () => {
    for (const path of ['/picks/all', '/users/x', '/nothing'])
      expect((await send('GET', path)).headers['cache-control']).toBe('private, no-store');
  });

  describe('only a decline mentions payment or transaction', () => {
    test.each(Object.keys(ERRORS) as ErrorCode[])('%s', (code) => {
      const { error } = restErrorText(new AppError(code));
      expect(/payment|transaction/i.test(error)).toBe(code === 'CARD_DECLINED');
    });

    test('nor a sentence that repeats what somebody typed', () => {
      const typed = new AppError('CONFLICT', 'A coupon with the code PAYMENT already exists');
      expect(restErrorText(typed).error).toBe(ERRORS.CONFLICT.message);
    });

    test('every sentence of the catalogue stays as it is, but for these', () => {
      const changed = Object.keys(ERRORS).filter(
        (code) => restErrorText(new AppError(code as ErrorCode)).error !== ERRORS[code as ErrorCode].message,
      );
      expect(changed.sort()).toEqual([
        'CARD_DECLINED',
        'CARD_REFUSED',
        'NO_CARD',
        'PAYMENT_DUE',
        'PAYMENT_PENDING',
        'PROCESSOR_UNAVAILABLE',
      ]);
    });
  });

  test('a bug is 500 with an id, and its reason stays in the log', async () => {
    const { em } = gateway.services.database;
    const id = await givenPick(gateway, { date: YESTERDAY });
    await em.execute("alter table picks add constraint never check (result <> 'WIN') not valid");
    const { status, body } = await callRest(gateway, 'put', `/picks/${id}`, {
      user: admin,
      body: { isWinner: true },
    });
    await em.execute('alter table picks drop constraint never');
    const error = 'An unexpected error occurred';
    expect({ status, body }).toEqual({
      status: 500,
      body: { error, message: error, code: 'INTERNAL_SERVER_ERROR', errorId: expect.any(String) },
    });
    expect(gateway.logged()).toContain(String(body.errorId));
  });
});
