import { createHash, randomBytes } from 'node:crypto';
import type { Services } from '#gateway/auth/context.ts';
import { readAnswer } from '#gateway/integrations/outgoing/read-answer.ts';
import * as statements from './timestamp-files.sql.ts';

const TIMEOUT_MILLISECONDS = 10_000;
/** RFC 3161: granted, or granted with modifications. */
const GRANTED = [0, 1];

/**
 * Has a time stamp authority sign the last checkpoint's text, where TSA_URL names one. The answer is kept as it came:
 * `openssl ts -verify` checks it (docs/operating-the-record.md).
 */
export async function timestampCheckpoint({ database, record, clock }: Services): Promise<void> {
  const { timestampUrl } = record;
  if (!timestampUrl) return;
  const last = await statements.checkpointToStamp.first(database.em);
  if (!last) return;
  const digest = createHash('sha256').update(last.note).digest();
  const answer = await fetch(timestampUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/timestamp-query' },
    body: new Uint8Array(timestampQuery(digest)),
    signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS),
  });
  const token = await readAnswer(answer);
  if (!answer.ok || !isGranted(token)) throw new Error(`The time stamp authority answered ${answer.status}`);
  // Kept unseen it would be found useless when someone needs it, and its moment would be gone.
  if (!token.includes(digest)) throw new Error('The time stamp authority stamped something else');
  const stamp = { size: last.size, at: clock.now(), authority: timestampUrl, token };
  await statements.keepTimestamp.run(database.em, stamp);
}

const SHA256_WITH_NULL = Buffer.from('300d06096086480165030402010500', 'hex');

/** A TimeStampReq in DER: version 1, the imprint, a nonce, and the certificate wanted. */
function timestampQuery(digest: Buffer): Buffer {
  const imprint = der(0x30, SHA256_WITH_NULL, der(0x04, digest));
  const nonce = randomBytes(8);
  // Positive, and without a needless leading zero.
  nonce[0] = ((nonce[0] ?? 0) & 0x7f) | 0x40;
  return der(0x30, der(0x02, Buffer.of(1)), imprint, der(0x02, nonce), der(0x01, Buffer.of(0xff)));
}

/** Everything here is shorter than 128 bytes. */
function der(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  return Buffer.concat([Buffer.of(tag, content.length), content]);
}

/** TimeStampResp begins with PKIStatusInfo, whose first element is the status. */
function isGranted(token: Buffer): boolean {
  let at = headerLength(token, 0);
  at += headerLength(token, at);
  return token[at] === 0x02 && token[at + 1] === 1 && GRANTED.includes(token[at + 2] ?? -1);
}

function headerLength(token: Buffer, at: number): number {
  const length = token[at + 1] ?? 0;
  return 2 + (length > 0x80 ? length - 0x80 : 0);
}
