import type { ChannelMessage } from '#gateway/integrations/discord/discord.ts';
import { MOST_FIELDS } from '#gateway/integrations/discord/read-answers.ts';
import { wordsOf } from '#gateway/pick-alerts/letter-picks.ts';
import type { PickRecord } from '#gateway/picks/pick-rows.ts';
import { type Tier, tierLabel } from '#schema/rules/access/tiers.ts';
import { visibility } from '#schema/rules/access/visibility.ts';
import { channelViewer } from '#schema/rules/alerts/discord-role.ts';
import { boardPickPath } from '#schema/rules/api/public-paths.ts';
import { gameText } from '#schema/rules/picks/game-text.ts';
import { readableTime } from '#schema/rules/time/eastern-time.ts';

export interface Posting {
  batchId: string;
  /** The plan of the channel. */
  tier: Tier;
  picks: readonly PickRecord[];
  /** False: somebody may still have a role that they should not, so the message only says that there are picks. */
  withWords: boolean;
  now: Date;
  publicUrl: string;
}

export interface Posted {
  message: ChannelMessage;
  /** The versions whose words it has; 0: without. */
  told: Record<string, number>;
}

/** What a channel shows of a batch. The gate decides, with a member of the channel's plan as the reader. */
export function discordMessage({ batchId, tier, picks, withWords, now, publicUrl }: Posting): Posted {
  const viewer = channelViewer(tier);
  const opens = (pick: PickRecord) => withWords && visibility(pick, viewer, now).state === 'OPEN';
  const shown = picks.slice(0, MOST_FIELDS);
  const rest = picks.length - shown.length;
  const text = [
    ...(withWords ? [] : ['Read them on the site with your plan.']),
    ...(rest > 0 ? [`And ${rest} more on the site.`] : []),
  ];
  return {
    message: {
      title: picks.length === 1 ? 'New pick' : `${picks.length} new picks`,
      url: messageUrl(publicUrl, batchId),
      text: text.join('\n') || undefined,
      fields: shown.map((pick) => fieldOf(pick, opens(pick), publicUrl)),
    },
    told: Object.fromEntries(
      picks.map((pick) => [pick.id, opens(pick) && shown.includes(pick) ? pick.version : 0]),
    ),
  };
}

/** Leads to the board, and tells the messages of batches apart. */
export function messageUrl(publicUrl: string, batchId: string): string {
  return `${publicUrl}/dashboard?alert=${batchId}`;
}

function fieldOf(pick: PickRecord, isOpen: boolean, publicUrl: string): ChannelMessage['fields'][number] {
  const about = [tierLabel(pick.tier), `starts ${readableTime(pick.time)} ET`, pick.analyst]
    .filter(Boolean)
    .join(' · ');
  const withdrawn = pick.status === 'WITHDRAWN';
  const reason = `Withdrawn: ${pick.withdrawnReason ?? 'no reason was given'}`;
  const words = withdrawn ? escaped(reason) : isOpen ? `**${escaped(wordsOf(pick))}**` : null;
  const link = `[Open the pick](${publicUrl}${boardPickPath(pick)})`;
  return {
    name: `${pick.league}: ${escaped(gameText(pick))}`.slice(0, 256),
    value: [words?.slice(0, 500), escaped(about).slice(0, 200), link].filter(Boolean).join('\n'),
  };
}

/** Words of a pick are no Markdown. */
function escaped(text: string): string {
  return text.replace(/[\\*_`~|>[\]#]/g, '\\$&');
}
