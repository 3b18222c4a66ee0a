import { type GraphQLField, type GraphQLSchema, isObjectType, Kind } from 'graphql';

type Field = GraphQLField<unknown, unknown>;

/**
 * Whom the newer contract refuses where the older one answered, a sentence each: a field that became gated or staff's,
 * and staff or API keys whose scope opens it no more. graphql-inspector calls all of these dangerous, never breaking.
 */
export function narrowedAccess(older: GraphQLSchema, newer: GraphQLSchema): string[] {
  return Object.values(older.getTypeMap()).flatMap((type) => {
    const now = newer.getType(type.name);
    if (!isObjectType(type) || !isObjectType(now)) return [];
    return Object.values(type.getFields()).flatMap((before) => {
      const after = now.getFields()[before.name];
      return after
        ? narrowed(before, after).map((what) => `Field '${type.name}.${before.name}' ${what}`)
        : [];
    });
  });
}

function narrowed(before: Field, after: Field): string[] {
  const sentences: string[] = [];
  if (!scopesIn(before, 'tier') && scopesIn(after, 'tier')) sentences.push('is gated by @tier');
  const [staff, staffNow] = [scopesIn(before, 'staff'), scopesIn(after, 'staff')];
  if (!staff && staffNow) sentences.push('is open to staff only');
  for (const scope of missing(staff, staffNow)) sentences.push(`is closed to staff with ${scope}`);
  const [keys, keysNow] = [scopesIn(before, 'scope'), scopesIn(after, 'scope') ?? []];
  for (const scope of missing(keys, keysNow)) sentences.push(`is closed to API keys with ${scope}`);
  return sentences;
}

/** Scopes that opened a field and do not any more; null: it was, or is, not limited to any. */
function missing(before: string[] | null, after: string[] | null): string[] {
  return before && after ? before.filter((scope) => !after.includes(scope)) : [];
}

/** What a directive of a field names in `anyOf`; null without the directive. */
function scopesIn({ astNode }: Field, directive: string): string[] | null {
  const found = astNode?.directives?.find(({ name }) => name.value === directive);
  const list = found?.arguments?.find(({ name }) => name.value === 'anyOf')?.value;
  if (list?.kind !== Kind.LIST) return found ? [] : null;
  return list.values.flatMap((value) => (value.kind === Kind.ENUM ? [value.value] : []));
}
