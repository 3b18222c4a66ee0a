import { writeSync } from 'node:fs';
import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';
import { withSources } from './bundle-places.ts';
import { currentTrace, isTraced } from './spans.ts';

const SECRET = [
  'authorization',
  'cookie',
  'password',
  'newPassword',
  'tempPassword',
  'token',
  'idToken',
  'nonce',
  'oobCode',
];

/** Structured logs, on standard output by default, without secrets. Request bodies are never logged. */
export function createLog(level: string, destination: DestinationStream = standardOutput()): Logger {
  const options: LoggerOptions = {
    level,
    ...(isTraced() && { mixin: currentTrace }),
    redact: { paths: SECRET.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[redacted]' },
    serializers: {
      req: (request: { method: string; url: string }) => ({
        method: request.method,
        path: request.url.split('?')[0]?.replace(/pk_\w+/g, 'pk_[redacted]'),
      }),
      res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
      err: withoutData,
    },
  };
  return pino(options, destination);
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
