import { basename } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { WrittenStatement } from './read-statements.ts';
import type { TypedColumn } from './statement-types.ts';

export interface CheckedStatement extends WrittenStatement {
  columns: TypedColumn[];
  /** The types of its values, in their order. */
  taken: string[];
}

const camelCase = (name: string) => name.replace(/_([a-z\d])/g, (_, letter: string) => letter.toUpperCase());

/** The module that is written beside a file of statements. */
export function moduleOf(file: string, statements: readonly CheckedStatement[]): string {
  return `// Written by npm run codegen from ${basename(file)}; do not edit.

import { Statement } from '#gateway/database/statement.ts';
${imports(statements).join('')}
${statements.map((statement, at) => statementText(statement, statements.slice(0, at))).join('\n')}`;
}

function imports(statements: readonly CheckedStatement[]): string[] {
  const named = statements.flatMap(({ types }) => types);
  const modules = [...new Set(named.map(({ module }) => module))].sort();
  return modules.map((module) => {
    const types = named.filter((each) => each.module === module).map(({ type }) => type.replace('[]', ''));
    return `import type { ${[...new Set(types)].sort().join(', ')} } from '${module}';\n`;
  });
}

function statementText(statement: CheckedStatement, before: readonly CheckedStatement[]): string {
  const { name, comment, text, values, columns, taken } = statement;
  const row = typeNameOf(statement);
  const same = before.find((other) => columns.length > 1 && isDeepStrictEqual(other.columns, columns));
  const given = values.map(
    (value, at) => `\n  ${value.name}: ${taken[at]}${value.isNullable ? ' | null' : ''};`,
  );
  const answered = columns.map(({ column, type }) => `\n  ${camelCase(column)}: ${type};`);
  const columnsThat = (has: 'isInstant' | 'isDecimal') => columns.filter((column) => column[has]);
  const described = [
    `name: '${name}'`,
    `text: \`${escaped(withoutMarks(text))}\``,
    `values: [${quoted(values.map((value) => value.name))}]`,
    `columns: [${quoted(columns.map(({ column }) => column))}]`,
    ...list('instants', columnsThat('isInstant')),
    ...list('decimals', columnsThat('isDecimal')),
  ];
  return `${interfaceOf(`${row}Values`, given)}${same ? `export type ${row}Row = ${typeNameOf(same)}Row;\n\n` : interfaceOf(`${row}Row`, answered)}${docOf(comment)}export const ${name} = new Statement<${row}Values, ${row}Row>({
  ${described.join(',\n  ')},
});
`;
}

const typeNameOf = ({ name }: CheckedStatement) => `${name[0]?.toUpperCase()}${name.slice(1)}`;

function interfaceOf(name: string, lines: string[]): string {
  if (lines.length === 0) return `export type ${name} = Record<never, never>;\n\n`;
  return `export interface ${name} {${lines.join('')}\n}\n\n`;
}

/** The marks of columns that are, or are not, null are for the types alone. */
const withoutMarks = (text: string) =>
  text.replace(/'(?:[^']|'')*'|"(\w+)[!?]"/g, (all, name) => (name ? `"${name}"` : all));

const escaped = (text: string) => text.replace(/[\\`]|\$\{/g, '\\$&');
const quoted = (names: string[]) => names.map((name) => `'${name}'`).join(', ');
const list = (name: string, columns: TypedColumn[]) =>
  columns.length > 0 ? [`${name}: [${quoted(columns.map(({ column }) => column))}]`] : [];

function docOf(comment: string): string {
  if (!comment) return '';
  const lines = comment.split('\n');
  return lines.length === 1
    ? `/** ${comment} */\n`
    : `/**\n${lines.map((line) => ` * ${line}\n`).join('')} */\n`;
}
