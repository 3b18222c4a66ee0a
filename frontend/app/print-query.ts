// A file of its own, loaded with the first query: through it the printer stays the one that Apollo has, without the rest of graphql.
export { print as printQuery } from 'graphql';
