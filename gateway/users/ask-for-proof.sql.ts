// Written by npm run codegen from ask-for-proof.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export interface NoteConfirmationAskedValues {
  now: Date;
  id: string;
}

export interface NoteConfirmationAskedRow {
  id: string;
}

export const noteConfirmationAsked = new Statement<NoteConfirmationAskedValues, NoteConfirmationAskedRow>({
  name: 'noteConfirmationAsked',
  text: `update users set confirmation_asked_at = $1 where id = $2 and confirmation_asked_at is null returning id`,
  values: ['now', 'id'],
  columns: ['id'],
});
