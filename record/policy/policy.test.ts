import { describe, expect, test } from '@jest/globals';
import { parseCheckpoint } from '#record/checkpoint.ts';
import { Malformed } from '#record/malformed.ts';
import { COSIGNATURE, ED25519, formatVerifierKey } from '#record/note/keys.ts';
import { formatNote } from '#record/note/note.ts';
import { cosign, signerOf, signNote } from '#record/note/signing.ts';
import { checkCheckpoint, reachedAt } from './check-checkpoint.ts';
import { canSplit, formatPolicy, parsePolicy } from './policy.ts';

const ORIGIN = 'picks.example/record/log';
const log = signerOf(ORIGIN, ED25519, new Uint8Array(32).fill(1));
const witnesses = [11, 12, 13].map((fill) =>
  signerOf(`w${fill}.example`, COSIGNATURE, new Uint8Array(32).fill(fill)),
);
const [one, two, three] = witnesses.map(({ key }) => formatVerifierKey(key));
const logKey = formatVerifierKey(log.key);

const text = `${ORIGIN}\n7\n${Buffer.alloc(32).toString('base64')}\n`;
const policy = parsePolicy(`
# Comments, tabs and empty lines are nothing.
log\t${logKey}  https://picks.example/record/log/
witness A ${one} https://w11.example/
witness B ${two}
group both all A B
witness C ${three}
group most any both C
quorum most
`);
const bothPolicy = {
  ...policy,
  quorum: policy.quorum && 'of' in policy.quorum ? (policy.quorum.of[0] ?? null) : null,
};

describe('a policy', () => {
  test('names logs, witnesses and a quorum of groups', () => {
    expect(policy.logs.map(({ name }) => name)).toEqual([ORIGIN]);
    expect([...policy.witnesses.keys()]).toEqual(['A', 'B', 'C']);
    expect(policy.quorum).toEqual({
      least: 1,
      of: [{ least: 2, of: [{ witness: 'A' }, { witness: 'B' }] }, { witness: 'C' }],
    });
  });

  test.each([
    ['one of two', 'group g 1 A B\nquorum g', true],
    ['two of four', 'group g 2 A B C D\nquorum g', true],
    ['two of three', 'group g 2 A B C\nquorum g', false],
    ['one witness', 'quorum A', false],
    ['one of one', 'group g 1 A\nquorum g', false],
    ['two groups of which one can split', 'group h any A B\ngroup g all h C\nquorum g', true],
  ])('whose quorum is %s can show two histories: %s', (_name, lines, splits) => {
    const keys = [one, two, three, formatVerifierKey(signerOf('w14', COSIGNATURE).key)];
    const named = keys.map((key, at) => `witness ${'ABCD'[at]} ${key}`).join('\n');
    const { quorum } = parsePolicy(`log ${logKey}\n${named}\n${lines}`);
    expect(quorum && canSplit(quorum)).toBe(splits);
  });

  test('is written as it is read', () => {
    const [first, second] = witnesses;
    const keys = [first, second].flatMap((each, at) => (each ? [{ name: `w${at}`, key: each.key }] : []));
    expect(parsePolicy(formatPolicy(log.key, keys, 2)).quorum).toMatchObject({ least: 2 });
    expect(parsePolicy(formatPolicy(log.key, [], 0))).toMatchObject({ quorum: null });
  });

  test.each([
    ['no quorum', `log ${logKey}`],
    ['two quorums', 'quorum none\nquorum none'],
    ['an unknown word', 'hello'],
    ['a member that is not named before', 'group g any A\nquorum g'],
    ['a member twice', `witness A ${one}\ngroup g 2 A A\nquorum g`],
    ['a member of two groups', `witness A ${one}\ngroup g any A\ngroup h any A\nquorum g`],
    ['more than there are', `witness A ${one}\ngroup g 2 A\nquorum g`],
    ['none of some', `witness A ${one}\ngroup g 0 A\nquorum g`],
    ['a name twice', `witness A ${one}\nwitness A ${two}\nquorum A`],
    ['a key twice', `witness A ${one}\nwitness B ${one}\nquorum A`],
    ['a name that is kept', `witness none ${one}\nquorum none`],
    ["a log's key for a witness", `witness A ${logKey}\nquorum A`],
    ["a witness's key for a log", `log ${one}\nquorum none`],
  ])('with %s is refused', (_what, source) => expect(() => parsePolicy(source)).toThrow(Malformed));
});

describe('a quorum is reached', () => {
  test.each<[string, Record<string, number>, number | null]>([
    ['by nobody', {}, null],
    ['by one of both', { A: 5 }, null],
    ['by both, at the later time', { A: 5, B: 9 }, 9],
    ['by the other group', { C: 7 }, 7],
    ['by whichever was first', { A: 5, B: 9, C: 7 }, 7],
  ])('%s', (_who, times, at) => {
    expect(policy.quorum && reachedAt(policy.quorum, new Map(Object.entries(times)))).toBe(at);
  });
});

describe('a checkpoint by a policy', () => {
  const seen = (...times: number[]) =>
    times.flatMap((seconds, at) => {
      const witness = witnesses[at];
      return witness ? [cosign(witness, text, seconds)] : [];
    });
  const check = (note: string, by = bothPolicy) => checkCheckpoint(by, parseCheckpoint(note));

  test('is signed, and witnessed when the quorum had seen it', () => {
    const signatures = [signNote(log, text), ...seen(100, 90)];
    expect(check(formatNote({ text, signatures }))).toMatchObject({ verdict: 'signed', witnessedAt: 100 });
    expect(check(formatNote({ text, signatures: signatures.slice(0, 2) }))).toMatchObject({
      witnessedAt: null,
    });
  });

  test('a quorum of half or fewer witnesses is not reached, also when all have signed', () => {
    const signatures = [signNote(log, text), ...seen(100, 90, 80)];
    const note = formatNote({ text, signatures });
    expect(check(note, policy)).toMatchObject({
      verdict: 'signed',
      witnessedAt: null,
      lastWitnessedAt: null,
    });
  });

  test("a stranger's signature counts for nothing", () => {
    const stranger = signerOf('stranger.example', COSIGNATURE, new Uint8Array(32).fill(40));
    const signatures = [signNote(log, text), cosign(stranger, text, 1)];
    expect(check(formatNote({ text, signatures }))).toMatchObject({ verdict: 'signed', witnessedAt: null });
  });

  test('another log, or another key of its name, is unknown', () => {
    const other = signerOf(ORIGIN, ED25519, new Uint8Array(32).fill(3));
    const elsewhere = text.replace('picks', 'other');
    for (const note of [
      formatNote({ text, signatures: [signNote(other, text)] }),
      formatNote({ text: elsewhere, signatures: [signNote(log, elsewhere)] }),
    ])
      expect(check(note)).toMatchObject({ verdict: 'unknown' });
  });

  test("a known key's signature of another text is forged", () => {
    const other = text.replace('\n7\n', '\n8\n');
    const [witness] = witnesses;
    const cosignature = witness ? [cosign(witness, other, 5)] : [];
    for (const signatures of [[signNote(log, other)], [signNote(log, text), ...cosignature]])
      expect(check(formatNote({ text, signatures }))).toMatchObject({ verdict: 'forged' });
  });
});
