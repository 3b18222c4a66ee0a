import { Malformed } from '#record/malformed.ts';

export interface Arguments {
  /** all.ndjson or all.ndjson.gz. */
  archive: string | null;
  policy: string;
  receipts: string[];
  checkpoints: string[];
  /** Take the log's own times where no witness gives one. */
  acceptStatedTimes: boolean;
}

export const USAGE = `Checks a record: that no pick was changed, back-dated or left out, and what it comes to.

  verify all.ndjson.gz --policy policy.txt [--receipt *.tlog-proof] [--checkpoint *.txt] [--accept-stated-times]
  verify --policy policy.txt --receipt *.tlog-proof

  --policy               whose signatures you trust: the log's key, and the witnesses'
  --receipt              what you kept of single picks; several files, each with one receipt or more
  --checkpoint           signed checkpoints that you kept, from mails or mirrors
  --accept-stated-times  believe the log's own clock where no witness had seen a pick before its start

It needs no network. Exit 0: proved. 1: broken; it names the leaf and the rule. 2: not decidable; it says why.
`;

const LISTS = { '--receipt': 'receipts', '--checkpoint': 'checkpoints' } as const;

/** Throws Malformed, saying what is missing or not known. */
export function parseArguments(words: readonly string[]): Arguments {
  const given: Arguments = {
    archive: null,
    policy: '',
    receipts: [],
    checkpoints: [],
    acceptStatedTimes: false,
  };
  let option: string | null = null;
  for (const word of words) {
    if (word === '--accept-stated-times') given.acceptStatedTimes = true;
    else if (word.startsWith('--')) option = known(word);
    else if (option === '--policy') [given.policy, option] = [word, null];
    else if (option === '--receipt' || option === '--checkpoint') given[LISTS[option]].push(word);
    else if (given.archive === null) given.archive = word;
    else throw new Malformed(`What is ${word} for? One record at a time.`);
  }
  if (!given.policy) throw new Malformed('Name a policy: --policy policy.txt.');
  if (given.archive === null && given.receipts.length === 0)
    throw new Malformed('Name a record (all.ndjson.gz), or receipts (--receipt).');
  return given;
}

function known(option: string): string {
  if (['--policy', '--receipt', '--checkpoint'].includes(option)) return option;
  throw new Malformed(`There is no option ${option}.`);
}
