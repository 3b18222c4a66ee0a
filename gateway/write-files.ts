import { mkdirSync, writeFileSync } from 'node:fs';
import { WEBHOOK_SAMPLES } from './outgoing-webhooks/samples.ts';
import { openApi } from './rest/open-api.ts';
import { restMarkdown } from './rest/reference/rest-markdown.ts';
import { TABLE } from './rest/table.ts';
import { exampleText } from './setup/example-text.ts';

/** Files for readers that are made from the gateway, by the word that `npm run docs:rest` and its like give. */
const WRITE: Record<string, () => void> = {
  rest: () => writeFileSync('docs/rest-api.md', restMarkdown(openApi(TABLE, '/api'))),
  webhooks: () => {
    mkdirSync('examples/webhooks', { recursive: true });
    for (const [name, body] of Object.entries(WEBHOOK_SAMPLES))
      writeFileSync(`examples/webhooks/${name}.json`, `${JSON.stringify(body, null, 2)}\n`);
  },
  env: () => writeFileSync('.env.example', exampleText()),
};

const write = WRITE[process.argv[2] ?? ''];
if (!write) throw new Error(`Say which: ${Object.keys(WRITE).join(', ')}`);
write();
