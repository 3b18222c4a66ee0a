/** How a total is split between two bets. */
interface Stakes {
  /** Whole dollars on side one and on side two. */
  one: number;
  two: number;
  /** Dollars and cents that the worse outcome leaves after both stakes; negative for a loss, which rounding may cause. */
  worst: number;
}

/** Splits whole dollars between both sides so that the worse outcome is as good as whole dollars allow. */
export function splitStakes(total: number, one: number, two: number): Stakes {
  const exact = (total * two) / (one + two);
  const [down, up] = [Math.floor(exact), Math.ceil(exact)].map((stake) => {
    const back = Math.min(stake * one, (total - stake) * two);
    return { one: stake, two: total - stake, worst: Math.round((back - total) * 100) / 100 };
  }) as [Stakes, Stakes];
  return up.worst > down.worst ? up : down;
}
