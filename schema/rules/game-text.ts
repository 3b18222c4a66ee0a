/** A game as schedules write it, the away side first: 'Memphis Grizzlies @ Boston Celtics'. */
export function gameText({ teamOne, teamTwo }: { teamOne: string; teamTwo: string }): string {
  return `${teamOne} @ ${teamTwo}`;
}
