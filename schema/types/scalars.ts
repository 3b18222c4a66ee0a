import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';
import { GraphQLDateTimeISO } from 'graphql-scalars';
import { isDay, isWallTime } from '#schema/rules/time/eastern-time.ts';

const RFC_3339 = 'https://www.rfc-editor.org/rfc/rfc3339#section-5.6';

/** A scalar of text that must satisfy a rule; `example` is part of the error message. */
function textScalar(
  name: string,
  description: string,
  specifiedByURL: string,
  accepts: (text: string) => boolean,
  example: string,
) {
  const check = (value: unknown): string => {
    if (typeof value === 'string' && accepts(value)) return value;
    throw new GraphQLError(`${name} must be written like ${example}`);
  };
  return new GraphQLScalarType<string, string>({
    name,
    description,
    specifiedByURL,
    serialize: check,
    parseValue: check,
    parseLiteral: (node) => check(node.kind === Kind.STRING ? node.value : null),
  });
}

export const CalendarDate = textScalar(
  'Date',
  'A calendar day in New York, written YYYY-MM-DD. Days that do not exist are refused.',
  RFC_3339,
  isDay,
  '2026-11-20',
);

export const LocalTime = textScalar(
  'LocalTime',
  'A time of day in New York on a 24-hour clock, written HH:mm.',
  'https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#valid-time-string',
  isWallTime,
  '19:05',
);

export const DateTime = new GraphQLScalarType({
  ...GraphQLDateTimeISO.toConfig(),
  name: 'DateTime',
  description: 'A moment in UTC in ISO 8601 format, such as 2026-11-20T20:00:00.000Z.',
  specifiedByURL: RFC_3339,
  extensions: {},
});
