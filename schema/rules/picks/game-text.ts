/** A game, the away team first: 'Memphis Grizzlies @ Boston Celtics'. */
export function gameText({ teamOne, teamTwo }: { teamOne: string; teamTwo: string }): string {
  return `${teamOne} @ ${teamTwo}`;
}

/** The final score, the away team first: '99–104'. */
export function scoreText({ one, two }: { one: number; two: number }): string {
  return `${one}–${two}`;
}

/** The same with its teams: 'Final: Duke 69, Saint Mary’s 58'. */
export function finalWithTeams(
  { teamOne, teamTwo }: { teamOne: string; teamTwo: string },
  { one, two }: { one: number; two: number },
): string {
  return `Final: ${teamOne} ${one}, ${teamTwo} ${two}`;
}

/** The score with the word that goes before it: 'Final 99–104'. */
export function finalText(score: { one: number; two: number }): string {
  return `Final ${scoreText(score)}`;
}
