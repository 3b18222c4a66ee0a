import { describe, expect, test } from '@jest/globals';
import {
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLObjectType,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { createSchema } from './schema.ts';

const schema = createSchema();
const types = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__'));
const objects = types.filter(isObjectType);
const inputs = types.filter(isInputObjectType);
const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});
const connections = objects.filter(({ name }) => name.endsWith('Connection'));

type Output = GraphQLField<unknown, unknown>;

/** Every field of objects and inputs, with the name of its type before it. */
const fields = [...objects, ...inputs].flatMap((type) =>
  Object.values(type.getFields()).map((field) => ({ of: `${type.name}.${field.name}`, field })),
);
const outputs = objects.flatMap((type) =>
  Object.values(type.getFields()).map((field) => ({ of: `${type.name}.${field.name}`, field })),
);

const wrong = (all: string[], right: RegExp) => all.filter((name) => !right.test(name));

describe('names', () => {
  test('types are PascalCase, fields and arguments camelCase, enum values upper case', () => {
    const args = outputs.flatMap(({ of, field }) => field.args.map(({ name }) => `${of}.${name}`));
    const values = types.filter(isEnumType).flatMap((type) => type.getValues().map(({ name }) => name));
    expect(
      wrong(
        types.map(({ name }) => name),
        /^[A-Z][A-Za-z0-9]*$/,
      ),
    ).toEqual([]);
    expect(wrong([...fields.map(({ of }) => of), ...args], /\.[a-z][A-Za-z0-9]*$/)).toEqual([]);
    expect(wrong(values, /^[A-Z][A-Z0-9_]*$/)).toEqual([]);
    expect(values.length).toBeGreaterThan(50);
  });

  test('a type says by its end what it is for', () => {
    expect(
      wrong(
        inputs.map(({ name }) => name),
        /(Input|Filter)$/,
      ),
    ).toEqual([]);
    expect(
      wrong(
        types.filter(isEnumType).map(({ name }) => name),
        /^(?!.*(Enum|Input|Payload)$)/,
      ),
    ).toEqual([]);
  });
});

/** A verb alone says all of it: what is bought or registered is the caller's own. */
const VERBS_ALONE = ['purchase', 'register'];

describe('mutations', () => {
  test('are named by a verb and its noun', () => {
    const verbs =
      /^(accept|acknowledge|add|answer|approve|cancel|change|confirm|correct|create|credit|delete|disable|drop|enable|end|exclude|export|give|grade|grant|import|invite|link|pause|post|postpone|propose|publish|reactivate|redeliver|refresh|refund|reject|remove|rename|reopen|replace|resend|resume|retry|revoke|rotate|save|send|set|start|test|toggle|unlink|update|view|withdraw|write)[A-Z]/;
    expect(
      wrong(
        mutations.map(({ name }) => name).filter((name) => !VERBS_ALONE.includes(name)),
        verbs,
      ),
    ).toEqual([]);
  });

  test('take exactly one argument, `input`, of their own type; or none, where there is nothing to say', () => {
    for (const { name, args } of mutations) {
      expect([name, args.map((arg) => arg.name)]).toEqual([name, args.length ? ['input'] : []]);
      for (const { type } of args)
        expect([name, getNamedType(type).name]).toEqual([name, expect.stringMatching(/Input$/)]);
    }
  });

  test('answer one payload, which is an object and never null', () => {
    for (const { name, type } of mutations)
      expect([name, String(type)]).toEqual([name, expect.stringMatching(/^[A-Z]\w+Payload!$/)]);
  });
});

describe('lists', () => {
  const typeOfField = (type: GraphQLObjectType, name: string) => String(type.getFields()[name]?.type);

  test('that grow are connections of one shape', () => {
    expect(connections.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['CouponConnection', 'InvoiceConnection', 'MemberConnection', 'PickConnection']),
    );
    for (const connection of connections) {
      const edge = connection.name.replace(/Connection$/, 'Edge');
      const node = typeOfField(schema.getType(edge) as GraphQLObjectType, 'node').replace('!', '');
      expect(Object.keys(connection.getFields())).toEqual(['edges', 'nodes', 'pageInfo', 'totalCount']);
      expect(typeOfField(connection, 'edges')).toBe(`[${edge}!]!`);
      expect(typeOfField(connection, 'nodes')).toBe(`[${node}!]!`);
      expect(typeOfField(connection, 'pageInfo')).toBe('PageInfo!');
      expect(typeOfField(connection, 'totalCount')).toBe('Int!');
      expect(typeOfField(schema.getType(edge) as GraphQLObjectType, 'cursor')).toBe('String!');
    }
  });

  test('that are connections take the same four arguments', () => {
    const paged = outputs.filter(({ field }) => getNamedType(field.type).name.endsWith('Connection'));
    for (const { of, field } of paged) {
      const args = field.args.filter(({ name }) => ['first', 'after', 'last', 'before'].includes(name));
      expect([of, args.map(({ name, type }) => `${name}: ${type}`)]).toEqual([
        of,
        ['first: Int', 'after: String', 'last: Int', 'before: String'],
      ]);
    }
    expect(paged.length).toBeGreaterThanOrEqual(4);
  });

  test('that are no connections are short by nature, or say how long they get', () => {
    const plain = outputs.filter(({ of, field }) => isPlainList(of, field)).map(({ of }) => of);
    const undescribed = plain.filter(
      (of) => !SHORT.includes(of) && !/at most \d+|last \d+/.test(descriptionOf(of)),
    );
    expect(undescribed).toEqual([]);
    expect(SHORT.filter((of) => !plain.includes(of))).toEqual([]);
  });
});

/** Bounded by what a day, a plan, a pick, an invoice, a key the list of tiers and leagues or the days of a record can hold, or by how many a member may have. */
const SHORT = [
  'AlertSettings.leagues',
  'AlertSettings.tiers',
  'AlertSettings.channels',
  ...[
    'ApiKey.scopes',
    'Board.picks',
    'Coupon.plans',
    'CouponBatch.plans',
    'Invoice.lines',
    'Pick.grades',
    'Pick.prices',
    'Pick.revisions',
  ],
  ...['PickSeal.leaves', 'Plan.features'],
  ...['PlanChangePreview.lines', 'PriceQuote.lines', 'Query.apiKeys', 'Query.plans'],
  ...[
    'RecordCalibration.bins',
    'RecordCurve.days',
    'RecordSlices.slices',
    'RecordStats.by',
    'RecordStats.closingLineBins',
  ],
  ...['DeskMoney.week', 'Query.discordChecklist', 'User.scopes'],
  ...['Query.webhookEndpoints', 'TrackRecord.byLeague', 'TrackRecord.byTier', 'WebhookEndpoint.events'],
];

function isPlainList(of: string, field: Output): boolean {
  return isListType(getNullableType(field.type)) && !/Connection\.(edges|nodes)$/.test(of);
}

function descriptionOf(of: string): string {
  return outputs.find((each) => each.of === of)?.field.description ?? '';
}

/** Not known at every moment: without a plan, or one that ends, nothing is charged next. */
const NOT_ALWAYS =
  /^(Subscription|MemberPlan|MemberActPreview)\.nextChargeCents$|^(Subscription|MemberPlan)\.(pendingMonthly|renewal)Cents$|^Limits\.(monthly|next)LimitCents$|^(FigureMember|Found)\.cents$|^RevenueDay\.pastDueCents$|Input\./;
/** Documented fields of the REST API, in US dollars or percent. */
const IN_DOLLARS = [
  ...['Coupon.discountAmount', 'CouponDiscount.amount', 'CreateCouponInput.discountAmount'],
  ...['CouponBatch.discountAmount', 'CreateCouponsInput.discountAmount'],
  'PurchasePayload.conversionValue',
];

/** Shares of what was staked, of picks, or of a price. */
const SHARES = ['RecordHitRate.value', 'RecordClosingLine.value', 'RecordRow.closingLineValue'];

/** Cents of all members together, which an Int does not hold. They are whole all the same. */
const SUMS_OF_ALL = /^(Revenue\w+|ChurnReason|Recovery)\./;

describe('money', () => {
  test('is whole cents, and says so by its name', () => {
    const cents = fields.filter(({ of }) => /\.cents$|Cents$/.test(of));
    for (const { of, field } of cents) {
      const type = SUMS_OF_ALL.test(of) ? 'Float' : 'Int';
      expect([of, String(field.type)]).toEqual([
        ...[of, NOT_ALWAYS.test(of) ? expect.stringMatching(`^${type}!?$`) : `${type}!`],
      ]);
    }
    expect(cents.length).toBeGreaterThan(10);
  });

  test('has no other names', () => {
    const others = fields.filter(
      ({ of, field }) => /(price|amount|total|value|fee|charge)$/i.test(of) && isNumber(field.type),
    );
    expect(others.map(({ of }) => of).filter((of) => ![...IN_DOLLARS, ...SHARES].includes(of))).toEqual([]);
  });
});

function isNumber(type: unknown): boolean {
  return /^(Int|Float)!?$/.test(String(type));
}

test('a filter of picks asks only for what a locked pick shows too', () => {
  const gated = gatedFields('Pick');
  expect(gated).toContain('odds');
  for (const name of ['PickFilter', 'RecordFilter']) {
    const filter = schema.getType(name) as GraphQLNamedType;
    const filterFields = isInputObjectType(filter) ? Object.keys(filter.getFields()) : [];
    expect(filterFields.length).toBeGreaterThan(4);
    expect(
      filterFields.filter((part) => gated.includes(part) || gated.includes(part.replace(/s$/, ''))),
    ).toEqual([]);
  }
});

function gatedFields(name: string): string[] {
  const type = schema.getType(name) as GraphQLObjectType;
  return Object.values(type.getFields())
    .filter(
      ({ astNode, type: of }) =>
        !isNonNullType(of) && astNode?.directives?.some((each) => each.name.value === 'tier'),
    )
    .map((field) => field.name);
}
