import { writeFileSync } from 'node:fs';
import { createSchema, sdlOf } from './schema.ts';

/** Writes the SDL, directives included, to the file named on the command line. */
const file = process.argv[2] ?? 'schema/schema.graphql';
writeFileSync(file, sdlOf(createSchema()));
