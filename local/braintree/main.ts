import { parseArgs } from 'node:util';
import { loadMerchants } from './merchant/merchants.ts';
import { startBraintree } from './server.ts';

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

const running = await startBraintree({
  port: Number(values.port),
  stateFile: values.state,
  merchants: loadMerchants(values.merchants),
  publicUrl: values['public-url'],
  hosts: values.hosts === 'braintree' ? 'braintree' : 'own',
});
const webhookUrl = values['webhook-url'];
if (webhookUrl) {
  for (const { id } of running.world.merchants)
    running.world.store.vault(id).settings.webhookUrl = webhookUrl;
}

process.stdout.write(`Local Braintree on ${running.url}, control page ${running.url}/__control\nready\n`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void running.close().then(() => process.exit(0)));
}
