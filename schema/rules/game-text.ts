/** A game, the away team first: 'Memphis Grizzlies @ Boston Celtics'. */
export function gameText({ teamOne, teamTwo }: { teamOne: string; teamTwo: string }): string {
  return `${teamOne} @ ${teamTwo}`;
}
