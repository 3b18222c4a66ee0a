import { inflateSync } from 'node:zlib';

/** What is read aloud or copied in place of what is shown, in UTF-16. */
const ACTUAL = /\/ActualText \(\u00fe\u00ff(.*?)\)\s*>> BDC.*?EMC/gs;

/** The words of a PDF that uses the standard fonts, one run of text after the other, and how many pages it has. */
export function readPdf(bytes: Buffer): { text: string; pages: number } {
  const whole = bytes.toString('latin1');
  const streams = [...whole.matchAll(/stream\r?\n(.*?)\r?\nendstream/gs)].map(([, body = '']) =>
    unpacked(body),
  );
  const actual = streams.flatMap((stream) => [...stream.matchAll(ACTUAL)].map(([, words = '']) => words));
  const runs = streams.flatMap((stream) =>
    [...stream.matchAll(/\[([^\]]*)\] TJ/g)].map(([, run = '']) => run),
  );
  const text = runs.map((run) => [...run.matchAll(/<([0-9a-f]+)>/gi)].map(([, hex = '']) => hex).join(''));
  return {
    text: [
      ...text.map((hex) => Buffer.from(hex, 'hex').toString('latin1')),
      ...actual.map((words) => Buffer.from(words, 'latin1').swap16().toString('utf16le')),
    ].join('\n'),
    pages: whole.match(/\/Type \/Page\b/g)?.length ?? 0,
  };
}

function unpacked(body: string): string {
  const bytes = Buffer.from(body, 'latin1');
  // 0x78 begins what zlib packed; a stream may also stand as it is.
  return (bytes[0] === 0x78 ? inflateSync(bytes) : bytes).toString('latin1');
}
