import { findMember } from '#gateway/auth/member.ts';
import { PickEntity } from '#gateway/picks/pick.entity.ts';
import { findPick } from '#gateway/picks/pick-rows.ts';
import { viewerOf } from '#schema/rules/access/entitlement.ts';
import { TIERS } from '#schema/rules/access/tiers.ts';
import { visibility } from '#schema/rules/access/visibility.ts';
import { PICK_STATUSES } from '#schema/rules/picks/pick-values.ts';
import { GATED_PICK_FIELDS } from '#schema/types/picks/pick.type.ts';
import { type TestGateway, TODAY, TOMORROW, YESTERDAY } from './gateway.ts';
import { givenPick, type PickGiven } from './picks.ts';
import type { TestUser } from './users.ts';

/** Every kind of pick that the table can hold, in every tier. */
const KINDS: PickGiven[] = [
  ...PICK_STATUSES.flatMap((status) => [
    { status, date: TODAY },
    { status, date: TOMORROW },
    { status, date: YESTERDAY, publishedAt: '2031-11-19T12:00:00Z' },
    { status, date: YESTERDAY, startsAt: '2031-11-21T03:00:00Z' },
  ]),
  { releaseAt: '2031-11-20T17:30:00Z' },
  { releaseAt: '2031-11-20T18:30:00Z' },
  { releaseAt: '2031-11-20T20:00:00Z' },
];

export interface Canaries {
  /** What must not be found, by the id of its pick: words and numbers of the pick and of its old wording. */
  words: Map<string, string[]>;
  /** The ids whose canary a text shows. */
  shownIn(text: string): string[];
}

/** Plants a pick of every kind and tier whose gated fields are nowhere else. */
export async function plantCanaries(gateway: TestGateway): Promise<Canaries> {
  const words = new Map<string, string[]>();
  for (const tier of TIERS) for (const kind of KINDS) await canary(gateway, words, { ...kind, tier });
  return { words, shownIn: finderOf(words) };
}

/** Answers the ids any of whose words a text has. Most texts have none, which one expression finds out in a hundredth of the time. */
export function finderOf(words: Canaries['words']): (text: string) => string[] {
  const every = [...words.values()].flat().sort();
  const any = new RegExp(every.map((word) => word.replaceAll(/[^\w" ]/g, String.raw`\$&`)).join('|'));
  return (text) =>
    any.test(text)
      ? [...words].filter(([, its]) => its.some((word) => text.includes(word))).map(([id]) => id)
      : [];
}

/** A value for each gated column that stands nowhere else, and how it looks in an answer. */
const PLANTED: Record<string, (n: number) => { value: string | number; shows: string[] }> = {
  pick: (n) => ({ value: `CANARY-P${n}.`, shows: [`CANARY-P${n}.`] }),
  pickDetails: (n) => ({ value: `CANARY-D${n}.`, shows: [`CANARY-D${n}.`] }),
  line: (n) => ({ value: -(600.13 + n), shows: [`:${(-(600.13 + n)).toFixed(2)}`] }),
  odds: (n) => {
    const value = 40.000077 + n / 100;
    return { value, shows: [`:${Number(value.toFixed(6))}`, `"+${Math.round((value - 1) * 100)}"`] };
  },
  units: (n) => ({ value: unitsOf(n), shows: [`"units":${unitsOf(n)}`] }),
  book: (n) => ({ value: `CANARY-B${n}.`, shows: [`CANARY-B${n}.`] }),
  // Four places, and never a last digit of 0, which JSON leaves out.
  probability: (n) => ({ value: probabilityOf(n), shows: [`"probability":${probabilityOf(n)}`] }),
  // One of three words, which other picks show too: a leak could not be recognized.
  market: () => ({ value: 'SPREAD', shows: [] }),
};

function plantedIn(n: number) {
  const columns = Object.keys(PickEntity.meta.properties).filter((name) => GATED_PICK_FIELDS.has(name));
  return columns.map((name) => {
    const planted = PLANTED[name]?.(n);
    if (!planted)
      throw new Error(`Plant a canary for the gated column "${name}" in gateway/testing/canaries.ts.`);
    return { name, ...planted };
  });
}

async function canary(gateway: TestGateway, words: Canaries['words'], given: PickGiven): Promise<void> {
  const n = 10 + words.size;
  const planted = plantedIn(n);
  const values = Object.fromEntries(planted.map(({ name, value }) => [name, value]));
  const status = given.status === 'DRAFT' ? 'DRAFT' : 'PUBLISHED';
  const id = await givenPick(gateway, { ...given, ...values, status });
  await expectWritten(gateway, id, Object.keys(values));
  await gateway.services.database.em.execute(
    'update picks set pick = ?, pick_details = ?, updated_at = created_at where id = ?',
    [`CANARY-Q${n}.`, `CANARY-E${n}.`, id],
  );
  if (given.status === 'WITHDRAWN')
    await gateway.services.database.em.execute(
      "update picks set status = 'WITHDRAWN', updated_at = created_at where id = ?",
      [id],
    );
  words.set(id, [`CANARY-Q${n}.`, `CANARY-E${n}.`, ...planted.flatMap(({ shows }) => shows)]);
}

/** A canary that is not written is looked for in vain, and proves nothing. */
async function expectWritten({ services }: TestGateway, id: string, names: string[]): Promise<void> {
  const row: Record<string, unknown> = { ...(await findPick(services.database.em, id)) };
  const unwritten = names.filter((name) => row[name] == null);
  if (unwritten.length > 0)
    throw new Error(
      `Write the canary of ${unwritten.join(', ')}: in PickGiven and givenPick of gateway/testing/picks.ts.`,
    );
}

/** At most the five units of the rules, and never a last digit of 0, which JSON leaves out. */
function unitsOf(n: number): number {
  return (301 + n + Math.floor(n / 9)) / 100;
}

function probabilityOf(n: number): number {
  return (5_101 + n + Math.floor(n / 9)) / 10_000;
}

/** The ids that the rule says are open to a user: the rule itself is proven in schema/rules. */
export async function openTo(
  { services: { database, clock } }: TestGateway,
  ids: Iterable<string>,
  user: TestUser | null,
): Promise<string[]> {
  const now = clock.now();
  const member = user && (await findMember(database, user.uid));
  const viewer = member && viewerOf(member, now);
  const open: string[] = [];
  for (const id of ids) {
    const pick = await findPick(database.em, id);
    if (pick && visibility(pick, viewer, now).state === 'OPEN') open.push(id);
  }
  return open.sort();
}
