import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
/** For responses that differ each time: most of the gain at little of the highest quality's cost. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

export interface Compressed {
  body: Buffer | string;
  /** null: not compressed. */
  encoding: 'br' | 'gzip' | null;
}

/** The text in the best encoding that the client accepts. */
export async function compress(text: string, accepted: string | undefined): Promise<Compressed> {
  if (accepts(accepted, 'br')) return { body: await brotli(text, QUALITY), encoding: 'br' };
  if (accepts(accepted, 'gzip')) return { body: await gzipped(text), encoding: 'gzip' };
  return { body: text, encoding: null };
}

/** Whether the encoding is listed, and not with weight 0, which forbids it (RFC 9110, section 12.5.3). */
function accepts(accepted = '', encoding: string): boolean {
  const offers = accepted.split(',').map((offer) =>
    offer
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/),
  );
  return offers.some(([name, weight]) => name === encoding && !/^q=0(\.0*)?$/.test(weight ?? ''));
}
