import type { Context } from '#gateway/auth/context.ts';
import { planPrices } from '#gateway/auth/plan-prices.ts';
import type { Rows } from '#gateway/database/rows.ts';
import type { Finding } from '#gateway/integrations/check-services.ts';
import type { Seller } from '#gateway/integrations/seller.ts';
import { readWitnessing } from '#gateway/record/silent-witnesses.ts';
import { PAID_TIERS, tierLabel } from '#schema/rules/access/tiers.ts';
import { LAUNCH_CHECKS, type LaunchCheckName, OLDEST_BACKUP_HOURS } from '#schema/rules/api/launch-checks.ts';
import { priceText } from '#schema/rules/money/money.ts';
import { FIRST_PRICES } from '#schema/rules/money/plan-prices.ts';
import { counted } from '#schema/rules/text/numbers.ts';
import type { BackgroundJobType, LaunchCheckType } from '#schema/types/desk/operations.type.ts';
import * as statements from './going-live.sql.ts';
import { readJobs, tellingJobs } from './read-jobs.ts';

type Found = Omit<LaunchCheckType, 'name'>;

/** Services by the names that their checks have. */
const SERVICES: Record<string, LaunchCheckName> = {
  Database: 'DATABASE',
  'Firebase sign-in': 'SIGN_IN',
  'Firebase accounts': 'ACCOUNTS',
  Braintree: 'CARDS',
  'Mail server': 'MAIL',
  Discord: 'DISCORD',
};

/** What a product needs before the public comes, each tried now. Takes as long as the slowest service, at most 15 s. */
export async function goingLive(context: Context): Promise<LaunchCheckType[]> {
  const { database, installation, publicUrl, seller, record } = context;
  const { em } = database;
  const [services, owner, prices, witnesses, jobs, backups] = await Promise.all([
    installation.tryServices(),
    ownerCheck(em),
    priceCheck(context),
    witnessCheck(em, record),
    jobCheck(em),
    backupCheck(em),
  ]);
  const found: Partial<Record<LaunchCheckName, Found>> = {
    ...Object.fromEntries(services.map((finding) => [SERVICES[finding.service], serviceCheck(finding)])),
    DOMAIN: domainCheck(publicUrl),
    OWNER: owner,
    SELLER: sellerCheck(seller),
    PRICES: prices,
    SAMPLES: samplesCheck(installation.showsSamples),
    RECORD: recordCheck(record.signer !== null),
    WITNESSES: witnesses,
    JOBS: jobs,
    BACKUPS: backups,
  };
  if (found.CARDS?.state === 'READY' && !installation.chargesCards)
    found.CARDS = toDo(
      found.CARDS.says,
      'No card is charged yet. Set BRAINTREE_ENVIRONMENT to production, with the keys of that account.',
    );
  return LAUNCH_CHECKS.flatMap((name) => (found[name] ? [{ name, ...found[name] }] : []));
}

const ready = (says: string): Found => ({ state: 'READY', says, advice: null });
const toDo = (says: string, advice: string): Found => ({ state: 'TO_DO', says, advice });

function serviceCheck({ isFine, says }: Finding): Found {
  const sentence = `${says[0]?.toUpperCase()}${says.slice(1)}.`;
  if (isFine === null) return toDo(sentence, 'Run setup, which asks for it.');
  if (isFine) return ready(sentence);
  return { state: 'BROKEN', says: sentence, advice: 'Correct it and run setup again, which tries it.' };
}

function domainCheck(publicUrl: string): Found {
  const { protocol, host, hostname } = new URL(publicUrl);
  const isOwn = protocol === 'https:' && !/^(localhost|127\.|\[::1\])/.test(hostname);
  if (isOwn) return ready(`People come to ${host}, with TLS.`);
  return toDo(`People come to ${publicUrl}.`, 'Set PUBLIC_URL to your own https address.');
}

function sellerCheck({ name, address }: Seller): Found {
  if (address.length > 0) return ready(`Invoices are issued by ${name}.`);
  return toDo(`Invoices name ${name} without an address.`, 'Set SELLER_NAME and SELLER_ADDRESS.');
}

function samplesCheck(showsSamples: boolean): Found {
  if (!showsSamples) return ready('Pages show no sample content.');
  return toDo('Pages show sample reviews, winners and counts.', 'Set MARKETING_SAMPLES to off.');
}

function recordCheck(isSigned: boolean): Found {
  if (isSigned) return ready('The record is signed. Keep a copy of RECORD_KEY away from the database.');
  return toDo('The record is not signed.', 'Run setup, which makes RECORD_KEY.');
}

async function witnessCheck(rows: Rows, record: Context['record']): Promise<Found> {
  const advice = 'Ask others to witness the record, and set RECORD_WITNESSES (docs/operations.md).';
  if (record.witnesses.length === 0)
    return toDo('Nobody but you has seen the record, so nothing proves when a pick was posted.', advice);
  const silent = (await readWitnessing(rows, record)).filter(({ waitsSince }) => waitsSince);
  const count = record.witnesses.length;
  if (silent.length === 0)
    return ready(count === 1 ? 'One witness signs the record.' : `${count} witnesses sign the record.`);
  const names = silent.map(({ name }) => name).join(', ');
  return {
    state: 'BROKEN',
    says: `Not signed by ${names} yet.`,
    advice: 'Look at Problems in a few minutes.',
  };
}

async function ownerCheck(rows: Rows): Promise<Found> {
  const found = await statements.ownersWithPasskey.first(rows);
  const { owners, withPasskey } = found ?? { owners: 0, withPasskey: 0 };
  const has = owners === 1 ? 'owner has' : 'owners have';
  const says = `${withPasskey} of ${owners} ${has} a passkey.`;
  return owners > 0 && withPasskey === owners
    ? ready(says)
    : toDo(says, 'Add one on the page Passkeys: refunds and roles then ask for it.');
}

/** Nobody but a person knows whether the prices that a database begins with are meant. */
async function priceCheck(context: Context): Promise<Found> {
  const prices = await planPrices(context);
  const each = PAID_TIERS.map((tier) => `${tierLabel(tier)} ${priceText(prices[tier].monthlyCents)}`);
  const says = `A month costs: ${each.join(', ')}.`;
  const isChosen = PAID_TIERS.some((tier) => prices[tier].monthlyCents !== FIRST_PRICES[tier]);
  const advice =
    'These are the prices that the product comes with. Change them on the page Prices, or leave them.';
  return isChosen ? ready(says) : { state: 'UNKNOWN', says, advice };
}

async function jobCheck(rows: Rows): Promise<Found> {
  const jobs = await readJobs(rows);
  const isOnTime = ({ ranSecondsAgo, isLate }: BackgroundJobType) => ranSecondsAgo !== null && !isLate;
  const running = jobs.filter(isOnTime);
  if (tellingJobs(jobs).some(isOnTime)) return ready(`${running.length} of ${jobs.length} jobs ran on time.`);
  return {
    state: 'BROKEN',
    says: 'No process does the background work.',
    advice: 'Start one with ROLE=work or ROLE=all.',
  };
}

async function backupCheck(rows: Rows): Promise<Found> {
  const hours = (await statements.hoursSinceBackup.first(rows))?.hours ?? null;
  if (hours === null)
    return {
      state: 'UNKNOWN',
      says: 'No backup is noted in the database.',
      advice: 'Set up backups (docs/backups.md), or make sure that your provider keeps them.',
    };
  const says = `The last backup is ${counted(Math.round(hours), 'hour')} old.`;
  return hours <= OLDEST_BACKUP_HOURS
    ? ready(says)
    : { state: 'BROKEN', says, advice: 'See docs/backups.md.' };
}
