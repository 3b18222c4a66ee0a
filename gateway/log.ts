import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';

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
export function createLog(level: string, destination: DestinationStream = pino.destination(1)): Logger {
  const options: LoggerOptions = {
    level,
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

/** A failure without the data it met: after the first line, database errors repeat the failing row. */
function withoutData(failure: Error & { code?: unknown }) {
  const places = failure.stack?.split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: failure.name,
    code: failure.code,
    message: failure.message.split('\n')[0],
    stack: places?.join('\n'),
  };
}
