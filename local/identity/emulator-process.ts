import { createServer } from 'node:http';
import { ownerInterface } from './accounts.ts';
import { createEmulatorApp } from './emulator-app.ts';
import { createSaver, readSnapshot, writeSnapshot } from './snapshot.ts';

/**
 * The identity emulator as a process of its own (its start blocks the event loop).
 * Arguments: port (0 takes a free one), project, state file (none: nothing is kept).
 * Tells its parent `{ port }` when it is ready.
 */
const [wantedPort = '0', projectId = 'demo-chalkline', stateFile] = process.argv.slice(2);

const app = await createEmulatorApp(projectId);
let onChange: () => void = () => undefined;
const server = createServer((request, response) => {
  response.once('finish', () => {
    if (request.method !== 'GET' && request.method !== 'OPTIONS' && response.statusCode < 400) onChange();
  });
  app(request, response);
});
await new Promise<void>((resolve, reject) => {
  server.once('error', reject);
  server.listen(Number(wantedPort), '127.0.0.1', resolve);
});

const address = server.address();
const port = address && typeof address === 'object' ? address.port : 0;
const owner = ownerInterface(`http://127.0.0.1:${port}`, projectId);
await owner.turnEmailPrivacyOff();
let flush: () => Promise<void> = async () => undefined;
if (stateFile) {
  await owner.importAccounts(readSnapshot(stateFile));
  const saver = createSaver(
    async () => writeSnapshot(stateFile, await owner.exportAccounts()),
    console.error,
  );
  onChange = saver.changed;
  flush = saver.flush;
}
process.send?.({ port });

let leaving = false;
async function leave(): Promise<void> {
  if (leaving) return;
  leaving = true;
  await flush();
  process.exit(0);
}
process.on('SIGTERM', leave);
