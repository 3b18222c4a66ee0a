/** A node of an ESTree. */
export interface TreeNode {
  type: string;
  start: number;
  end: number;
}

/** What is read of nodes of some types. */
type Fields = TreeNode &
  Record<'id' | 'left' | 'object' | 'expression', Named | undefined> & {
    declarations?: { id: Named }[];
    specifiers?: { local: Named; exported: Named }[];
  };

interface Named extends Partial<Record<'left' | 'object', Named>> {
  type: string;
  name?: string;
}

/** Keys that are followed by a name of a property, unless it is computed. */
const PROPERTY_KEYS = new Map([
  ['MemberExpression', 'property'],
  ['Property', 'key'],
  ['MethodDefinition', 'key'],
  ['PropertyDefinition', 'key'],
]);

/** Every name in a node that may be one of the module; names of properties are not. */
export function namesIn(node: unknown): Set<string> {
  const names = new Set<string>();
  collect(node, names);
  return names;
}

function collect(node: unknown, names: Set<string>): void {
  if (Array.isArray(node)) for (const each of node) collect(each, names);
  if (typeof node !== 'object' || node === null || Array.isArray(node)) return;
  const { type, name, computed } = node as { type?: string; name?: string; computed?: boolean };
  if (type === 'Identifier' && name) names.add(name);
  const skipped = computed ? undefined : PROPERTY_KEYS.get(type ?? '');
  for (const [key, value] of Object.entries(node)) if (key !== skipped) collect(value, names);
}

/** The names that a statement declares, and the one that it completes, as `Provider.ID = 'x'` completes `Provider`. */
export function declaredBy(node: TreeNode): { declares: string[]; completes: string | null } {
  const { id, declarations, expression } = node as Fields;
  const declares = declarations ? declarations.map((each) => each.id) : id ? [id] : [];
  return { declares: declares.map(nameOf), completes: expression?.left?.object?.name ?? null };
}

/** What a module exports: `export { local as name }`, the only way of bundled packages. */
export function exportsOf(body: readonly TreeNode[]): { local: string; name: string }[] {
  return body
    .filter(({ type }) => type.startsWith('Export'))
    .flatMap((node) => (node as Fields).specifiers ?? [])
    .map(({ local, exported }) => ({ local: nameOf(local), name: nameOf(exported) }));
}

function nameOf({ type, name }: Named): string {
  if (!name) throw new Error(`A top-level ${type} declares no single name`);
  return name;
}
