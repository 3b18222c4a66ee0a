import type { MikroORM } from '@mikro-orm/postgresql';
import { inTransaction } from '#gateway/database/transaction.ts';
import type { Clock } from '#gateway/integrations/clock.ts';
import { keyChangeText } from '#record/leaf/key-change.ts';
import { formatVerifierKey } from '#record/note/keys.ts';
import { type Signer, signNote } from '#record/note/signing.ts';
import { toBase64 } from '#record/platform.ts';
import { otherLogKeys, signingKeyProblem } from './log-keys.ts';
import { lastCheckpoint } from './read-checkpoint.ts';
import * as statements from './sign-checkpoint.sql.ts';

/**
 * Announces in the log that `next` signs it from now on, signed off by `signer`, which signs it until then. Throws where
 * `signer` does not sign this log, or `next` is no new key of it.
 */
export async function rotateKey(
  { database, clock }: { database: MikroORM; clock: Clock },
  signer: Signer,
  next: Signer,
): Promise<void> {
  const change = { old: signer.key, next: next.key };
  await inTransaction({ database }, async (em) => {
    await statements.lockRecordHead.run(em);
    const now = clock.now();
    const isSigned = (await lastCheckpoint(em)) !== null;
    const known = [signer.key, ...(await otherLogKeys(em, signer.key))].map(formatVerifierKey);
    const problem =
      (isSigned ? null : 'nothing is signed with it yet') ??
      (await signingKeyProblem(em, signer.key, now.getTime())) ??
      (next.key.name === signer.key.name ? null : `the new key is of the log ${next.key.name}`) ??
      (known.includes(formatVerifierKey(next.key)) ? 'the new key is no new one' : null);
    if (problem) throw new Error(`The key stays: ${problem}`);
    const [key, old] = [formatVerifierKey(next.key), formatVerifierKey(signer.key)];
    const signature = toBase64(signNote(signer, keyChangeText(change)).signature);
    const fields = JSON.stringify({ key, old, signature });
    await statements.appendLeaf.run(em, { kind: 'key', fields, at: now });
  });
}
