import type { Rows } from '#gateway/database/rows.ts';
import { outboxInsert } from '#gateway/mail/enqueue.ts';
import { noteConfirmationAsked } from './ask-for-proof.sql.ts';

interface Unproved {
  id: string;
  email: string;
}

/** Mails the link that proves an address, once for each address that an account has. */
export async function askForProof(rows: Rows, { id, email }: Unproved, now: Date): Promise<void> {
  const key = `confirm-address:${id}:${now.getTime()}`.slice(-120);
  const data = { confirmFor: id };
  const mail = outboxInsert({ key, recipient: email, template: 'confirm-address', data }, now);
  const guard = noteConfirmationAsked.part({ now, id });
  await rows.execute(`with guard as (${guard.sql}) ${mail.sql}`, [...guard.params, ...mail.params], 'run');
}
