/** The job that every peer does: verify the token, read the member's tier, read today's picks, lock what it does not open. */
import { createPublicKey } from 'node:crypto';
import jsonwebtoken from 'jsonwebtoken';
import pg from 'pg';

const { PUBLIC_KEY = '', DATABASE_URL, TODAY } = process.env;
const key = createPublicKey(PUBLIC_KEY);
export const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 10 });
// The bench drops the database at its end, before this process.
pool.on('error', () => {});

const RANK = { FREE: 0, PLUS: 1, PREMIUM: 2, VIP: 3 };
const MEMBER = {
  name: 'member',
  text: `select u.id, coalesce(s.tier, 'FREE') as tier from users u
    left join subscriptions s on s.user_id = u.id and s.state <> 'ended' where u.id = $1`,
};
const PICKS = {
  name: 'picks',
  text: `select id, league as sport, tier as subscription, team_one as "teamOne", team_two as "teamTwo",
    date::text as date, time, pick, pick_details as "pickDetails", odds::float8 as odds
    from picks where date = $1 and status <> 'DRAFT' order by starts_at, id`,
};

/** The uid of a token whose signature is checked each time. */
export function uidOf(authorization = '') {
  return jsonwebtoken.verify(authorization.slice(7), key, {
    algorithms: ['RS256'],
    audience: 'demo-chalkline',
    issuer: 'https://securetoken.google.com/demo-chalkline',
  }).sub;
}

export async function memberOf(authorization) {
  const { rows } = await pool.query({ ...MEMBER, values: [uidOf(authorization)] });
  return rows[0];
}

export async function picksFor(member) {
  const { rows } = await pool.query({ ...PICKS, values: [TODAY] });
  return rows.map((pick) => {
    const locked = RANK[member.tier] < RANK[pick.subscription];
    return locked ? { ...pick, locked, pick: null, pickDetails: null, odds: null } : { ...pick, locked };
  });
}

export const SDL = `
  type Query { board: Board! }
  type Board { picks: [Pick!]! }
  type Pick { id: ID! sport: String! subscription: String! teamOne: String! teamTwo: String! date: String!
    time: String! locked: Boolean! pick: String pickDetails: String odds: Float }`;
