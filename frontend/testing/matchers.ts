import { afterEach } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, configure } from '@testing-library/react';

// On two busy cores what is waited for may take its time.
configure({ asyncUtilTimeout: 15_000 });
afterEach(cleanup);
