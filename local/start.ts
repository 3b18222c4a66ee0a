import { resolve } from 'node:path';
import { root } from '#local/system/child-process.ts';
import { UserFacingError } from '#local/system/errors.ts';
import { createRunningServices } from '#local/system/running-services.ts';
import { startWorld } from '#local/world/start-world.ts';
import { createSteps } from '#local/world/steps.ts';
import { welcomeText } from '#local/world/welcome.ts';
import { nameProduct, PRODUCT } from '#schema/rules/text/product.ts';

/** `npm start` and `npm run dev`: the world that is kept in .local, or where CHALKLINE_LOCAL says, until Ctrl-C. */
const folder = resolve(root, process.env.CHALKLINE_LOCAL ?? '.local');
const began = performance.now();
// The local pages show the name and colour that the gateway reads from the same variables.
nameProduct({
  name: process.env.PRODUCT_NAME || PRODUCT.name,
  accent: process.env.ACCENT_COLOR || PRODUCT.accent,
});
const services = createRunningServices((error) => console.error((error as Error).message));
let leaving = false;

async function leave(code: number, sentence?: string): Promise<void> {
  if (leaving) return;
  leaving = true;
  if (sentence) console.log(sentence);
  await services.stopAll();
  process.exit(code);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => void leave(0, '\nStopping Chalkline. The data stays for the next start.'));
}
// While the services stop, what was at work loses its connections: each of them would print a page about that.
process.on('uncaughtException', (error) => {
  if (leaving) return;
  console.error(error);
  void leave(1);
});
// The process that npm started is gone, so nothing else could stop us.
process.on('disconnect', () => void leave(0));

try {
  const options = readOptions(process.argv.slice(2), process.env.PORT);
  console.log(options.dev ? 'Starting Chalkline for development' : 'Starting Chalkline');
  const world = await startWorld({
    ...options,
    folder,
    services,
    steps: createSteps((line) => {
      if (!leaving) console.log(line);
    }),
    onCrash: (sentence) => void leave(1, `${sentence}\nStopping the rest.`),
  });
  console.log(welcomeText(world, (performance.now() - began) / 1000));
} catch (error) {
  const known = error instanceof UserFacingError || leaving;
  if (!leaving) console.error(known ? `\n${(error as Error).message}` : error);
  await leave(1);
}

/** Throws UserFacingError for an unknown argument and an invalid port. */
function readOptions(args: string[], portText = '4000') {
  const unknown = args.find((arg) => !['--dev', '--reset', '--new'].includes(arg));
  if (unknown)
    throw new UserFacingError(
      `"${unknown}" is not an option. Use: npm start, npm start -- --reset, npm start -- --reset --new, npm run dev.`,
    );
  const port = Number(portText);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new UserFacingError(`PORT=${portText} is not a port. It is a whole number from 1 to 65535.`);
  }
  const has = (arg: string) => args.includes(arg);
  return { dev: has('--dev'), reset: has('--reset'), past: !has('--new'), port };
}
