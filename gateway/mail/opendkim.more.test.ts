import { execFileSync, spawn } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { SMTPServer } from 'smtp-server';
import { openMailer } from '#gateway/integrations/mailer.ts';
import { ensureProgram } from '#local/testing/ensure-program.ts';
import { temporaryFolder } from '#local/testing/temporary-folder.ts';
import { until } from '#local/testing/until.ts';

/** The line that the document asks operators to add. */
const [LINE = ''] = /^ +SignHeaders .*$/m.exec(readFileSync('docs/operations.md', 'utf8')) ?? [];
const { publicKey, privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'der' },
  privateKeyEncoding: { type: 'pkcs1', format: 'pem' },
});

/** Another Python that comes first may not know Debian's packages. */
const DEBIAN_PYTHON = '/usr/bin/python3';

const folder = temporaryFolder();
let mail: string;
beforeAll(async () => {
  ensureProgram('opendkim', 'opendkim', ['-V']);
  ensureProgram('miltertest', 'miltertest', ['-V']);
  ensureProgram(DEBIAN_PYTHON, 'python3-dkim', ['-c', 'import dkim']);
  mail = await sentMail();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** One of our mails that can be stopped, as it goes over the wire. */
async function sentMail(): Promise<string> {
  let received = '';
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, _session, done) =>
      text(stream)
        .then((raw) => (received = raw))
        .then(() => done(), done),
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.server.address() as AddressInfo;
  const mailer = openMailer(`smtp://127.0.0.1:${port}`, 'Chalkline <support@picks.example>');
  const leaveUrl = 'https://picks.example/mails/pick-alerts/leave?member=ann&signature=x';
  const written = { subject: 'Picks', text: 'Bills −3.5', html: '<p>Bills −3.5</p>', leaveUrl };
  await mailer.send({ to: 'ann@example.com', messageId: '<1@picks.example>', ...written });
  mailer.close();
  await new Promise<void>((resolve) => server.close(() => resolve()));
  return received;
}

/** The header that OpenDKIM adds to the mail as Postfix hands it over, with these lines in its configuration. */
async function signatureWith(...lines: string[]): Promise<string> {
  const file = join(folder, 'filter.sock');
  const socket = `local:${file}`;
  const files = {
    'opendkim.conf': configuration(socket, lines),
    'mail.lua': handOver(socket),
    'key.pem': privateKey,
  };
  for (const [name, content] of Object.entries(files))
    writeFileSync(join(folder, name), content, { mode: 0o600 });
  const filter = spawn('opendkim', ['-f', '-x', join(folder, 'opendkim.conf')], { stdio: 'inherit' });
  await until(() => existsSync(file));
  const printed = execFileSync('miltertest', ['-s', join(folder, 'mail.lua')], { encoding: 'utf8' });
  filter.kill();
  await once(filter, 'exit');
  return printed.trim().replaceAll(/\r?\n/g, '\r\n');
}

const configuration = (socket: string, lines: string[]) =>
  [
    ...['Syslog no', 'Mode s', 'Canonicalization relaxed/relaxed', 'OversignHeaders From'],
    ...['Domain picks.example', 'Selector test', `KeyFile ${folder}/key.pem`, `Socket ${socket}`],
    ...['InternalHosts 127.0.0.1', 'RequireSafeKeys no', ...lines, ''],
  ].join('\n');

/** A program of miltertest. */
function handOver(socket: string): string {
  const [head = '', body = ''] = split(mail);
  const headers = head.split(/\r\n(?![ \t])/).map((line) => {
    const colon = line.indexOf(':');
    return `mt.header(c, ${JSON.stringify(line.slice(0, colon))}, [[${line.slice(colon + 1).trim()}]])`;
  });
  return [
    `c = mt.connect("${socket}", 40, 0.25)`,
    'mt.conninfo(c, "localhost", "127.0.0.1")',
    'mt.macro(c, SMFIC_MAIL, "i", "queue-id")',
    'mt.mailfrom(c, "support@picks.example")',
    'mt.rcptto(c, "ann@example.com")',
    ...headers,
    'mt.eoh(c)',
    `mt.bodystring(c, ${JSON.stringify(body)})`,
    'mt.eom(c)',
    'print("DKIM-Signature: " .. mt.getheader(c, "DKIM-Signature", 0))',
    'mt.disconnect(c)',
  ].join('\n');
}

function split(message: string): string[] {
  const end = message.indexOf('\r\n\r\n');
  return [message.slice(0, end), message.slice(end + 4)];
}

/** Whether the signature of a message holds, by another implementation than the one that made it. */
function holds(message: string): boolean {
  const record = `v=DKIM1; k=rsa; p=${publicKey.toString('base64')}`;
  const program = `import dkim, sys; print(dkim.verify(sys.stdin.buffer.read(), dnsfunc=lambda name, timeout=5: ${JSON.stringify(record)}.encode()))`;
  return execFileSync(DEBIAN_PYTHON, ['-c', program], { input: message, encoding: 'utf8' }).trim() === 'True';
}

const signed = (signature: string) =>
  / h=([^;]+);/.exec(signature.replaceAll(/\s+/g, ' '))?.[1]?.replaceAll(' ', '').split(':');

test('by itself OpenDKIM signs the link that leaves, and not what makes it one click', async () => {
  const names = signed(await signatureWith());
  expect(names).toContain('List-Unsubscribe');
  expect(names).not.toContain('List-Unsubscribe-Post');
});

test('with the line of docs/operations.md it signs both, and nobody can change either', async () => {
  expect(mail).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
  const signature = await signatureWith(LINE.trim());
  expect(signed(signature)).toEqual(expect.arrayContaining(['List-Unsubscribe', 'List-Unsubscribe-Post']));
  const message = `${signature}\r\n${mail}`;
  expect(holds(message)).toBe(true);
  expect(holds(message.replace('List-Unsubscribe=One-Click', 'List-Unsubscribe=Never'))).toBe(false);
  expect(holds(message.replace('mails/pick-alerts/leave', 'elsewhere'))).toBe(false);
});

test('named for oversigning alone it is signed as absent: the signature does not hold', async () => {
  const signature = await signatureWith('OversignHeaders From,List-Unsubscribe-Post');
  expect(signed(signature)).toContain('List-Unsubscribe-Post');
  expect(holds(`${signature}\r\n${mail}`)).toBe(false);
});
