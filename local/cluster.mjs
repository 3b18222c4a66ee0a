import { runPrepared } from './prepare.mjs';

await runPrepared('local/cluster.ts', { tools: true });
