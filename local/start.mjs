import { runPrepared } from './prepare.mjs';

await runPrepared('local/start.ts', { tools: false });
