import { LIMITS, POINTS_PER_MINUTE } from '#gateway/graphql/limits.ts';

const number = (value: number) => value.toLocaleString('en-US');

/** What integrators must know before their first operation. The numbers come from where they are enforced. */
export const SCHEMA_DESCRIPTION = `Daily sports picks, published to members by plan.

**Who asks** is said by \`Authorization: Bearer …\` with an ID token of a sign-in or an API key (\`pk_…\`); without it a visitor asks. A pick that the reader's plan does not open arrives locked. Keys reach what \`@scope\` opens and nothing else.

**One operation** may have ${number(LIMITS.tokens)} tokens, ${LIMITS.depth} levels, ${LIMITS.fields} fields, ${LIMITS.aliases} aliases, ${LIMITS.directives} directives, the same field ${LIMITS.repeats} times in one selection, and may cost ${number(LIMITS.cost)} points: one for each object that may be read, so that a list costs its page size times what is asked of each item. Requests have 100 kB at most; several operations in one request are refused.

**Points a minute**: ${number(POINTS_PER_MINUTE.visitor)} for visitors (each network), ${number(POINTS_PER_MINUTE.member)} for a member, ${number(POINTS_PER_MINUTE.key)} for an API key. Every answer tells in \`extensions.cost\` what it cost (\`requested\`), what one operation may cost (\`allowed\`), the points of the minute (\`limit\`), what is left (\`remaining\`) and when it begins anew (\`resetsInSeconds\`); the headers \`RateLimit-Limit\`, \`RateLimit-Remaining\` and \`RateLimit-Reset\` say the same. Over it: status 429, \`Retry-After\`, code \`RATE_LIMITED\`. Introspection costs 1 point.

**Failures** carry a code in \`extensions.code\` and a sentence in \`message\`.`;
