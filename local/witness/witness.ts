import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname } from 'node:path';
import { fromBase64, hexOf } from '#record/bytes.ts';
import { parseCheckpoint } from '#record/checkpoint.ts';
import { isConsistent } from '#record/merkle/verify.ts';
import { COSIGNATURE, formatVerifierKey, type VerifierKey } from '#record/note/keys.ts';
import { isSignedBy, signatureLine, signaturesBy } from '#record/note/note.ts';
import { cosign, makeSignerKey, parseSignerKey, type Signer } from '#record/note/signing.ts';

/** What it has seen of each log. */
type Seen = Record<string, { size: number; root: string }>;

interface State {
  key: string;
  seen: Seen;
}

interface Reply {
  status: number;
  body?: string;
}

const MAX_BODY_LENGTH = 100_000;

/**
 * A witness of logs that speaks c2sp.org/tlog-witness: it signs a checkpoint when the log only grew since it last looked.
 * It replaces the witnesses of other people, and stores what it has seen in a file.
 */
export async function startWitness(options: {
  stateFile: string;
  /** The logs that it watches. */
  logs: readonly VerifierKey[];
  now: () => Date;
}): Promise<{ key: string; url: string; stop(): Promise<void> }> {
  const state = readState(options.stateFile);
  const signer = parseSignerKey(state.key);
  const server = createServer((request, response) => {
    if (request.method !== 'POST' || request.url !== '/add-checkpoint') {
      response.writeHead(404).end();
      return;
    }
    bodyOf(request)
      .then((body) => witness(body))
      .catch((): Reply => ({ status: 400 }))
      .then(({ status, body }) => {
        const type = status === 409 ? 'text/x.tlog.size' : 'text/plain; charset=utf-8';
        response.writeHead(status, { 'content-type': type }).end(body);
      });
  });

  /** 400: not understood. 403: not this log's. 404: another log. 409: not from its size. 422: not the same history. */
  function witness(body: string): Reply {
    const [old = '', proof, note] = parsed(body);
    const checkpoint = parseCheckpoint(note);
    const log = options.logs.find(({ name }) => name === checkpoint.origin);
    if (!log) return { status: 404 };
    const { text } = checkpoint.note;
    const [signature] = signaturesBy(log, checkpoint.note);
    if (!signature || !isSignedBy(log, text, signature)) return { status: 403 };
    const seen = state.seen[log.name] ?? { size: 0, root: '' };
    if (Number(old) !== seen.size) return { status: 409, body: `${seen.size}\n` };
    if (checkpoint.size < seen.size) return { status: 400 };
    const older = { size: seen.size, root: Buffer.from(seen.root, 'hex') };
    if (seen.size > 0 && !isConsistent({ older, newer: checkpoint, proof })) return { status: 422 };
    state.seen[log.name] = { size: checkpoint.size, root: hexOf(checkpoint.root) };
    // Remembered before it is signed: a witness that forgets would sign another history.
    writeState(options.stateFile, state);
    const seconds = Math.floor(options.now().getTime() / 1_000);
    return { status: 200, body: `${signatureLine(cosign(signer, text, seconds))}\n` };
  }

  await listen(server);
  const { port } = server.address() as AddressInfo;
  return {
    key: formatVerifierKey(signer.key),
    url: `http://127.0.0.1:${port}`,
    stop: () => new Promise((resolve) => server.close(() => resolve()).closeAllConnections()),
  };
}

/** The witness that keeps its state in a file, to sign without a server: the demo's past. */
export function witnessSigner(stateFile: string): Signer {
  return parseSignerKey(readState(stateFile).key);
}

/** The old size, the proof and the checkpoint of a request. */
function parsed(body: string): [old: string, proof: Uint8Array[], note: string] {
  const end = body.indexOf('\n\n');
  const [first = '', ...lines] = body.slice(0, end).split('\n');
  const old = /^old (0|[1-9]\d{0,15})$/.exec(first)?.[1];
  if (end < 0 || old === undefined || lines.length > 63) throw new RangeError('Not a request to a witness');
  return [old, lines.map((line) => fromBase64(line, 'A hash', 32)), body.slice(end + 2)];
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    length += part.length;
    if (length > MAX_BODY_LENGTH) throw new RangeError('Too long');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

function readState(file: string): State {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as State;
  } catch {
    const state = { key: makeSignerKey('localhost/witness', COSIGNATURE), seen: {} };
    writeState(file, state);
    return state;
  }
}

function writeState(file: string, state: State): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(state), { mode: 0o600 });
}

function listen(server: Server): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', resolve);
  });
}
