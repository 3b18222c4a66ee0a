import { writeFileSync } from 'node:fs';
import { printSchemaWithDirectives } from '@graphql-tools/utils';
import { createSchema } from './schema.ts';

/** Writes the SDL, directives included, to the file named on the command line. */
const file = process.argv[2] ?? 'schema/schema.graphql';
writeFileSync(file, `${printSchemaWithDirectives(createSchema())}\n`);
