import type { FastifyInstance } from 'fastify';

/** What the developers' page asks: anybody may. */
export const FIRST_QUERY = '{ board { date picks { teamOne teamTwo locked requiredTier } } }';

/** A program that asks it and prints the answer. */
export interface FirstRequest {
  language: 'curl' | 'JavaScript' | 'Python' | 'TypeScript, with chalkline-client';
  text: string;
}

/** The same request in each language, as it works for the product at `origin`. */
export function firstRequests(origin: string): FirstRequest[] {
  const url = `${origin}/graphql`;
  return [
    {
      language: 'curl',
      text: `curl ${url} \\\n  -H 'content-type: application/json' \\\n  -d '${JSON.stringify({ query: FIRST_QUERY })}'`,
    },
    {
      language: 'JavaScript',
      text: `const response = await fetch('${url}', {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({
    query: '${FIRST_QUERY}',
  }),
});
console.log(JSON.stringify(await response.json()));`,
    },
    {
      language: 'Python',
      text: `import json, urllib.request

request = urllib.request.Request(
    "${url}",
    json.dumps({"query": "${FIRST_QUERY}"}).encode(),
    {"content-type": "application/json"},
)
print(json.dumps(json.load(urllib.request.urlopen(request))))`,
    },
    {
      language: 'TypeScript, with chalkline-client',
      text: `import { Chalkline } from 'chalkline-client';

const chalkline = new Chalkline({ url: '${origin}' });
const { date, picks } = await chalkline.board();
console.log(date, picks.map(({ teamOne, teamTwo }) => \`\${teamOne} @ \${teamTwo}\`));`,
    },
  ];
}

const KEPT_MS = 60_000;

/** What `app` answers a visitor who asks it, at most a minute old; null where it cannot answer. */
export function firstAnswer(app: FastifyInstance): () => Promise<string | null> {
  let kept: { at: number; text: string } | null = null;
  return async () => {
    if (kept && performance.now() - kept.at < KEPT_MS) return kept.text;
    const answer = await app.inject({ method: 'POST', url: '/graphql', payload: { query: FIRST_QUERY } });
    const body = answer.json();
    if (answer.statusCode !== 200 || body.errors) return null;
    kept = { at: performance.now(), text: JSON.stringify(body, null, 2) };
    return kept.text;
  };
}
