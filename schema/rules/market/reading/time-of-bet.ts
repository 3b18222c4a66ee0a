/** What a column of a game's day or start is never called: when a bet was placed says nothing of when its game starts. */
export const OF_GAME_START = {
  never: {
    names:
      /posted|placed|entry|added|created|logged|settled|graded|updated|submitted|wagered|\b(?:bet|wager) ?time|time of (?:bet|wager)/i,
    because: 'leave it unread: when a bet was placed is not when its game starts',
  },
};
