import { existsSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { temporaryFolder } from '#local/testing/temporary-folder.ts';
import { until } from '#local/testing/until.ts';
import { ownerInterface } from './accounts.ts';
import { readSnapshot } from './snapshot.ts';
import { IDENTITY_PROJECT, type Identity, startIdentity } from './start-identity.ts';

type Tokens = { idToken: string; refreshToken: string; localId: string };

const folder = temporaryFolder();
const stateFile = join(folder, 'identity', 'accounts.json');
let identity: Identity;

const start = () => startIdentity({ log: join(folder, 'identity.log'), stateFile });

async function toolkit<Answer>(operation: string, body: unknown): Promise<Answer> {
  const url = `http://${identity.host}/identitytoolkit.googleapis.com/v1/accounts:${operation}?key=local`;
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  const answer = await response.json();
  if (!response.ok) throw new Error(answer.error.message);
  return answer;
}

const signUp = (email: string) =>
  toolkit<Tokens>('signUp', { email, password: 'chalkline', returnSecureToken: true });
const signIn = (email: string, password = 'chalkline') =>
  toolkit<Tokens>('signInWithPassword', { email, password, returnSecureToken: true });

async function killAndStart(): Promise<void> {
  process.kill(identity.pid, 'SIGKILL');
  await identity.ended;
  identity = await start();
}

const savedEmails = () => readSnapshot(stateFile).map(({ email }) => email);

beforeAll(async () => {
  identity = await start();
});

afterAll(async () => {
  await identity.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe('the identity emulator', () => {
  test('answers the calls of the SDKs that the product makes (contract of the inner module)', async () => {
    const { idToken, localId } = await signUp('contract@chalkline.test');
    expect(await toolkit('lookup', { idToken })).toMatchObject({ users: [{ localId }] });
    await expect(signIn('contract@chalkline.test', 'wrong')).rejects.toThrow('INVALID_PASSWORD');
    await expect(signIn('nobody@chalkline.test')).rejects.toThrow('EMAIL_NOT_FOUND');
    await toolkit('sendOobCode', { requestType: 'PASSWORD_RESET', email: 'contract@chalkline.test' });
    const [code] = await ownerInterface(`http://${identity.host}`, IDENTITY_PROJECT).mailedCodes();
    const oobCode = code?.oobCode;
    await toolkit('resetPassword', { oobCode, newPassword: 'another one' });
    await signIn('contract@chalkline.test', 'another one');
    const google = JSON.stringify({ sub: '1', email: 'google@chalkline.test', email_verified: true });
    const postBody = `id_token=${encodeURIComponent(google)}&providerId=google.com`;
    const body = { postBody, requestUri: 'http://localhost', returnSecureToken: true };
    expect(await toolkit('signInWithIdp', body)).toMatchObject({ email: 'google@chalkline.test' });
  });

  test('keeps accounts over kill -9', async () => {
    await signUp('kept@chalkline.test');
    await until(() => savedEmails().includes('kept@chalkline.test'));
    await killAndStart();
    expect(await signIn('kept@chalkline.test')).toMatchObject({ registered: true });
  });

  test('knows a token from before the restart, and its refresh token too', async () => {
    const { idToken, refreshToken } = await signUp('token@chalkline.test');
    await until(() => savedEmails().includes('token@chalkline.test'));
    await killAndStart();
    expect(await toolkit('lookup', { idToken })).toMatchObject({
      users: [{ email: 'token@chalkline.test' }],
    });
    const refreshed = await fetch(`http://${identity.host}/securetoken.googleapis.com/v1/token?key=local`, {
      method: 'POST',
      body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken }),
    });
    expect(refreshed.status).toBe(200);
  });

  test('loses nothing when it is asked to stop', async () => {
    await signUp('last@chalkline.test');
    await identity.stop();
    expect(savedEmails()).toContain('last@chalkline.test');
    identity = await start();
  });

  test('keeps its state, which holds passwords, for its owner alone', () => {
    expect(existsSync(stateFile)).toBe(true);
    expect(statSync(stateFile).mode & 0o077).toBe(0);
  });

  test('listens on loopback only', () => {
    expect(identity.host).toMatch(/^127\.0\.0\.1:\d+$/);
  });
});
