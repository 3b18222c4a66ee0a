import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { adminEmails, environment } from './env.ts';
import { readEnvironment } from './read-environment.ts';
import { exampleText } from './setup/example-text.ts';

const PRODUCTION = {
  PUBLIC_URL: 'https://chalkline.example.com',
  DATABASE_URL: 'postgresql://user:password@db:5432/chalkline',
  FIREBASE_PROJECT_ID: 'a-project',
  FIREBASE_API_KEY: 'a-key',
  BRAINTREE_ENVIRONMENT: 'production',
  BRAINTREE_MERCHANT_ID: 'a',
  BRAINTREE_PUBLIC_KEY: 'b',
  BRAINTREE_PRIVATE_KEY: 'c',
  SMTP_URL: 'smtp://user:password@mail:587',
  MAIL_FROM: 'Chalkline <office@example.com>',
  SUPPORT_EMAIL: 'help@example.com',
  SIGNING_KEY: 's'.repeat(32),
  HASH_KEY: 'h'.repeat(32),
  RECORD_KEY: 'PRIVATE+KEY+picks.example/record/log+87aa6a46+AQ',
};

/** The lines of what is wrong, without their sentences. */
function wrongNames(variables: Record<string, string | undefined>): string[] {
  try {
    readEnvironment(variables);
    return [];
  } catch (failure) {
    const lines = String(failure).split('\n').slice(1, -1);
    return [...new Set(lines.map((line) => line.trim().split(':')[0] ?? ''))].sort();
  }
}

describe('what is missing or wrong is said all at once, by name', () => {
  test('a whole production environment is taken, and production is what runs when nothing is said', () => {
    expect(readEnvironment(PRODUCTION)).toMatchObject({
      NODE_ENV: 'production',
      PORT: 4000,
      LOG_LEVEL: 'info',
    });
  });

  test('nothing at all', () => {
    expect(wrongNames({})).toEqual(Object.keys(PRODUCTION).sort());
    expect(wrongNames({ NODE_ENV: 'development' })).toEqual([
      'BRAINTREE_ENVIRONMENT',
      'BRAINTREE_MERCHANT_ID',
      'BRAINTREE_PRIVATE_KEY',
      'BRAINTREE_PUBLIC_KEY',
      'DATABASE_URL',
      'FIREBASE_API_KEY',
      'FIREBASE_PROJECT_ID',
    ]);
  });

  test.each(Object.keys(PRODUCTION))('%s left out, or empty', (name) => {
    expect(wrongNames({ ...PRODUCTION, [name]: undefined })).toEqual([name]);
    expect(wrongNames({ ...PRODUCTION, [name]: '' })).toEqual([name]);
  });

  test.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['NODE_ENV', 'prod'],
    ['LOG_LEVEL', 'loud'],
    ['DATABASE_URL', 'somewhere'],
    ['PUBLIC_URL', 'chalkline'],
    ['SMTP_URL', 'https://mail'],
    ['SIGNING_KEY', 'short'],
    ['HASH_KEY', 'short'],
    ['TRIAL_INTEGRITY', 'sometimes'],
    ['METRICS_PORT', '4000'],
    ['ROLE', 'server'],
    ['DRAIN_SECONDS', 'some'],
    ['DRAIN_SECONDS', '61'],
    ['DATABASE_DIRECT_URL', 'primary'],
    ['DATABASE_READ_URL', 'standby'],
    ['DATABASE_READ_URL', PRODUCTION.DATABASE_URL],
    ['TRACES_URL', 'collector:4318'],
    ['TRUSTED_PROXIES', 'everybody'],
    ['TRUSTED_PROXIES', '10.0.0.0/33'],
    ['TRUSTED_PROXIES', '10.0.0.1,proxy.example.com'],
  ])('%s cannot be %s', (name, value) => {
    expect(wrongNames({ ...PRODUCTION, [name]: value })).toEqual([name]);
  });

  test('a quorum of more witnesses than there are, or of half of them', () => {
    const witnesses = (count: number) => Array(count).fill('a key https://witness.example').join(', ');
    const wrong = (RECORD_QUORUM: string | undefined, count: number) =>
      wrongNames({ ...PRODUCTION, RECORD_QUORUM, RECORD_WITNESSES: witnesses(count) });
    expect(wrong('3', 1)).toEqual(['RECORD_QUORUM']);
    expect(wrong('2', 0)).toEqual(['RECORD_QUORUM']);
    expect(wrong('1', 2)).toEqual(['RECORD_QUORUM']);
    expect(wrong('2', 4)).toEqual(['RECORD_QUORUM']);
    for (const [quorum, count] of [
      ['3', 3],
      ['2', 3],
      ['1', 1],
      ['0', 2],
      [undefined, 2],
      ['0', 1],
      ['1', 0],
      [undefined, 0],
    ] as const)
      expect(wrong(quorum, count)).toEqual([]);
    expect(() =>
      readEnvironment({ ...PRODUCTION, RECORD_QUORUM: '3', RECORD_WITNESSES: witnesses(1) }),
    ).toThrow('RECORD_QUORUM: no more can agree than the 1 that RECORD_WITNESSES names');
  });

  test('one message lists problems of every kind', () => {
    const wrong = { FIREBASE_AUTH_EMULATOR_HOST: 'localhost:9099', PORT: 'x', DATABASE_URL: undefined };
    expect(wrongNames({ ...PRODUCTION, ...wrong })).toEqual([
      'DATABASE_URL',
      'FIREBASE_AUTH_EMULATOR_HOST',
      'PORT',
    ]);
  });

  test('no value is repeated in it, since it may be a secret', () => {
    const wrong = { ...PRODUCTION, SIGNING_KEY: 'hunter2', SMTP_URL: 'hunter2' };
    expect(() => readEnvironment(wrong)).not.toThrow(/hunter2/);
    expect(() => readEnvironment(wrong)).toThrow(/SIGNING_KEY/);
  });
});

describe('production refuses what only makes sense on a developer machine', () => {
  const local: [string, string][] = [
    ['FIREBASE_AUTH_EMULATOR_HOST', 'localhost:9099'],
    ['CLOCK_FILE', '/clock'],
    ['PUBLIC_URL', 'http://localhost:4000'],
    ['WEBHOOK_LOOPBACK', 'on'],
    ['BRAINTREE_ENVIRONMENT', 'http://127.0.0.1:4010'],
    ['SIGNING_KEY', environment.shape.SIGNING_KEY.parse(undefined)],
    ['HASH_KEY', environment.shape.HASH_KEY.parse(undefined)],
  ];
  test.each(local)('%s=%s', (name, value) => {
    expect(wrongNames({ ...PRODUCTION, [name]: value })).toEqual([name]);
    expect(wrongNames({ ...PRODUCTION, [name]: value, NODE_ENV: 'production' })).toEqual([name]);
    expect(wrongNames({ ...PRODUCTION, [name]: value, NODE_ENV: 'development' })).toEqual([]);
  });
});

test('ADMIN_EMAILS is read without case and spaces', () => {
  expect(adminEmails({ ADMIN_EMAILS: ' A@b.test,, c@D.test ' })).toEqual(['a@b.test', 'c@d.test']);
  expect(adminEmails({ ADMIN_EMAILS: '' })).toEqual([]);
});

describe('.env.example', () => {
  test('is what npm run env:example writes', () => {
    expect(readFileSync('.env.example', 'utf8')).toBe(exampleText());
  });

  test('names every variable with its meaning', () => {
    for (const [name, field] of Object.entries(environment.shape)) {
      expect([name, field.description]).toEqual([name, expect.stringMatching(/^[A-Z`].{10,}/)]);
      expect(exampleText()).toMatch(new RegExp(`^#? ?${name}=`, 'm'));
    }
  });
});

test('production shows no sample content unless asked to', () => {
  expect(readEnvironment(PRODUCTION).MARKETING_SAMPLES).toBe('off');
});
