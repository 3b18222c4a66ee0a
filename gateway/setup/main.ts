import { setUp } from './set-up.ts';

/** The program of `main.js setup`: a bundle of its own, which loads no server (gateway/build.mjs). */
try {
  process.exitCode = (await setUp(process.argv.slice(3), process.env)) ? 0 : 1;
} catch (failure) {
  process.stderr.write(`${failure instanceof Error ? failure.message : String(failure)}\n`);
  process.exitCode = 1;
}
