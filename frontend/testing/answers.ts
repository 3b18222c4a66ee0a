import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { jest } from '@jest/globals';
import type { OperationDefinitionNode } from 'graphql';
import type { ErrorCode } from '#schema/rules/api/errors.ts';
import { ERRORS } from '#schema/rules/api/errors.ts';
import type { SheetQuestion } from '#schema/rules/market/reading/questions.ts';

interface SentOperation {
  name: string;
  variables: Record<string, unknown>;
  /** The Authorization header; null for a visitor. */
  bearer: string | null;
}

type Read = () => Promise<{ done: boolean; value?: Uint8Array }>;
type Answer =
  | { data: unknown }
  | { code: ErrorCode; fields?: Record<string, string>; questions?: readonly SheetQuestion[] }
  | { read: Read }
  | 'unreachable';

/** The server of a test: answers by operation name, in turn; the last answer is repeated. */
export class Answers {
  readonly requests: SentOperation[] = [];
  readonly #answers = new Map<string, (() => Answer | Promise<Answer>)[]>();

  /** The answers of an operation, in order. */
  to<Data>(document: TypedDocumentNode<Data, never>, ...answers: (Data | ErrorCode | 'unreachable')[]): this {
    return this.set(
      nameOf(document),
      answers.map((answer) => () => answerOf(answer)),
    );
  }

  /** An operation that is refused because of what these fields hold. */
  refused(document: TypedDocumentNode<unknown, never>, fields: Record<string, string>): this {
    return this.set(nameOf(document), [() => ({ code: 'BAD_USER_INPUT', fields })]);
  }

  /** An operation that is refused until its questions are answered, and what it answers then. */
  asks<Data>(
    document: TypedDocumentNode<Data, never>,
    questions: readonly SheetQuestion[],
    then: Data,
  ): this {
    return this.set(nameOf(document), [() => ({ code: 'BAD_USER_INPUT', questions }), () => answerOf(then)]);
  }

  /** The answer unless the test has set another. */
  or<Data>(document: TypedDocumentNode<Data, never>, answer: Data): this {
    return this.#answers.has(nameOf(document)) ? this : this.to(document, answer);
  }

  /** An answer that waits until it is released, and those after it, which do not wait. */
  delayed<Data>(
    document: TypedDocumentNode<Data, never>,
    answer: Data | ErrorCode | 'unreachable',
    ...then: (Data | ErrorCode | 'unreachable')[]
  ): () => void {
    let release = () => {};
    const delayed = new Promise<void>((resolve) => {
      release = resolve;
    });
    this.set(nameOf(document), [
      () => delayed.then(() => answerOf(answer)),
      ...then.map((next) => () => answerOf(next)),
    ]);
    return release;
  }

  /** A stream that stays open: what is sent arrives one message at a time; `end` closes it as a server does. */
  stream<Data>(document: TypedDocumentNode<Data, never>) {
    const parts: string[] = [];
    let wake = () => {};
    let ended = false;
    const read = async (): Promise<{ done: boolean; value?: Uint8Array }> => {
      const part = parts.shift();
      if (part !== undefined) return { done: false, value: new TextEncoder().encode(part) };
      if (ended) return { done: true };
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
      return read();
    };
    this.set(nameOf(document), [() => ({ read })]);
    return {
      send: (data: Data) => {
        parts.push(`event: next\ndata: ${JSON.stringify({ data })}\n\n`);
        wake();
      },
      end: () => {
        ended = true;
        wake();
      },
      /** Ends it with this error as its last message. */
      fail: (code: ErrorCode) => {
        const { message } = ERRORS[code];
        const errors = [{ message, extensions: { code } }];
        parts.push(`event: next\ndata: ${JSON.stringify({ errors })}\n\n`);
        ended = true;
        wake();
      },
    };
  }

  timesSent(document: TypedDocumentNode<unknown, never>): number {
    return this.variablesOf(document).length;
  }

  variablesOf(document: TypedDocumentNode<unknown, never>): Record<string, unknown>[] {
    return this.requests.filter(({ name }) => name === nameOf(document)).map(({ variables }) => variables);
  }

  /** Replaces the browser's fetch, the edge of the network. */
  readonly fetch = jest.fn(async (_input: unknown, init?: RequestInit): Promise<Response> => {
    const { operationName, variables } = JSON.parse(String(init?.body));
    const { authorization: bearer = null } = (init?.headers ?? {}) as Record<string, string>;
    this.requests.push({ name: operationName, variables, bearer });
    const queue = this.#answers.get(operationName);
    const next = queue && (queue.length > 1 ? queue.shift() : queue[0]);
    if (!next) throw new Error(`The test has no answer to ${operationName}`);
    return responseOf(await next());
  }) as typeof fetch;

  private set(name: string, answers: (() => Answer | Promise<Answer>)[]): this {
    this.#answers.set(name, answers);
    return this;
  }
}

function nameOf(document: TypedDocumentNode<unknown, never>): string {
  const operation = document.definitions.find(
    (definition): definition is OperationDefinitionNode => definition.kind === 'OperationDefinition',
  );
  return operation?.name?.value ?? '';
}

function answerOf(answer: unknown): Answer {
  if (answer === 'unreachable') return 'unreachable';
  if (typeof answer === 'string' && answer in ERRORS) return { code: answer as ErrorCode };
  return { data: answer };
}

function responseOf(answer: Answer): Response {
  if (answer === 'unreachable') throw new TypeError('Failed to fetch');
  if ('read' in answer)
    return { ok: true, status: 200, body: { getReader: () => answer } } as unknown as Response;
  if ('data' in answer) return reply(200, { data: answer.data });
  const { code, fields, questions } = answer;
  const { message, status } = ERRORS[code];
  // GraphQL over HTTP answers 200 once it executed.
  return reply([401, 503].includes(status) ? status : 200, {
    errors: [{ message, extensions: { code, fields, questions } }],
  });
}

/** jsdom has no Response; this is as much of one as Apollo's link reads. */
function reply(status: number, body: unknown): Response {
  const headers = new Map([['content-type', 'application/graphql-response+json']]);
  const text = () => Promise.resolve(JSON.stringify(body));
  return { status, ok: status === 200, headers, text } as unknown as Response;
}
