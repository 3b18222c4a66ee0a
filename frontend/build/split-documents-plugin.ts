import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const GENERATED = /\/generated\/graphql\.ts$/;
const ONE = /\/generated\/graphql\.ts\?only=(\w+)$/;
const VALUE = /^export (?:const|function) (\w+)/;

/**
 * Bundlers do not split a module, so each page would download the documents of all pages. In the build the generated
 * module is replaced by one module per document or hook, and each page downloads only its own.
 */
export function splitDocuments(): Plugin {
  return {
    name: 'split-documents',
    apply: 'build',
    enforce: 'pre',
    load: (id) => {
      const name = ONE.exec(id)?.[1];
      if (name)
        return {
          code: oneValue(readFileSync(id.replace(/\?.*/, ''), 'utf8'), name),
          moduleSideEffects: false,
        };
      if (!GENERATED.test(id)) return null;
      return { code: listOfValues(readFileSync(id, 'utf8')), moduleSideEffects: false };
    },
  };
}

/** Statements begin at the start of a line and are the only ones that do. */
function statementsOf(source: string): string[] {
  return source.split(/^(?=import |export |type )/m);
}

function valuesOf(source: string): Map<string, string> {
  return new Map(
    statementsOf(source).flatMap((statement) => {
      const name = VALUE.exec(statement)?.[1];
      return name ? [[name, statement] as const] : [];
    }),
  );
}

const importFrom = (keyword: 'import' | 'export', name: string) =>
  `${keyword} { ${name} } from './graphql.ts?only=${name}';`;

function listOfValues(source: string): string {
  return [...valuesOf(source).keys()].map((name) => importFrom('export', name)).join('\n');
}

/** One value with what it needs: the packages of the whole module, and other values by name. Types are stripped later. */
function oneValue(source: string, name: string): string {
  const values = valuesOf(source);
  const statement = values.get(name);
  if (!statement) throw new Error(`The generated module has no ${name}`);
  const words = new Set(statement.match(/\w+/g));
  const needed = [...values.keys()].filter((other) => other !== name && words.has(other));
  const packages = statementsOf(source).filter((line) => line.startsWith('import '));
  return [...packages, ...needed.map((other) => importFrom('import', other)), statement].join('\n');
}
