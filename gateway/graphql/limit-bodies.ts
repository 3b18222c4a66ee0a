import { Transform } from 'node:stream';
import { errorCodes, type FastifyRequest, type preParsingHookHandler } from 'fastify';
import type { Context } from '#gateway/auth/context.ts';
import { hasScope } from '#schema/rules/access/staff.ts';
import { MOST_BODY_BYTES } from '#schema/rules/api/body-limit.ts';

/** Lets only staff who write picks send a file, which is longer than any other question. Who it is, is asked before the body is read. */
export function limitBodies(contextOf: (request: FastifyRequest) => Promise<Context>): preParsingHookHandler {
  return (request, _reply, payload, done) => {
    const length = request.headers['content-length'];
    if (length === undefined) return done(null, payload.pipe(atMost(MOST_BODY_BYTES)));
    if (Number(length) <= MOST_BODY_BYTES) return done(null, payload);
    const refused = new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE();
    void writesPicks(contextOf(request)).then((may) => done(may ? null : refused, payload));
  };
}

function writesPicks(context: Promise<Context>): Promise<boolean> {
  return context.then(
    ({ member }) => hasScope(member?.role ?? null, 'PICKS'),
    () => false,
  );
}

/** For bodies that do not say how long they are. */
function atMost(bytes: number): Transform {
  let left = bytes;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      left -= chunk.length;
      done(left < 0 ? new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE() : null, chunk);
    },
  });
}
