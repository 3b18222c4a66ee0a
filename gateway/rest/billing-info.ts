import { z } from 'zod';

/** Both spellings of each field are documented; the main checkout uses the first. */
const SPELLINGS = {
  firstName: ['first_name', 'firstName'],
  lastName: ['last_name', 'lastName'],
  address1: ['address1', 'address'],
  city: ['city'],
  state: ['state'],
  postalCode: ['postal_code', 'postalCode'],
  country: ['country'],
  email: ['email'],
} as const;

type Field = keyof typeof SPELLINGS;
type Spelling = (typeof SPELLINGS)[Field][number];

const NEEDED = ['firstName', 'lastName'];
const meaning = (field: string, other: string | undefined) =>
  [NEEDED.includes(field) ? 'Needed.' : '', other ? `Also written \`${other}\`.` : '']
    .filter(Boolean)
    .join(' ');
const text = z.string().nullish();
const spelled = Object.fromEntries(
  Object.entries(SPELLINGS).flatMap(([field, names]) =>
    names.map((name, at) => [name, text.describe(meaning(field, names[1 - at]))]),
  ),
) as Record<Spelling, typeof text>;

/** The buyer's details under GraphQL's names; empty fields count as missing. */
export const billingInfo = z.object(spelled).transform((given) => {
  const textOf = (field: Field) => SPELLINGS[field].map((name) => given[name]).find(Boolean) ?? undefined;
  const fields = Object.keys(SPELLINGS) as Field[];
  return Object.fromEntries(fields.map((field) => [field, textOf(field)])) as Partial<Record<Field, string>>;
});
