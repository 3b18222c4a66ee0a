/** A person of the demo's past, invented. */
export interface Person {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  city: string;
  state: string;
  postalCode: string;
}

const FIRST = [
  ...['Olivia', 'Liam', 'Amara', 'Noah', 'Sofia', 'Mason', 'Priya', 'Ethan', 'Grace', 'Lucas'],
  ...['Hannah', 'Owen', 'Zoe', 'Caleb', 'Naomi', 'Isaac', 'Leila', 'Julian', 'Maya', 'Victor'],
  ...['Elena', 'Henry', 'Tara', 'Oscar', 'Ruth', 'Simon', 'Carmen', 'Peter', 'Iris', 'Walter'],
];
const LAST = [
  ...['Brooks', 'Nguyen', 'Castillo', 'Hughes', 'Okafor', 'Lindgren', 'Marsh', 'Ortega', 'Whelan'],
  ...['Fischer', 'Delgado', 'Quinn', 'Barrett', 'Sandoval', 'Pruitt', 'Keller', 'Novak', 'Yates'],
  ...['Holloway', 'Bianchi', 'Mercer', 'Tanaka', 'Frost', 'Vargas', 'Doyle', 'Ellison', 'Rhodes'],
];
const PLACES = [
  ...[
    ['Columbus', 'OH', '43215'],
    ['Denver', 'CO', '80202'],
    ['Austin', 'TX', '78701'],
  ],
  ...[
    ['Newark', 'NJ', '07102'],
    ['Phoenix', 'AZ', '85004'],
    ['Detroit', 'MI', '48226'],
  ],
  ...[
    ['Nashville', 'TN', '37203'],
    ['Buffalo', 'NY', '14202'],
    ['Tampa', 'FL', '33602'],
  ],
] as const;

/** The member with a number: of no two is the name the same, because 30 and 27 share only the factor 3 and each round shifts. */
export function personOf(number: number): Person {
  const firstName = nth(FIRST, number);
  const lastName = nth(LAST, number * 5 + Math.floor(number / FIRST.length));
  const [city, state, postalCode] = nth(PLACES, number * 7);
  const email = `${firstName}.${lastName}@example.net`.toLowerCase();
  return {
    id: `lived-${String(number).padStart(3, '0')}`,
    ...{ email, firstName, lastName, city, state, postalCode },
  };
}

function nth<T>(list: readonly T[], at: number): T {
  return list[at % list.length] as T;
}
