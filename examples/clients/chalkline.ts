/** Where the product is, and a key that reads and posts: what each client here is given. */
export const { CHALKLINE: origin = '', KEY: key = '' } = process.env;
export const url = `${origin}/graphql`;
export const headers = { authorization: `Bearer ${key}` };

/** A pick of today, whose `requestId` makes a repeated request the same one. */
export const pickOf = (requestId: string, date: string) => ({
  ...{
    requestId,
    date,
    sport: 'NFL' as const,
    subscription: 'PLUS' as const,
    time: '23:30',
    pick: 'Bills -3.5',
  },
  ...{ teamOne: 'Buffalo Bills', teamTwo: 'Houston Texans', pickDetails: 'Rest and a healthy line.' },
});

/** One line of JSON: the day that a query answered, the teams of the posted pick, the day that a stream began with. */
export function say(learned: { query?: unknown; mutation?: unknown; stream?: unknown }): void {
  console.log(JSON.stringify(learned));
  process.exit(0);
}
