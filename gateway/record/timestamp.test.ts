import { execFileSync, spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openGateway, type TestGateway } from '#gateway/testing/gateway.ts';
import { givenPick } from '#gateway/testing/picks.ts';
import { ensureProgram } from '#local/testing/ensure-program.ts';
import { temporaryFolder } from '#local/testing/temporary-folder.ts';
import { signCheckpoint } from './sign-checkpoint.ts';
import { timestampCheckpoint } from './timestamp-checkpoint.ts';

/** A real authority: OpenSSL answers and OpenSSL verifies. */
const folder = temporaryFolder();
const file = (name: string) => join(folder, name);
const openssl = (...words: string[]) => execFileSync('openssl', words, { cwd: folder, stdio: 'pipe' });

const CONFIG = `
[req]
distinguished_name = name
[name]
[stamp]
extendedKeyUsage = critical,timeStamping
[tsa]
default_tsa = authority
[authority]
serial = serial
signer_cert = stamp.pem
signer_key = stamp.key
signer_digest = sha256
default_policy = 1.2.3.4
digests = sha256
accuracy = secs:1
`;

let gateway: TestGateway;
let authority: Server;
let isRefusing = false;
/** Answers with what it stamped before. */
let isStale = false;

beforeAll(async () => {
  ensureProgram('openssl', 'openssl', ['version']);
  writeFileSync(file('tsa.cnf'), CONFIG);
  writeFileSync(file('serial'), '01');
  const key = ['-newkey', 'rsa:2048', '-nodes', '-config', 'tsa.cnf'];
  openssl(
    'req',
    '-x509',
    ...key,
    '-keyout',
    'ca.key',
    '-out',
    'ca.pem',
    '-subj',
    '/CN=Test CA',
    '-days',
    '2',
  );
  openssl('req', ...key, '-keyout', 'stamp.key', '-out', 'stamp.csr', '-subj', '/CN=Test TSA');
  const signed = ['-CA', 'ca.pem', '-CAkey', 'ca.key', '-CAcreateserial', '-days', '2'];
  openssl(
    'x509',
    '-req',
    '-in',
    'stamp.csr',
    ...signed,
    '-extfile',
    'tsa.cnf',
    '-extensions',
    'stamp',
    '-out',
    'stamp.pem',
  );
  authority = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      // Refused: it is no query.
      if (!isStale) writeFileSync(file('query'), isRefusing ? 'no query' : Buffer.concat(parts));
      const words = ['ts', '-reply', '-config', 'tsa.cnf', '-queryfile', 'query'];
      const { stdout } = spawnSync('openssl', words, { cwd: folder });
      response.writeHead(200, { 'content-type': 'application/timestamp-reply' }).end(stdout);
    });
  });
  await new Promise<void>((resolve) => authority.listen(0, '127.0.0.1', resolve));
  const { port } = authority.address() as AddressInfo;
  gateway = await openGateway({ TSA_URL: `http://127.0.0.1:${port}` });
});

afterAll(async () => {
  await gateway?.close();
  authority?.close();
  rmSync(folder, { recursive: true, force: true });
});

const stamps = () =>
  gateway.services.database.em.execute<{ size: number; token: Buffer; note: string }[]>(
    'select t.size, t.token, c.note from record_timestamps t join record_checkpoints c using (size) order by size',
  );

const get = (path: string) => gateway.app.inject({ url: `/record/log/${path}` });

/** What everyone can fetch for a size. */
async function download(size: number) {
  const [token, note] = [await get(`timestamps/${size}.tsr`), await get(`timestamps/${size}.note`)];
  for (const { headers } of [token, note])
    expect(headers).toMatchObject({
      'cache-control': expect.stringContaining('immutable'),
      'access-control-allow-origin': '*',
    });
  expect(token.headers['content-type']).toBe('application/timestamp-reply');
  writeFileSync(file('token.tsr'), token.rawPayload);
  return { note: note.body };
}

/** As docs/record.md says. */
function verify(note: string): number | null {
  writeFileSync(file('note.txt'), note);
  const words = ['ts', '-verify', '-in', 'token.tsr', '-data', 'note.txt', '-CAfile', 'ca.pem'];
  return spawnSync('openssl', words, { cwd: folder }).status;
}

test('an authority stamps each checkpoint once, and anyone verifies the stamp', async () => {
  await timestampCheckpoint(gateway.services);
  expect(await stamps()).toEqual([]);
  await givenPick(gateway);
  await signCheckpoint(gateway.services);
  await timestampCheckpoint(gateway.services);
  await timestampCheckpoint(gateway.services);
  const [stamp, ...others] = await stamps();
  if (!stamp) throw new Error('no stamp');
  expect([stamp.size, others]).toEqual([1, []]);
  const { note } = await download(1);
  expect(verify(note)).toBe(0);
  expect(verify(note.replace('\n1\n', '\n2\n'))).not.toBe(0);
  const at = gateway.services.clock.now().toISOString();
  expect((await get('timestamps.jsonl')).body).toBe(`{"size":1,"at":"${at}"}\n`);
  for (const missing of ['2.tsr', '2.note', '1.der', '01.tsr', '1'])
    expect((await get(`timestamps/${missing}`)).statusCode).toBe(404);
});

test('what an authority refuses is not kept, and is tried again', async () => {
  await givenPick(gateway);
  await signCheckpoint(gateway.services);
  isRefusing = true;
  await expect(timestampCheckpoint(gateway.services)).rejects.toThrow('The time stamp authority answered');
  expect(await stamps()).toHaveLength(1);
  isRefusing = false;
  await timestampCheckpoint(gateway.services);
  expect(await stamps()).toHaveLength(2);
});

test('a stamp of something else is not kept, and is asked for again', async () => {
  await givenPick(gateway);
  await signCheckpoint(gateway.services);
  isStale = true;
  await expect(timestampCheckpoint(gateway.services)).rejects.toThrow('stamped something else');
  expect(await stamps()).toHaveLength(2);
  isStale = false;
  await timestampCheckpoint(gateway.services);
  expect(await stamps()).toHaveLength(3);
});
