import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parentPort } from 'node:worker_threads';
import { initWasm, Resvg } from '@resvg/resvg-wasm';

/** A thread of its own: a picture takes 60 ms, in which the gateway would answer nobody. */
const file = (name: string) => readFileSync(fileURLToPath(import.meta.resolve(name)));
// Where gateway/build.mjs copies them; the sources take them from the package.
const isBuilt = existsSync(new URL('fonts', import.meta.url));
const font = (style: string) =>
  file(isBuilt ? `./fonts/Inter_${style}.ttf` : `@expo-google-fonts/inter/${style}/Inter_${style}.ttf`);
const fontBuffers = [font('400Regular'), font('600SemiBold')];
const ready = initWasm(file('@resvg/resvg-wasm/index_bg.wasm'));

parentPort?.on('message', async ({ id, svg }: { id: number; svg: string }) => {
  await ready;
  const drawing = new Resvg(svg, { font: { fontBuffers, defaultFontFamily: 'Inter' } });
  const picture = drawing.render();
  parentPort?.postMessage({ id, png: picture.asPng() });
  picture.free();
  drawing.free();
});
