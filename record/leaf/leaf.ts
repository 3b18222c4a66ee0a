import { TIERS, type Tier } from '#schema/rules/access/tiers.ts';
import {
  anyText,
  type Check,
  checkFields,
  day,
  type Fields,
  hash,
  hex32,
  instant,
  listOf,
  matching,
  oneOf,
  orNull,
  parseJson,
  text,
  whole,
} from './strict.ts';

/** A pick, sealed: what it says is committed to and not shown. An edit before the start is a further leaf of its version. */
export interface PickLeaf {
  v: 1;
  kind: 'pick';
  pick: string;
  version: number;
  at: string;
  tier: Tier;
  /** When the site has to open it by. */
  revealBy: string;
  /** Commitments, 32 bytes in base64: to the bet, and apart from it to the reason. */
  bet: string;
  why: string;
}

/** A pick from before the log began: shown, and proven by nothing. */
export interface ImportLeaf extends Omit<PickLeaf, 'kind'> {
  kind: 'import';
  /** When the site says it was posted. */
  postedAt: string | null;
}

/** What all leaves about one pick have. */
interface OfPick {
  v: 1;
  pick: string;
  at: string;
}

/** Taken back before the start, where members could read it. */
export interface WithdrawLeaf extends OfPick {
  kind: 'withdraw';
  reason: string;
  author: string | null;
}

/** Deleted before anyone could read it. */
export interface CancelLeaf extends OfPick {
  kind: 'cancel';
}

const GRADES = ['PENDING', 'WIN', 'LOSS', 'PUSH'] as const;
export type Grade = (typeof GRADES)[number];

/** A result; a further one of the same pick is a re-grade, and gives its reason. */
export interface GradeLeaf extends OfPick {
  kind: 'grade';
  result: Grade;
  score: string | null;
  source: string | null;
  author: string | null;
  reason: string | null;
}

/** The bet counts for nothing, for one of the reasons that the policy publishes. */
export interface VoidLeaf extends OfPick {
  kind: 'void';
  reason: string;
  note: string | null;
  author: string | null;
}

/** The price at a moment, committed to. */
export interface PriceLeaf extends OfPick {
  kind: 'price';
  moment: string;
  c: string;
}

/** A later deadline for opening: only before the old one. */
export interface MoveLeaf extends OfPick {
  kind: 'move';
  revealBy: string;
  reason: string | null;
}

/** A day's openings are published; `sha256` is of the file `/record/openings/<date>.jsonl`. */
export interface DayLeaf {
  v: 1;
  kind: 'day';
  at: string;
  date: string;
  /** The indexes of the leaves that were opened. */
  opened: number[];
  /** How many leaves were due, and how many of those picks were withdrawn, cancelled and void. */
  due: number;
  withdrawn: number;
  cancelled: number;
  void: number;
  sha256: string;
}

/** The house rules from here on. */
export interface PolicyLeaf {
  v: 1;
  kind: 'policy';
  at: string;
  /** The most that a pick may stake, and what an unopened one has lost. */
  mostUnits: string;
  voidReasons: string[];
  /** SHA-256 in hex of the text at `/record/rules`. */
  rules: string;
}

/** A key that signs from here on, signed off by the one that it replaces (record/leaf/key-change.ts). */
export interface KeyLeaf {
  v: 1;
  kind: 'key';
  at: string;
  key: string;
  /** The key that it replaces. */
  old: string;
  /** 64 bytes in base64. */
  signature: string;
}

export type Leaf =
  | PickLeaf
  | ImportLeaf
  | WithdrawLeaf
  | CancelLeaf
  | GradeLeaf
  | VoidLeaf
  | PriceLeaf
  | MoveLeaf
  | DayLeaf
  | PolicyLeaf
  | KeyLeaf;

type FieldsOf<L> = { readonly [field in keyof L]-?: Check };

const common = <K extends string>(kind: K) => ({ v: oneOf([1]), kind: oneOf([kind]), at: instant });
const ofPick = <K extends string>(kind: K) => ({ ...common(kind), pick: text });
const sealed = { version: whole, tier: oneOf(TIERS), revealBy: instant, bet: hash, why: hash };

/** In the order in which gateways write them. */
const LEAF_FIELDS: { readonly [K in Leaf['kind']]: FieldsOf<Extract<Leaf, { kind: K }>> } = {
  pick: { ...ofPick('pick'), ...sealed },
  import: { ...ofPick('import'), ...sealed, postedAt: orNull(instant) },
  withdraw: { ...ofPick('withdraw'), reason: text, author: orNull(text) },
  cancel: ofPick('cancel'),
  grade: {
    ...ofPick('grade'),
    result: oneOf(GRADES),
    score: orNull(anyText),
    source: orNull(anyText),
    author: orNull(anyText),
    reason: orNull(anyText),
  },
  void: { ...ofPick('void'), reason: text, note: orNull(anyText), author: orNull(anyText) },
  price: { ...ofPick('price'), moment: text, c: hash },
  move: { ...ofPick('move'), revealBy: instant, reason: orNull(anyText) },
  day: {
    ...common('day'),
    date: day,
    opened: listOf(whole),
    due: whole,
    withdrawn: whole,
    cancelled: whole,
    void: whole,
    sha256: hex32,
  },
  policy: {
    ...common('policy'),
    mostUnits: matching(/^\d{1,4}(\.\d{1,2})?$/, 'are no units of at most two places'),
    voidReasons: listOf(text),
    rules: hex32,
  },
  key: { ...common('key'), key: text, old: text, signature: text },
};

/** The leaf of its stored text, which may order and space its fields as it likes. Throws Malformed, naming the field. */
export function parseLeaf(source: string): Leaf {
  const value = parseJson(source, 'The leaf');
  const fields: Fields | undefined =
    typeof value.kind === 'string' && Object.hasOwn(LEAF_FIELDS, value.kind)
      ? LEAF_FIELDS[value.kind as Leaf['kind']]
      : undefined;
  checkFields(value, fields ?? { kind: oneOf(Object.keys(LEAF_FIELDS)) }, 'The leaf');
  return value as unknown as Leaf;
}
