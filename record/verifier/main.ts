import { verify } from './verify.ts';

process.exitCode = await verify(process.argv.slice(2), (text) => process.stdout.write(text));
