import { runPrepared } from './prepare.mjs';

await runPrepared('local/cluster.ts');
