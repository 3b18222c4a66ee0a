import { Malformed } from '#record/malformed.ts';

export interface Arguments {
  /** all.ndjson or all.ndjson.gz. */
  archive: string | null;
  policy: string;
  receipts: string[];
  checkpoints: string[];
  /** Take the log's own times where no witness gives one. */
  acceptStatedTimes: boolean;
  /** A moment that the file's age is held against, in milliseconds; null for now. */
  asOf: number | null;
}

export const USAGE = `Checks a record: that no pick was changed, back-dated or left out, and what it comes to.

  verify all.ndjson.gz
  verify all.ndjson.gz --policy policy.txt [--proof *.tlog-proof] [--checkpoint *] [--as-of 2026-11-23] [--accept-stated-times]
  verify --policy policy.txt --proof *.tlog-proof

  --policy               whose signatures you trust: the log's key, and the witnesses' (policy.txt unless named)
  --proof                what you kept of single picks; several files, each with one proof or more
  --checkpoint           what you kept of the whole record: an older all.ndjson.gz, a mail or the line at its foot, a
                         signed checkpoint
  --as-of                checks a file that you kept as of its day: without it, one of which witnesses signed the end more
                         than a day ago is too old to decide
  --accept-stated-times  believe the log's own clock where no witness had seen a pick before its start

It needs no network. Exit 0: proved. 1: broken; it names the leaf and the rule. 2: not decidable; it says why.
`;

const DAY = 86_400_000;
/** Proofs were called receipts. */
const LISTS = { '--proof': 'receipts', '--receipt': 'receipts', '--checkpoint': 'checkpoints' } as const;

/** Throws Malformed, saying what is missing or not known. */
export function parseArguments(words: readonly string[]): Arguments {
  const given: Arguments = {
    archive: null,
    policy: 'policy.txt',
    receipts: [],
    checkpoints: [],
    acceptStatedTimes: false,
    asOf: null,
  };
  let option: string | null = null;
  for (const word of words) {
    if (word === '--accept-stated-times') given.acceptStatedTimes = true;
    else if (word.startsWith('--')) option = known(word);
    else if (option === '--policy') [given.policy, option] = [word, null];
    else if (option === '--as-of') [given.asOf, option] = [momentOf(word), null];
    else if (option === '--proof' || option === '--receipt' || option === '--checkpoint')
      given[LISTS[option]].push(word);
    else if (given.archive === null) given.archive = word;
    else throw new Malformed(`What is ${word} for? One record at a time.`);
  }
  if (given.archive === null && given.receipts.length === 0)
    throw new Malformed('Name a record (all.ndjson.gz), or proofs (--proof).');
  return given;
}

function known(option: string): string {
  if (['--policy', '--proof', '--receipt', '--checkpoint', '--as-of'].includes(option)) return option;
  throw new Malformed(`There is no option ${option}.`);
}

/** The end of a day in UTC, or a moment. */
function momentOf(word: string): number {
  const at = /^\d{4}-\d\d-\d\d$/.test(word) ? Date.parse(word) + DAY : Date.parse(word);
  if (Number.isNaN(at)) throw new Malformed(`--as-of ${word}: name a day such as 2026-11-23.`);
  return at;
}
