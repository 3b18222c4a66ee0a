import { describe, expect, test } from '@jest/globals';
import { contentSecurityPolicy, type PolicyEnvironment } from './content-security.ts';

/** The sources of one directive. */
function sources(directive: string, given: Partial<PolicyEnvironment> = {}): string[] {
  const policy = contentSecurityPolicy('abc', {
    FIREBASE_AUTH_DOMAIN: '',
    BRAINTREE_ENVIRONMENT: 'production',
    TRACKING: undefined,
    TRACKING_PIXEL_URL: undefined,
    ...given,
  });
  const found = policy.split('; ').find((rule) => rule.startsWith(`${directive} `));
  return found?.split(' ').slice(1) ?? [];
}

describe('the card fields', () => {
  test.each([
    ['production', 'https://api.braintreegateway.com', 'https://payments.braintree-api.com'],
    ['sandbox', 'https://api.sandbox.braintreegateway.com', 'https://payments.sandbox.braintree-api.com'],
  ])('%s: frames of the processor alone, and calls to it', (environment, api, payments) => {
    const given = { BRAINTREE_ENVIRONMENT: environment };
    expect(sources('frame-src', given)).toEqual(['https://assets.braintreegateway.com']);
    expect(sources('connect-src', given)).toEqual(expect.arrayContaining([api, payments]));
    expect(sources('script-src', given)).toEqual(["'self'", "'nonce-abc'"]);
  });

  test('the local one: this machine, under the product’s address or its own', () => {
    const given = { BRAINTREE_ENVIRONMENT: 'http://127.0.0.1:21200/path' };
    expect(sources('frame-src', given)).toEqual(["'self'", 'http://127.0.0.1:21200']);
    expect(sources('connect-src', given)).toContain('http://127.0.0.1:21200');
    expect(sources('connect-src', given).join(' ')).not.toContain('braintree');
  });
});

test('what becomes markup or script passes one policy, but where Google brings its own', () => {
  expect(sources('require-trusted-types-for')).toEqual(["'script'"]);
  expect(sources('trusted-types')).toEqual(['default']);
  expect(sources('require-trusted-types-for', { FIREBASE_AUTH_DOMAIN: 'auth.example' })).toEqual([]);
});

describe('conversions', () => {
  const pixel = { TRACKING_PIXEL_URL: 'https://pixel.example/p.gif?id=7' };

  test('the pixel’s host is an image source, and nothing more, when it is configured', () => {
    expect(sources('img-src', { ...pixel, TRACKING: 'pixel' })).toEqual([
      "'self'",
      'data:',
      'https://pixel.example',
    ]);
    expect(sources('script-src', { ...pixel, TRACKING: 'pixel' }).join(' ')).not.toContain('pixel');
  });

  test.each([undefined, 'none', 'log'] as const)('not for %s', (TRACKING) => {
    expect(sources('img-src', { ...pixel, TRACKING })).toEqual(["'self'", 'data:']);
  });
});
