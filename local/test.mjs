import { runPrepared } from './prepare.mjs';

await runPrepared('local/test.ts', { tools: true });
