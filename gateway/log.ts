import { type Logger, pino } from 'pino';

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

/** Structured logs on standard output, without anything that opens a door. Request bodies are never logged. */
export function createLog(level: string): Logger {
  return pino({
    level,
    redact: { paths: SECRET.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[redacted]' },
    serializers: {
      req: (request: { method: string; url: string }) => ({
        method: request.method,
        path: request.url.split('?')[0],
      }),
      res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
    },
  });
}
