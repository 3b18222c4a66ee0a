// Becomes dist/gateway/main.js. It is read by any Node, so that one that is too old is refused in a sentence and not with
// a syntax error of the program.
const OLDEST_NODE = 24;

if (Number.parseInt(process.versions.node, 10) < OLDEST_NODE) {
  process.stderr.write(
    `Chalkline needs Node ${OLDEST_NODE} or newer, and this is Node ${process.versions.node}. Install it from https://nodejs.org.\n`,
  );
  process.exit(1);
}
// The bundles, beside this file once it is built.
await import(new URL(process.argv[2] === 'setup' ? 'setup.js' : 'gateway.js', import.meta.url).href);
