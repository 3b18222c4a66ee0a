import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openGateway, type TestGateway } from '#gateway/testing/gateway.ts';
import { givenPick } from '#gateway/testing/picks.ts';
import { ArchiveCheck } from '#record/archive/check-archive.ts';
import { KnownHistory } from '#record/archive/known-history.ts';
import { parseArchiveLine } from '#record/archive/lines.ts';
import { keyChangeText } from '#record/leaf/key-change.ts';
import { ED25519, formatVerifierKey } from '#record/note/keys.ts';
import { parseNote, signaturesBy } from '#record/note/note.ts';
import { type Signer, signerOf, signNote } from '#record/note/signing.ts';
import { toBase64 } from '#record/platform.ts';
import { formatPolicy, parsePolicy } from '#record/policy/policy.ts';
import { rotateKey } from './rotate-key.ts';
import { signCheckpoint } from './sign-checkpoint.ts';

let gateway: TestGateway;
let first: Signer;
beforeAll(async () => {
  gateway = await openGateway();
  const { signer } = gateway.services.record;
  if (!signer) throw new Error('no key');
  first = signer;
});
afterAll(() => gateway.close());

const next = signerOf('picks.example/record/log', ED25519);
const rotate = (from: Signer, to: Signer) => rotateKey(gateway.services, from, to);
/** As a process that was started with this key. */
async function signAs(signer: Signer): Promise<string | null> {
  Object.assign(gateway.services.record, { signer });
  // Late, and sealed all the same. While the log is stopped there is none.
  const at = gateway.services.clock.now().toISOString();
  await givenPick(gateway, { date: '2031-11-20', time: '12:00', publishedAt: at }).catch(() => null);
  await signCheckpoint(gateway.services);
  const [head] = await gateway.services.database.em.execute<{ stopped: string | null }[]>(
    'select stopped from record_head',
  );
  return head?.stopped ?? null;
}
const body = async (url: string) => (await gateway.app.inject({ url })).rawPayload;
const lastSigner = async () => {
  const note = parseNote((await body('/record/log/checkpoint')).toString());
  return [first, next].filter(({ key }) => signaturesBy(key, note).length > 0);
};

test('a log of which nothing is signed keeps its key', async () => {
  await expect(rotate(first, next)).rejects.toThrow('The key stays: nothing is signed with it yet');
});

test('a key that no leaf announces signs nothing, and says what to do', async () => {
  expect(await signAs(first)).toBeNull();
  expect(await signAs(next)).toMatch(
    /^it is signed with another key than RECORD_KEY .*: change it with record-key rotate$/,
  );
  expect(await signAs(first)).toBeNull();
  expect(await lastSigner()).toEqual([first]);
});

test('only the key of the log names the next one, and only a new one of the same log', async () => {
  await expect(rotate(next, first)).rejects.toThrow('The key stays: it is signed with another key');
  await expect(rotate(first, first)).rejects.toThrow('The key stays: the new key is no new one');
  const other = signerOf('other.example/record/log', ED25519);
  await expect(rotate(first, other)).rejects.toThrow('the new key is of the log other.example/record/log');
});

test('a change of keys: the old one signs for seven days more, the verifier follows', async () => {
  await rotate(first, next);
  expect(await signAs(first)).toBeNull();
  expect(await signAs(next)).toBeNull();
  expect(await lastSigner()).toEqual([next]);
  gateway.services.clock.set('2031-11-28T17:00:00.001Z');
  expect(await signAs(first)).toMatch(/signed more than 7 days after it was replaced/);
  expect(await signAs(next)).toBeNull();
  const served = (await body('/record/policy.txt')).toString();
  expect(parsePolicy(served).logs.map(formatVerifierKey)).toEqual(
    [first, next].map(({ key }) => formatVerifierKey(key)),
  );
  expect(served.match(/ http:\/\/localhost:4000\/record\/log\/$/gm)).toHaveLength(2);
  const announced = (await body('/record/keys.jsonl')).toString().trimEnd().split('\n').map(parseArchiveLine);
  expect(announced).toMatchObject([{ line: 'leaf', leaf: expect.stringContaining('"kind":"key"') }]);
  for (const policy of [served, formatPolicy(first.key, [], 0)]) {
    const check = new ArchiveCheck(parsePolicy(policy), new KnownHistory());
    const archive = gunzipSync(await body('/record/all.ndjson.gz')).toString();
    for (const line of archive.trimEnd().split('\n')) check.take(line);
    const { findings, undecided } = check.finish(gateway.services.clock.now().getTime());
    expect([findings.filter(({ rule }) => rule !== 'overdue'), undecided]).toEqual([[], []]);
  }
  await expect(rotate(next, first)).rejects.toThrow('the new key is no new one');
});

test('a key leaf that the key of the log did not sign off stops the log', async () => {
  const { em } = gateway.services.database;
  const [leaf] = await em.execute<{ body: string }[]>("select body from record_leaves where kind = 'key'");
  const { key, old, signature } = JSON.parse(leaf?.body ?? '');
  const forged = JSON.stringify({ key: old, old: key, signature });
  await em.execute("select record_append('key', ?::json, now())", [forged]);
  expect(await signAs(next)).toMatch(
    /^a leaf announces a key wrongly. The key \w+ did not sign off the key \w+/,
  );
});

test('a key that someone with the database alone names as older is not handed out as trusted', async () => {
  const { em } = gateway.services.database;
  const stranger = signerOf('picks.example/record/log', ED25519);
  const change = { old: stranger.key, next: next.key };
  const leaf = {
    ...{ key: formatVerifierKey(change.next), old: formatVerifierKey(change.old) },
    signature: toBase64(signNote(stranger, keyChangeText(change)).signature),
  };
  // As the first change of keys, before the one that holds.
  await em.execute('alter table record_leaves disable trigger user');
  await em.execute(
    `update record_leaves set kind = 'key', body = ? where index = (select min(index) from record_leaves)`,
    [JSON.stringify({ v: 1, kind: 'key', at: '2031-11-20T17:00:00.000Z', ...leaf })],
  );
  await em.execute('alter table record_leaves enable trigger user');
  const served = parsePolicy((await body('/record/policy.txt')).toString());
  expect(served.logs.map(({ id }) => id)).toEqual([first.key.id, next.key.id]);
  expect(await signAs(next)).toMatch(/^a leaf announces a key wrongly/);
});
