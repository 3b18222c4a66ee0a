import { type JsonSchema, nameOf } from './json-schema.ts';

/** What a field is worth in examples, where its type alone would say nothing. */
const VALUES: Record<string, unknown> = {
  ...{ idToken: 'eyJhbGciOiJSUzI1NiJ9…', uid: 'Zx81kQ0aTfYyV3m2LrWnB7', userId: 'Zx81kQ0aTfYyV3m2LrWnB7' },
  ...{ email: 'ada@example.com', fingerprintId: '2f9c1e7b', newPassword: 'a long sentence of my own' },
  ...{ token: 'tokencc_bh_8x2y', planType: 'plus', couponCode: 'KICKOFF', code: 'KICKOFF', country: 'US' },
  ...{ teamOne: 'Buffalo Bills', teamTwo: 'Houston Texans', time: '20:15' },
  ...{ pick: 'Bills -3.5', pickDetails: 'Rest and a healthy line.', sport: 'NFL', subscription: 'Plus' },
  ...{ market: 'SPREAD', line: -3.5, odds: 1.91, americanOdds: '-110', units: 2, book: 'DraftKings' },
  ...{ probability: 0.55, analyst: 'Dana', status: 'PUBLISHED', result: 'PENDING', isWinner: false },
  ...{ late: false, locked: false, requiredTier: null, lockReason: null, opensAt: null, releaseAt: null },
  ...{
    date: '2026-11-20',
    draft: false,
    error: null,
    firstName: 'Ada',
    lastName: 'King',
    planCode: 'plus',
    currency: 'USD',
  },
  ...{ question: 'odds:sign:150', choice: 'plus', asks: 'Is +150 meant?', label: '+150 (2.50)' },
  ...{ says: 'It is on Buffalo Bills @ Houston Texans, 8:15 PM ET.' },
  ...{ first_name: 'Ada', last_name: 'King', address: '12 Main Street', address1: '12 Main Street' },
  ...{ city: 'Buffalo', state: 'NY', postal_code: '14201', postalCode: '14201', tempPassword: null },
  ...{
    total: 79,
    nextChargeTotal: 79,
    conversionValue: 79,
    expectedTotal: 79,
    amount: 20,
    discountAmount: 20,
  },
  ...{
    cardType: 'Visa',
    message: null,
    hasNextPage: false,
    endCursor: null,
    plans: ['plus'],
    used: 12,
    reserved: 0,
  },
  ...{ deletedPickId: 'pick_5f2b8c1d9e7a4f60', deletedCouponId: 'coupon_8a1f' },
  ...{ last4: '1111', expirationMonth: '12', expirationYear: '2030', number: 'CL-20261120-4F7K2M9A' },
};

/** A whole example of a schema: every field, with values that a reader of the reference can believe. */
export function exampleOf(
  schema: JsonSchema,
  components: Record<string, JsonSchema>,
  name = '',
  within: readonly string[] = [],
): unknown {
  if (schema.$ref) {
    const type = nameOf(schema.$ref);
    const found = components[type];
    return found && !within.includes(type) ? exampleOf(found, components, name, [...within, type]) : null;
  }
  const inside = (part: JsonSchema, partName: string) => exampleOf(part, components, partName, within);
  if (schema.properties)
    return Object.fromEntries(
      Object.entries(schema.properties).map(([part, of]) => [
        part,
        part === 'id' ? idOf(name) : inside(of, part),
      ]),
    );
  if (name in VALUES && takes(schema, VALUES[name])) return VALUES[name];
  if (schema.anyOf) return inside(schema.anyOf.find(({ type }) => type !== 'null') ?? {}, name);
  if (schema.enum) return schema.enum[0];
  if (schema.type === 'array') return schema.items ? [inside(schema.items, name.replace(/s$/, ''))] : [];
  return simple(schema);
}

/** Ids say what they are of. */
function idOf(name: string): string {
  return name === 'invoice' ? 'inv_7d21c0b94e' : name === 'coupon' ? 'coupon_8a1f' : 'pick_5f2b8c1d9e7a4f60';
}

function simple(schema: JsonSchema): unknown {
  const [type] = [schema.type].flat();
  if ('const' in schema) return schema.const;
  if (type === 'number' || type === 'integer')
    return Number(schema.minimum ?? schema.exclusiveMinimum ?? 0) + 1;
  if (type === 'boolean') return true;
  if (type === 'null') return null;
  if (type === 'object') return {};
  if (schema.format === 'date') return '2026-11-20';
  if (schema.format === 'date-time') return '2026-11-20T20:00:00.000Z';
  return schema.format === 'uri' ? 'https://picks.example/invoices/1' : 'text';
}

/** Whether a value is one that the schema allows, as far as its kind goes. */
function takes(schema: JsonSchema, value: unknown): boolean {
  const options = schema.anyOf ?? [schema];
  return options.some(({ type, enum: values }) => {
    if (values) return values.includes(value as string);
    const kind = value === null ? 'null' : typeof value;
    return [type].flat().some((each) => each === kind || (each === 'integer' && Number.isInteger(value)));
  });
}
