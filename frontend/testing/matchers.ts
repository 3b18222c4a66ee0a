import { afterEach, vi } from 'vitest';
import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';

// On two busy cores what is waited for may take its time.
configure({ asyncUtilTimeout: 5_000 });
afterEach(cleanup);
// Testing Library moves a clock that a test has stopped, and asks for it by Jest's name.
Object.assign(globalThis, { jest: { advanceTimersByTime: (ms: number) => vi.advanceTimersByTime(ms) } });
