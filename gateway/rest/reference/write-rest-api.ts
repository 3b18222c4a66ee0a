import { writeFileSync } from 'node:fs';
import { openApi } from '../open-api.ts';
import { TABLE } from '../table.ts';
import { restMarkdown } from './rest-markdown.ts';

/** Writes the documentation of the REST API, to the file named on the command line. */
writeFileSync(process.argv[2] ?? 'docs/rest-api.md', restMarkdown(openApi(TABLE, '/api')));
