import { runPrepared } from './prepare.mjs';

await runPrepared('local/watch.ts');
