/** What `@jest/globals` is for tests that share their modules. */

export { jestExpect as expect } from '@jest/expect';
export { afterAll, afterEach, beforeAll, beforeEach, describe, it, test } from 'jest-circus';
export { jest } from './jest-object.ts';
