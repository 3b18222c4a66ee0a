import { getDirective } from '@graphql-tools/utils';
import type { FastifyInstance } from 'fastify';
import { defaultFieldResolver, type GraphQLField, type GraphQLSchema } from 'graphql';
import { AppError } from '#gateway/app-error.ts';
import { withAnyOf } from '#gateway/auth/any-of-directive.ts';
import type { Context } from '#gateway/auth/context.ts';
import { holdsSecret } from '#gateway/auth/key-secret.ts';
import { CLOSED_TO_VIEWS, refuseWhileViewing } from '#gateway/auth/view-as.ts';
import { type ApiKeyScope, scopeText } from '#schema/rules/api/api-keys.ts';

/**
 * Wraps every operation of the schema, in place, so that a new one is closed to keys until `@scope` opens it, and a new mutation to the
 * staff while they view a member's account. Signed-in members pass: `@Authorized` and the tier gate decide for them.
 */
export function withScopeGate(schema: GraphQLSchema): GraphQLSchema {
  const declared = withScopeDirective(schema);
  const query = declared.getQueryType();
  for (const root of [query, declared.getMutationType(), declared.getSubscriptionType()])
    for (const field of Object.values(root?.getFields() ?? {})) {
      const [scope] = getDirective(declared, field, 'scope') ?? [];
      const isClosed = root !== query || CLOSED_TO_VIEWS.includes(field.name);
      gate(field, { opening: (scope?.anyOf as ApiKeyScope[] | undefined) ?? [], isClosed });
    }
  return declared;
}

type RootField = GraphQLField<unknown, Context>;

interface Gate {
  /** The scopes of keys that open it. */
  opening: ApiKeyScope[];
  /** Whether it is refused to the staff while they view a member's account. */
  isClosed: boolean;
}

function gate(field: RootField, rule: Gate): void {
  const { resolve = defaultFieldResolver, subscribe } = field;
  field.resolve = (source, args, context, info) => {
    refuse(context, rule);
    return resolve(source, args, context, info);
  };
  if (subscribe)
    field.subscribe = (source, args, context, info) => {
      refuse(context, rule);
      return subscribe(source, args, context, info);
    };
}

function refuse(context: Context, { opening, isClosed }: Gate): void {
  refuseKey(context, opening);
  refuseWhileViewing(context, isClosed);
}

/** Throws KEY_REFUSED when no scope opens the operation, SCOPE_MISSING when this key lacks it. */
function refuseKey({ key }: Context, opening: ApiKeyScope[]): void {
  if (!key || opening.some((scope) => key.scopes.includes(scope))) return;
  if (opening.length === 0) throw new AppError('KEY_REFUSED');
  const scopes = opening.map(scopeText);
  throw new AppError('SCOPE_MISSING', `This API key needs the scope ${scopes.join(' or ')}`, { scopes });
}

function withScopeDirective(schema: GraphQLSchema): GraphQLSchema {
  return withAnyOf(schema, {
    ...{ name: 'scope', values: 'ApiKeyScope' },
    description:
      "Open to API keys with one of these scopes. Operations without this directive refuse every key, also an admin's.",
  });
}

/**
 * Refuses a request with a key in its address or in a cookie. Addresses end up in histories and proxy logs, and
 * browsers send cookies on their own: a key that worked there would leak sooner or later.
 */
export function installMisplacedKeys(app: FastifyInstance): void {
  app.addHook('onRequest', ({ url, headers }, _reply, done) => {
    const isMisplaced = holdsSecret(url) || holdsSecret(headers.cookie ?? '');
    done(isMisplaced ? new AppError('KEY_MISPLACED') : undefined);
  });
}
