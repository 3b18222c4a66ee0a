import { parseArgs } from 'node:util';
import { loadMerchants } from './merchant/merchants.ts';
import { type Running, startBraintree } from './server.ts';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '0' },
    state: { type: 'string', default: process.env.BRAINTREE_STATE ?? '.local/braintree/state.json' },
    merchants: { type: 'string' },
    'webhook-url': { type: 'string' },
    'public-url': { type: 'string' },
    hosts: { type: 'string', default: 'own' },
  },
});

async function start(): Promise<Running> {
  try {
    return await startBraintree({
      port: Number(values.port),
      stateFile: values.state,
      merchants: loadMerchants(values.merchants),
      publicUrl: values['public-url'],
      hosts: values.hosts === 'braintree' ? 'braintree' : 'own',
    });
  } catch (error) {
    const inUse = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
    const advice = `Port ${values.port} is in use. Choose another: npm run braintree -- --port N`;
    process.stderr.write(`${inUse ? advice : (error as Error).message}\n`);
    process.exit(1);
  }
}

const running = await start();
const webhookUrl = values['webhook-url'];
if (webhookUrl) {
  for (const { id } of running.world.merchants)
    running.world.store.vault(id).settings.webhookUrl = webhookUrl;
}

process.stdout.write(`Local Braintree on ${running.url}, control page ${running.url}/__control\nready\n`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void running.close().then(() => process.exit(0)));
}
