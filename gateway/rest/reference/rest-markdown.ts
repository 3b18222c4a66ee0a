import type { OpenApi } from '../open-api.ts';
import { type Entry, entriesOf } from './entries.ts';
import { type Field, fieldsOf } from './fields.ts';

export function restMarkdown(document: OpenApi): string {
  const entries = entriesOf(document);
  const sections = document.tags.map(({ name }) => section(name, entries));
  const schemas = Object.entries(document.components.schemas).map(
    ([name, schema]) => `### ${name}\n\n${schema.description ?? ''}\n\n${table(fieldsOf(schema))}`,
  );
  return `${[INTRODUCTION, overview(entries), ...sections, '## Objects', ...schemas].join('\n\n').replaceAll(/\n{3,}/g, '\n\n')}\n`;
}

const INTRODUCTION = `# REST API

Generated from the table in \`gateway/rest\` by \`npm run docs:rest\`; a test fails when it is stale. OpenAPI 3.1 is
at \`/api/openapi.json\`, which Postman, Bruno and Insomnia import as a collection, and as a page at \`/api/docs\`.

Each route runs one GraphQL operation as the same caller, so rules, permissions and limits are those of \`/graphql\`, and
a locked pick has null for \`pick\` and \`pickDetails\` here too.

- Paths are below \`/api\`: \`GET /picks\` is \`GET https://SITE/api/picks\`. Pages of other sites may call them too.
- Bodies are JSON; unknown fields are ignored. Responses are wrapped in the names below.
- \`authorization: Bearer …\` takes an ID token of the identity provider, or an API key where a scope opens the route
  ([api-keys.md](api-keys.md)). A bad one is 401, never a visitor.
- \`CHALLENGE_REQUIRED\` comes with \`challenge\` and \`bits\`: answer in the header \`X-Challenge-Answer\`
  ([graphql.md](graphql.md#a-challenge)) and send the same again.
- A \`{uid}\` or \`{userId}\` must be your own: any other is 404.
- An error is \`{error, message, code}\` with its status, and \`fields\` names what is wrong. Only the \`error\` of a declined
  card mentions a payment; its \`code\` is \`CARD_DECLINED\`.
- \`429\` and \`503\` carry \`Retry-After\`. Responses are private: \`no-store\`.
- Amounts are in US dollars, timestamps are ISO 8601 in UTC, and days and game times are in New York time. A timestamp that you
  send has its offset, and may have no seconds: \`2026-12-20T12:00Z\`, \`2026-12-20T07:00:00-05:00\`.`;

function overview(entries: Entry[]): string {
  const rows = entries.map(({ method, path, summary, graphql }) => [
    method,
    `[\`${path}\`](#${anchor(`${method} ${path}`)})`,
    summary,
    `\`${graphql}\``,
  ]);
  return aligned([['Method', 'Path', '', 'GraphQL'], ...rows]);
}

function section(tag: string, entries: Entry[]): string {
  return [`## ${tag}`, ...entries.filter((each) => each.tag === tag).map(entry)].join('\n\n');
}

function entry({ method, path, summary, bearer, parameters, body, nested, status, answer }: Entry): string {
  const given = parameters.map(({ name, in: place, description = '', required }) => ({
    name: `${name} (${place})`,
    type: 'string',
    required,
    description,
  }));
  return [
    `### ${method} ${path}`,
    `${summary} ${bearer}.`,
    table([...given, ...body]),
    nested ? `The body may also be nested: \`{"${nested}": {…}}\`.` : '',
    `Answers ${status}:`,
    table(answer),
  ]
    .filter(Boolean)
    .join('\n\n');
}

function table(fields: Field[]): string {
  if (fields.length === 0) return '';
  const rows = fields.map(({ name, type, required, description }) => [
    `\`${name}\``,
    type,
    required ? 'always' : '',
    description,
  ]);
  return aligned([['Field', 'Type', '', ''], ...rows]);
}

/** A table with aligned columns, as this repository's formatter wants it. */
function aligned(rows: string[][]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(3, ...rows.map((cells) => cells[column]?.length ?? 0)),
  );
  const line = (cells: string[]) =>
    `| ${widths.map((width, column) => (cells[column] ?? '').padEnd(width)).join(' | ')} |`;
  const [head = [], ...body] = rows;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)].join('\n');
}

/** The anchor that repository hosts give a heading: lower case, no punctuation, dashes for spaces. */
function anchor(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\w\s-]/g, '')
    .replaceAll(' ', '-');
}
