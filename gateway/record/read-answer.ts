/** More than any note or token has. */
const MOST_BYTES = 100_000;

/** The body of an answer by a server of other people. Throws where it goes on for longer than what was asked for could. */
export async function readAnswer(answer: Response): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of answer.body ?? []) {
    length += part.length;
    if (length > MOST_BYTES) throw new Error(`It answered with more than ${MOST_BYTES} bytes`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}
