import { declaredBy, exportsOf, namesIn, type TreeNode } from './module-names.ts';

interface Statement {
  text: string;
  declares: string[];
  uses: Set<string>;
  /** What `Provider.ID = 'x'` completes; null for every other statement. */
  completes: string | null;
}

/** A module in two parts, and what takes its own place: `later` imports from `first`, never the other way round. */
interface ModuleParts {
  first: string;
  later: string;
  whole: string;
}

/**
 * Cuts a module between its top-level statements: `first` has what `roots` need and what runs by itself, `later` the rest. `addressOf`
 * says by which name a part is imported.
 */
export function partsOf(
  source: string,
  body: readonly TreeNode[],
  roots: readonly string[],
  addressOf: (part: 'first' | 'later') => string,
): ModuleParts {
  const textOf = ({ start, end }: TreeNode) => source.slice(start, end);
  const imports = body.filter(({ type }) => type === 'ImportDeclaration').map(textOf);
  const all = body
    .filter(({ type }) => !/^(Import|Export)/.test(type))
    .map((node) => ({ text: textOf(node), ...declaredBy(node), uses: namesIn(node) }));
  const first = reached(all, roots);
  const later = all.filter((statement) => !first.includes(statement));
  const [ofFirst, ofLater] = [namesOf(first), namesOf(later)];
  const used = new Set(later.flatMap(({ uses }) => [...uses]));
  const fromFirst = `import { ${ofFirst.filter((name) => used.has(name)).join(', ')} } from '${addressOf('first')}';`;
  return {
    first: moduleOf(imports, first),
    later: moduleOf([...imports, fromFirst], later),
    whole: exportsOf(body)
      .map(({ local, name }) => {
        const address = addressOf(ofLater.includes(local) ? 'later' : 'first');
        return `export { ${local} as ${name} } from '${address}';`;
      })
      .join('\n'),
  };
}

/** The statements that these names need, and those that do something by themselves, in their order. */
function reached(all: readonly Statement[], roots: readonly string[]): Statement[] {
  const acting = all.filter(({ declares, completes }) => declares.length === 0 && completes === null);
  const names = new Set([...roots, ...acting.flatMap(({ uses }) => [...uses])]);
  const found = new Set(acting);
  for (let before = -1; before !== found.size; ) {
    before = found.size;
    for (const statement of all) {
      const { declares, completes, uses } = statement;
      if (found.has(statement) || ![...declares, completes].some((name) => name && names.has(name))) continue;
      found.add(statement);
      for (const name of uses) names.add(name);
    }
  }
  return all.filter((statement) => found.has(statement));
}

function namesOf(statements: readonly Statement[]): string[] {
  return statements.flatMap(({ declares }) => declares);
}

function moduleOf(imports: readonly string[], statements: readonly Statement[]): string {
  return [
    ...imports,
    ...statements.map(({ text }) => text),
    `export { ${namesOf(statements).join(', ')} };`,
  ].join('\n');
}
