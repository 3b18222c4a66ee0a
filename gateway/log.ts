import { writeSync } from 'node:fs';
import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';
import { withSources } from './bundle-places.ts';
import { currentTrace, isTraced } from './spans.ts';

const SECRETS = new Set([
  'authorization',
  'cookie',
  'password',
  'newPassword',
  'tempPassword',
  'token',
  'idToken',
  'nonce',
  'oobCode',
]);
/** In a line, in its objects, and in theirs. */
const DEEPEST = 2;

/** Each writes the fields that it names, none of which is a secret. */
const serializers = {
  req: (request: { method: string; url: string }) => ({
    method: request.method,
    path: request.url.split('?')[0]?.replace(/pk_\w+/g, 'pk_[redacted]'),
  }),
  res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
  err: withoutData,
};

/**
 * Structured logs, on standard output by default, without secrets. Request bodies are never logged. Pino's own `redact` took
 * half of the processor time of a request that finds its answer ready (docs/measured/board.md). What a child always says, such as
 * the id of a request, is written as it is.
 */
export function createLog(level: string, destination: DestinationStream = standardOutput()): Logger {
  const options: LoggerOptions = {
    level,
    ...(isTraced() && { mixin: currentTrace }),
    formatters: { log: withoutSecrets },
    serializers,
  };
  return pino(options, destination);
}

/** The same object, or a copy without the secrets that it holds. */
function withoutSecrets<T extends object>(line: T, depth = 0): T {
  let safe = line;
  for (const [name, value] of Object.entries(line)) {
    const shown = depth === 0 && name in serializers ? value : withoutSecret(name, value, depth);
    if (shown === value) continue;
    if (safe === line) safe = (Array.isArray(line) ? [...line] : { ...line }) as T;
    Object.assign(safe, { [name]: shown });
  }
  return safe;
}

function withoutSecret(name: string, value: unknown, depth: number): unknown {
  if (SECRETS.has(name)) return '[redacted]';
  return depth < DEEPEST && typeof value === 'object' && value ? withoutSecrets(value, depth + 1) : value;
}

/** A reader that is slow may keep the process waiting this long for a line, which is then lost. */
const WAIT_MILLISECONDS = 100;

/**
 * Writes each line at once. Where standard output cannot be written, such as to a full disk, the lines are lost, standard
 * error says so once, and the process goes on: requests are worth more than their log.
 */
function standardOutput(): DestinationStream {
  let isLosing = false;
  return {
    write: (line) => {
      try {
        writeAll(Buffer.from(line));
        isLosing = false;
      } catch (failure) {
        if (!isLosing) sayLost(failure);
        isLosing = true;
      }
    },
  };
}

function writeAll(bytes: Buffer): void {
  let written = 0;
  for (let waited = 0; written < bytes.length; ) {
    try {
      written += writeSync(1, bytes, written);
    } catch (failure) {
      if ((failure as NodeJS.ErrnoException).code !== 'EAGAIN' || waited >= WAIT_MILLISECONDS) throw failure;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1);
      waited += 1;
    }
  }
}

function sayLost(failure: unknown): void {
  const { code } = failure as NodeJS.ErrnoException;
  try {
    writeSync(2, `The log cannot be written (${code}): its lines are lost until it can be.\n`);
  } catch {
    // Then nobody can be notified.
  }
}

/** A failure without the data it met: after the first line, database errors repeat the failing row. */
function withoutData(failure: Error & { code?: unknown }) {
  const places = failure.stack?.split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: failure.name,
    code: failure.code,
    message: firstLine(failure),
    ...(failure.cause instanceof Error && { cause: firstLine(failure.cause) }),
    ...(places && { stack: withSources(places.join('\n')) }),
  };
}

function firstLine({ message }: Error): string | undefined {
  return message.split('\n')[0];
}
