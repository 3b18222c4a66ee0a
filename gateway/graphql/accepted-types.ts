import Negotiator from 'negotiator';

/** How answers of GraphQL over HTTP are written; the first one to clients that take any. */
const JSON_TYPES = [
  'application/json; charset=utf-8',
  'application/graphql-response+json; charset=utf-8',
] as const;
const GRAPHQL_RESPONSE = JSON_TYPES[1];
export const EVENT_STREAM = 'text/event-stream';

/** What a client takes of what can be written. */
interface AcceptedTypes {
  /** The content type of an answer that is not a stream; null: the client takes none. */
  json: string | null;
  /** Whether the client takes server-sent events. */
  events: boolean;
}

/** GraphQL over HTTP: a client that does not say what it takes gets JSON. */
const UNSAID: AcceptedTypes = { json: JSON_TYPES[0], events: false };

/** Clients send the same few headers with every request. */
const MAX_KNOWN = 200;
const MAX_LENGTH = 500;
const known = new Map<string, AcceptedTypes>();

/** Reads an `Accept` header as RFC 9110, section 12.5.1, says: the highest weight wins, then what is listed first. */
export function acceptedTypes(accept: string | undefined): AcceptedTypes {
  if (!accept) return UNSAID;
  const before = known.get(accept);
  if (before) return before;
  const types = negotiate(accept);
  if (known.size >= MAX_KNOWN) known.clear();
  if (accept.length <= MAX_LENGTH) known.set(accept, types);
  return types;
}

function negotiate(accept: string): AcceptedTypes {
  const negotiator = new Negotiator({ headers: { accept } });
  return {
    json: negotiator.mediaType(JSON_TYPES) ?? null,
    events: negotiator.mediaType([EVENT_STREAM]) !== undefined,
  };
}

/** Whether the answer is one of the GraphQL media type, whose HTTP status says that a document was refused. */
export function isGraphqlResponse(accept: string | undefined): boolean {
  return acceptedTypes(accept).json === GRAPHQL_RESPONSE;
}
