import { createReadStream, existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { AppError } from '#gateway/app-error.ts';
import type { Services } from '#gateway/auth/context.ts';
import { formatPolicy } from '#record/policy/policy.ts';
import { recordRulesText } from '#schema/rules/record/record-rules.ts';
import { isDay } from '#schema/rules/time/eastern-time.ts';
import { ArchiveFile } from './archive-file.ts';
import { recordBadge } from './badge.ts';
import { keyLines, otherLogKeys } from './log-keys.ts';
import { openingsFile } from './openings-file.ts';
import { closingRule } from './publish-policy.ts';
import { checkpointOf, lastCheckpoint, witnessedCheckpoint } from './read-checkpoint.ts';
import { signedAgain } from './sign-again.ts';
import { tileFile } from './tile-file.ts';
import { timestampLines, timestampOf } from './timestamp-files.ts';

const FOR_EVER = 'public, max-age=31536000, immutable';
const TEXT = 'text/plain; charset=utf-8';
const LINES = 'application/jsonl; charset=utf-8';
const BINARY = 'application/octet-stream';

/** The record as files for everyone (docs/record.md): other sites may read them too. None holds what is still sealed. */
export function installRecord(app: FastifyInstance, services: Services): void {
  // The last checkpoint comes from the primary: one that is older than what someone has seen would look like a fork.
  const { database, publicReads } = services;
  app.get('/record/log/checkpoint', async (_request, reply) =>
    send(reply, TEXT, (await lastCheckpoint(database.em))?.note, 'no-cache'),
  );
  app.get('/record/log/witnessed', async (_request, reply) => {
    const witnessed = await witnessedCheckpoint(database.em, services.record.quorum);
    const again = witnessed && (await signedAgain(services, witnessed.size));
    return send(reply, TEXT, witnessed && witnessed.note + again, 'no-cache');
  });
  app.get('/record/log/checkpoints/:size', async ({ params }, reply) => {
    const { size } = params as { size: string };
    const checkpoint = /^[1-9]\d{0,8}$/.test(size)
      ? await publicReads.read(({ em }) => checkpointOf(em, Number(size)))
      : null;
    // Witnesses go on signing it.
    return send(reply, TEXT, checkpoint?.note, 'public, max-age=60');
  });
  installTimestamps(app, services);
  app.get('/record/log/tile/*', async ({ params }, reply) => {
    const path = `tile/${(params as { '*': string })['*']}`;
    const file = await publicReads.read(({ em }) => tileFile(em, path));
    return send(reply, BINARY, file && Buffer.from(file), FOR_EVER);
  });
  app.get('/record/openings/:file', async ({ params }, reply) => {
    const [, day = ''] = /^(\d{4}-\d\d-\d\d)\.jsonl$/.exec((params as { file: string }).file) ?? [];
    const file = isDay(day) ? await publicReads.read(({ em }) => openingsFile(em, day)) : null;
    return send(reply, LINES, file, FOR_EVER);
  });
  app.get('/record/policy.txt', async (_request, reply) =>
    send(reply, TEXT, await policyText(services), 'public, max-age=300'),
  );
  app.get('/record/keys.jsonl', async (_request, reply) =>
    send(reply, LINES, await keyLines(database.em), 'no-cache'),
  );
  app.get('/record/rules.txt', async (_request, reply) =>
    send(reply, TEXT, recordRulesText(closingRule(services)), 'public, max-age=300'),
  );
  app.get('/record/badge.svg', async (_request, reply) =>
    send(reply, 'image/svg+xml', recordBadge(await lastCheckpoint(database.em)), 'public, max-age=60'),
  );
  const archive = new ArchiveFile(services);
  app.addHook('onClose', async () => archive.close());
  app.get('/record/all.ndjson.gz', async (request, reply) => {
    const current = await archive.current();
    if (!current) throw new AppError('NOT_FOUND', 'Nothing of the record is signed yet');
    const etag = `"${current.etag}"`;
    reply.headers({ ...headers('no-cache'), etag });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    const { file } = current;
    await file.begun();
    if (file.outcome === 'done') reply.header('content-length', file.written);
    return reply.type('application/gzip').send(await file.read());
  });
  installVerifier(app, services);
}

/** The packed verifier for npx, and the program alone. */
function installVerifier(app: FastifyInstance, { record }: Services): void {
  const files = { 'verify.tgz': 'application/gzip', 'verify.mjs': 'text/javascript; charset=utf-8' } as const;
  const send = (reply: FastifyReply, file: keyof typeof files) => {
    const path = join(dirname(record.verifierFile), file);
    if (!existsSync(path))
      throw new AppError('NOT_FOUND', 'The verifier is not built: npm run build:verifier');
    return reply.headers(headers('public, max-age=300')).type(files[file]).send(createReadStream(path));
  };
  app.get('/record/verify.mjs', async (_request, reply) => send(reply, 'verify.mjs'));
  // npx runs what it once downloaded from an address forever: each day has an address of its own.
  for (const path of ['verify.tgz', 'verify-:day(^\\d{4}-\\d\\d-\\d\\d).tgz'])
    app.get(`/record/${path}`, async (_request, reply) => send(reply, 'verify.tgz'));
}

/** Tokens of a time stamp authority, each with the bytes that it stamped: cosignatures came later. */
function installTimestamps(app: FastifyInstance, { publicReads }: Services): void {
  app.get('/record/log/timestamps.jsonl', async (_request, reply) =>
    send(reply, LINES, await publicReads.read(({ em }) => timestampLines(em)), 'public, max-age=60'),
  );
  app.get('/record/log/timestamps/:file', async ({ params }, reply) => {
    const [, size, kind] = /^([1-9]\d{0,8})\.(tsr|note)$/.exec((params as { file: string }).file) ?? [];
    const stamp = size ? await publicReads.read(({ em }) => timestampOf(em, Number(size))) : null;
    return kind === 'tsr'
      ? send(reply, 'application/timestamp-reply', stamp?.token, FOR_EVER)
      : send(reply, TEXT, stamp?.note, FOR_EVER);
  });
}

/** Whom a verifier is to trust: our key, those that signed before it, and our witnesses. */
async function policyText({ record, publicUrl, database }: Services): Promise<string | null> {
  if (!record.signer) return null;
  const witnesses = record.witnesses.map(({ key, url }) => ({ name: key.name, key, url }));
  const others = await otherLogKeys(database.em, record.signer.key);
  return formatPolicy(record.signer.key, witnesses, record.quorum, others).replace(
    /^log .*$/gm,
    (line) => `${line} ${publicUrl}/record/log/`,
  );
}

function headers(caching: string) {
  return { 'cache-control': caching, 'access-control-allow-origin': '*' };
}

function send(reply: FastifyReply, type: string, body: string | Buffer | null | undefined, caching: string) {
  if (body == null) throw new AppError('NOT_FOUND');
  return reply.headers(headers(caching)).type(type).send(body);
}
