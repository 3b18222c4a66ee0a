import { jest } from '@jest/globals';

// Tests on real servers can fail because the machine was busy. `npm test` lists those that only passed the second time.
jest.retryTimes(1, { logErrorsBeforeRetry: true });
