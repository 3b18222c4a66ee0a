import { verify } from './verify.ts';

// biome-ignore lint/plugin: a program that people run holds the age of a file against their own clock.
const now = Date.now();
process.exitCode = await verify(process.argv.slice(2), (text) => process.stdout.write(text), now);
