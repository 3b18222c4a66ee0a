import type { Tier } from '#schema/rules/access/tiers.ts';
import type { League } from '#schema/rules/picks/leagues.ts';

/**
 * Sample content: every claim, person, review and result in this file is invented (product.txt section 1;
 * docs/decisions/0014). Operators replace it before going live.
 */

export const RATING = { score: '4.85', outOf: 5, reviews: 552 };

export const TICKER: readonly string[] = [
  'J.M. from Ohio closed last night +4.2 units on two NBA picks',
  'Premium went 5–1 on Sunday’s NFL card',
  'VIP members had tonight’s first pick two hours early',
  'S.K. from Arizona cashed a +145 underdog in the NHL',
  '38 new members joined this week',
];

export interface DemoPick {
  league: League;
  tier: Tier;
  teamOne: string;
  teamTwo: string;
  time: string;
  pick: string;
  odds: string;
  units: number;
}

/** The demo board shows one set of three at a time. */
export const DEMO_PICKS: readonly (readonly DemoPick[])[] = [
  [
    {
      league: 'NBA',
      tier: 'FREE',
      teamOne: 'Knicks',
      teamTwo: 'Bulls',
      time: '7:30 PM',
      pick: 'Knicks −4.5',
      odds: '−110',
      units: 1,
    },
    {
      league: 'NHL',
      tier: 'PLUS',
      teamOne: 'Stars',
      teamTwo: 'Predators',
      time: '8:00 PM',
      pick: 'Stars moneyline',
      odds: '−128',
      units: 1.5,
    },
    {
      league: 'NBA',
      tier: 'PREMIUM',
      teamOne: 'Nuggets',
      teamTwo: 'Suns',
      time: '9:00 PM',
      pick: 'Over 226.5',
      odds: '−108',
      units: 2,
    },
  ],
  [
    {
      league: 'NFL',
      tier: 'FREE',
      teamOne: 'Bills',
      teamTwo: 'Dolphins',
      time: '4:05 PM',
      pick: 'Bills −6.5',
      odds: '−112',
      units: 1,
    },
    {
      league: 'NFL',
      tier: 'PLUS',
      teamOne: 'Lions',
      teamTwo: 'Packers',
      time: '4:25 PM',
      pick: 'Under 48.5',
      odds: '−105',
      units: 1.5,
    },
    {
      league: 'NFL',
      tier: 'PREMIUM',
      teamOne: 'Chiefs',
      teamTwo: 'Broncos',
      time: '8:20 PM',
      pick: 'Broncos +4.5',
      odds: '−110',
      units: 2,
    },
  ],
  [
    {
      league: 'NCAAB',
      tier: 'FREE',
      teamOne: 'Duke',
      teamTwo: 'North Carolina',
      time: '6:30 PM',
      pick: 'Over 151.5',
      odds: '−110',
      units: 1,
    },
    {
      league: 'NCAAF',
      tier: 'PLUS',
      teamOne: 'Oregon',
      teamTwo: 'Washington',
      time: '7:30 PM',
      pick: 'Oregon −9.5',
      odds: '−110',
      units: 1,
    },
    {
      league: 'MLB',
      tier: 'PREMIUM',
      teamOne: 'Dodgers',
      teamTwo: 'Padres',
      time: '10:10 PM',
      pick: 'Padres moneyline',
      odds: '+132',
      units: 1.5,
    },
  ],
];

interface Testimonial {
  words: string;
  name: string;
  since: string;
}

export const TESTIMONIALS: readonly Testimonial[] = [
  {
    words:
      'I used to follow five accounts and trust none of them. Here each pick says why, and the losers stay up next to the winners.',
    name: 'Marcus T., Columbus',
    since: 'Premium member',
  },
  {
    words:
      'The picks are there before I leave work, every day. I read the reasoning, decide for myself, and I am done in five minutes.',
    name: 'Dana R., Phoenix',
    since: 'Plus member',
  },
  {
    words:
      'Two hours early is the whole point for me. I have the number before it moves, and that is where my edge comes from.',
    name: 'Will S., Boston',
    since: 'VIP member',
  },
];

export interface Winner {
  /** Of a member, or the league of a real pick. */
  initials: string;
  units: string;
  /** What won; real ones only. */
  what?: string;
  ago: string;
}

export const RECENT_WINNERS: readonly Winner[] = [
  { initials: 'J.M.', units: '+4.2 units', ago: '2 hours ago' },
  { initials: 'S.K.', units: '+2.9 units', ago: '5 hours ago' },
  { initials: 'A.D.', units: '+6.1 units', ago: 'Yesterday' },
];

export const TOASTS: readonly string[] = [
  'R.B. from Texas joined Premium',
  'L.N. from Florida opened today’s picks',
  'T.W. from Nevada joined Plus',
  'C.G. from Illinois renewed VIP',
];
