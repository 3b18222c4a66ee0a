import { LIMITS } from '#gateway/graphql/limits.ts';
import { POINTS_PER_MINUTE } from '#gateway/rate-limits/points.ts';

const number = (value: number) => value.toLocaleString('en-US');

/** What integrators must know before their first operation. The numbers come from where they are enforced. */
export const SCHEMA_DESCRIPTION = `Daily sports picks, published to members by plan.

**Authentication**: send \`Authorization: Bearer …\` with an ID token or an API key (\`pk_…\`); without it you are a visitor. A pick that the viewer's plan does not open arrives locked. API keys reach only operations with \`@scope\`.

**One operation** may have ${number(LIMITS.tokens)} tokens, ${LIMITS.depth} levels, ${LIMITS.fields} fields, ${LIMITS.aliases} aliases, ${LIMITS.directives} directives, the same field ${LIMITS.repeats} times in one selection, and may cost ${number(LIMITS.cost)} points: one for each object that may be read, so a list costs its page size times the cost of one item. Requests are limited to 100 kB; batched operations are refused.

**Points per minute**: ${number(POINTS_PER_MINUTE.visitor)} for visitors (per network), ${number(POINTS_PER_MINUTE.member)} per member, ${number(POINTS_PER_MINUTE.key)} per API key. Every response reports in \`extensions.cost\` what it cost (\`requested\`), what one operation may cost (\`allowed\`), the points per minute (\`limit\`), the rest (\`remaining\`) and the seconds until it resets (\`resetsInSeconds\`); the headers \`RateLimit-Limit\`, \`RateLimit-Remaining\` and \`RateLimit-Reset\` say the same. Beyond it: status 429, \`Retry-After\`, code \`RATE_LIMITED\`. Introspection costs 1 point.

**Errors** have a code in \`extensions.code\` and a sentence in \`message\`.`;
