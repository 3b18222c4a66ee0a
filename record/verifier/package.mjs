import { gzipSync } from 'node:zlib';

/** A tar file of files, gzipped: the same bytes whenever and wherever it is made. */
export function packTar(files) {
  const parts = files.flatMap(({ name, content, mode }) => [
    header(name, content.length, mode),
    padded(content),
  ]);
  const packed = gzipSync(Buffer.concat([...parts, Buffer.alloc(1024)]), { level: 9 });
  // The byte that names the system which packed it.
  packed[9] = 255;
  return packed;
}

const BLOCK = 512;
/** npm's own: 26 October 1985, 8:15 UTC. Some readers refuse files from 1970. */
const MODIFIED = 499_162_500;

function padded(content) {
  return Buffer.concat([content, Buffer.alloc((BLOCK - (content.length % BLOCK)) % BLOCK)]);
}

/** A header of the ustar format. */
function header(name, size, mode) {
  const block = Buffer.alloc(BLOCK);
  const octal = (value, length) => `${value.toString(8).padStart(length - 1, '0')}\0`;
  block.write(name, 0);
  block.write(octal(mode, 8), 100);
  block.write(octal(0, 8) + octal(0, 8), 108);
  block.write(octal(size, 12) + octal(MODIFIED, 12), 124);
  block.write('        0', 148);
  block.write('ustar\x0000', 257);
  const sum = block.reduce((total, byte) => total + byte, 0);
  block.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return block;
}
