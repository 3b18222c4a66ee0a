/** A game, the away team first: 'Memphis Grizzlies @ Boston Celtics'. */
export function gameText({ teamOne, teamTwo }: { teamOne: string; teamTwo: string }): string {
  return `${teamOne} @ ${teamTwo}`;
}

/** The final score, the away team first: '99–104'. */
export function scoreText({ one, two }: { one: number; two: number }): string {
  return `${one}–${two}`;
}

/** The same with the word that goes before it: 'Final 99–104'. */
export function finalText(score: { one: number; two: number }): string {
  return `Final ${scoreText(score)}`;
}
