import type { Member } from '#gateway/auth/member.ts';
import type { LeaveKind } from '#gateway/mail/leave-link.ts';
import type { Letter, RecordState } from '#gateway/mail/letter.ts';
import type { Outcome } from './channel.ts';

/** A mail that is ready to be sent. */
export interface ReadyMail {
  member: Member;
  letter: Letter;
  kind: LeaveKind;
  why: string;
  record: RecordState | null;
  told: Record<string, number>;
  /** Which picks are missing in it, and why; null: none is. */
  missed?: string | null;
  /** When there is no sense in sending it any more. */
  until: Date;
}

export type MailPlan = { mail: ReadyMail } | { outcome: Outcome };
