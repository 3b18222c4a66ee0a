import { createHash } from 'node:crypto';
import { AppError } from '#gateway/app-error.ts';
import type { Context, Services } from '#gateway/auth/context.ts';
import { findMember } from '#gateway/auth/member.ts';
import { Reuse } from '#gateway/auth/reuse.ts';
import { importPrices } from '#gateway/figures/import-prices.ts';
import { importGames } from '#gateway/games/import-games.ts';
import { importPicks } from '#gateway/picks/import-picks.ts';
import { visitorAt } from '#gateway/rate-limits/quota-owner.ts';
import { accountOfAddress } from '#gateway/users/claim-address.sql.ts';
import { hasScope } from '#schema/rules/access/staff.ts';
import {
  type CellProblem,
  openQuestions,
  questionText,
  type SheetQuestion,
} from '#schema/rules/market/reading/questions.ts';
import { counted } from '#schema/rules/text/numbers.ts';
import type { ProposedColumn } from '#schema/rules/text/table/match-columns.ts';
import { easternDay } from '#schema/rules/time/eastern-time.ts';
import { type ImportOptions, importOptions } from './import-options.ts';
import { readNamedFile } from './read-named-file.ts';

export const IMPORTS = ['import-picks', 'import-odds', 'import-games'] as const;
export type ImportCommand = (typeof IMPORTS)[number];

interface Outcome {
  columns: readonly ProposedColumn[];
  problems: readonly CellProblem[];
  questions: readonly SheetQuestion[];
  leftOut: readonly { row: number; text: string; why: string }[];
  /** What was done, or would be. */
  done: string;
}

type Said = Pick<ImportOptions, 'columns' | 'answers' | 'leaveOut'>;

/**
 * Brings a file in as the pages do, by the same rules, for somebody of the staff with an account; answers what was done, and which lines hold
 * no row. Throws BAD_USER_INPUT with everything that is wrong or not certain, and writes nothing then.
 */
export async function importByCommand(
  services: Services,
  command: ImportCommand,
  args: string[],
): Promise<string> {
  const options = importOptions(args);
  const context = await contextOf(services, options.email);
  const answers = new Map(options.answers.map(({ question, choice }) => [question, choice]));
  const text = await readNamedFile(options.file, answers);
  const send = (said: Said, apply: boolean) =>
    DOORS[command](context, { text, date: options.date, said, apply });
  const said = options.leaveRest ? await withRestUnread(options, send) : options;
  const read = await send(said, false);
  refuse(options.file, read);
  const { done, leftOut } = options.check ? read : await send(said, true);
  return [done, ...leftOut.map(({ row, text: words, why }) => `Line ${row}, "${words}", ${why}`)].join('\n');
}

async function contextOf(services: Services, email: string): Promise<Context> {
  const found = await accountOfAddress.first(services.database.em.fork(), { email });
  const member = found ? await findMember(services.database, found.id) : null;
  if (!member || !hasScope(member.role, 'PICKS'))
    throw new AppError('FORBIDDEN', `${email} is not of the staff that posts picks`);
  return {
    ...{
      ...services,
      now: services.clock.now(),
      member,
      ip: '127.0.0.1',
      quotaOwner: visitorAt('127.0.0.1'),
    },
    ...{ fromOtherSite: false, challengeAnswer: null, written: null, caller: null, key: null, staff: null },
    ...{ viewer: null, browser: null, planPricesVersion: null, reuse: new Reuse(null) },
  };
}

/** The columns with those that nothing is said of left unread. */
async function withRestUnread(
  options: ImportOptions,
  send: (said: Said, apply: boolean) => Promise<Outcome>,
): Promise<Said> {
  const { columns } = await send(options, false);
  const rest = columns.filter(({ isCertain }) => !isCertain).map(({ column }) => ({ column, of: null }));
  return { ...options, columns: [...options.columns, ...rest] };
}

function refuse(file: string, { problems, questions }: Outcome): void {
  const sentences = [
    ...problems.map(
      ({ row, column, reason }) => `${file}, line ${row}${column ? `, column "${column}"` : ''}: ${reason}`,
    ),
    ...openQuestions(questions).map((question) => `${file}: ${questionText(question)}`),
  ];
  if (sentences.length > 0)
    throw new AppError('BAD_USER_INPUT', `${sentences.join('\n')}\nNothing was written`);
}

interface Given {
  text: string;
  date: string | null;
  said: Said;
  apply: boolean;
}

const DOORS: Record<ImportCommand, (context: Context, given: Given) => Promise<Outcome>> = {
  'import-picks': async (context, { text, date, said, apply }) => {
    const day = date ?? easternDay(context.now);
    // The same file again keeps no pick twice.
    const requestId = createHash('sha256').update(`${day}\n${text}`).digest('hex').slice(0, 40);
    const read = await importPicks(context, { ...saidOnly(said), text, date: day, apply, requestId });
    return {
      ...read,
      done: apply
        ? `${counted(read.draftIds.length, 'draft')} kept`
        : `${counted(read.picks.length, 'pick')} read`,
    };
  },
  'import-odds': async (context, { text, said, apply }) => {
    const read = await importPrices(context, { ...saidOnly(said), file: text, apply });
    return { ...read, done: `${counted(read.changes.length, 'change')} ${apply ? 'written' : 'to write'}` };
  },
  'import-games': async (context, { text, said, apply }) => {
    const read = await importGames(context, { ...saidOnly(said), file: text, apply });
    const size = `${counted(read.games, 'game')} and ${counted(read.prices, 'price')}`;
    return { ...read, done: `${size} ${apply ? 'imported' : 'read'}` };
  },
};

function saidOnly({ columns, answers, leaveOut }: Said): Said {
  return { columns, answers, leaveOut };
}
