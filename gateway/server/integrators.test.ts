import { execFile, execFileSync, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { buildSchema, NoDeprecatedCustomRule, parse, specifiedRules, validate } from 'graphql';
import { firstRequests } from '#gateway/developers/first-request.ts';
import { LIMITS } from '#gateway/graphql/limits.ts';
import { secretOf, signedHeaders } from '#gateway/outgoing-webhooks/secret.ts';
import { ask } from '#gateway/testing/ask.ts';
import { NOON, openGateway, type TestGateway, YESTERDAY } from '#gateway/testing/gateway.ts';
import { givenKey } from '#gateway/testing/keys.ts';
import { givenPick } from '#gateway/testing/picks.ts';
import { member } from '#gateway/testing/users.ts';
import { ERRORS } from '#schema/rules/api/errors.ts';
import { MAX_RANGE_DAYS } from '#schema/rules/picks/day-range.ts';

const guide = readFileSync('docs/graphql.md', 'utf8');
const blocks = [...guide.matchAll(/^```(sh|js|python) run=(\w+)\n(.*?)^```$/gms)].map(
  ([, language = '', name = '', text = '']) => ({ language, name, text }),
);
const fileNamed = (name: string) =>
  new RegExp(`^\`\`\`js file=${name}\\n(.*?)^\`\`\`$`, 'ms').exec(guide)?.[1] ?? '';
const receiver = fileNamed('receiver.mjs');
const fetchReceiver = fileNamed('fetch-receiver.mjs');

/** What each block prints, by its name. */
const PRINTS: Record<string, RegExp> = {
  today: /"totalCount": ?3|"teamOne": ?"Buffalo Bills"/,
  key: /"pick":"Bills -3.5","locked":false/,
  me: /"subscription":"PLUS"/,
  pages: /^(2031-11-19 Buffalo Bills vs Houston Texans: Bills -3.5 (WIN|LOSS)\n){3}$/,
  record: /"wins":2,"losses":1/,
  post: /^pick_\w+ is sealed as \d+$/m,
  challenge: /^[\w.-]+:\d+$/m,
  signin: /^pk_\w{38}$/m,
  endpoint: /"state":"PENDING".*\n.*"type":"webhook.test","state":"PENDING"/,
  failure: /"first must be between 1 and 100".*"BAD_USER_INPUT"/,
  follow: /^2031-11-20 \d+ picks$/m,
  live: /^event: next\ndata: .*"boardChanged"/m,
};

const RUNNERS: Record<string, [command: string, ...args: string[]]> = {
  sh: ['bash', '-c'],
  js: [process.execPath, '--input-type=module', '-e'],
  python: ['python3', '-c'],
};

const SIGNING_KEY = 'a key that signs';
const ENDPOINT = { id: 'hook_1', secretVersion: 1, previousSecretUntil: null };

let gateway: TestGateway;
let env: NodeJS.ProcessEnv;

beforeAll(async () => {
  gateway = await openGateway();
  const [plus, admin] = [
    await member(gateway, { trialDays: -2, plan: { tier: 'PLUS' } }),
    await member(gateway, { role: 'OWNER' }),
  ];
  await givenPick(gateway, { tier: 'PLUS' });
  for (const result of ['WIN', 'LOSS', 'WIN'] as const) await givenPick(gateway, { date: YESTERDAY, result });
  env = {
    ...process.env,
    CHALKLINE: await gateway.app.listen({ host: '127.0.0.1', port: 0 }),
    TOKEN: plus.token,
    KEY: (await givenKey(gateway, plus, ['READ_PICKS', 'READ_RECORD'])).token,
    ...{ EMAIL: plus.email, PASSWORD: 'chalkline' },
    CHALLENGE: JSON.stringify(gateway.services.challenges.issue(gateway.services.clock.now(), 10)),
    RECEIVER: 'http://localhost:9/hooks',
    ADMIN_KEY: (await givenKey(gateway, admin, ['WRITE_PICKS'])).token,
  };
});
afterAll(() => gateway.close());

function run(command: string, args: string[]): Promise<{ failed: boolean; printed: string }> {
  return new Promise((resolve) => {
    execFile(command, args, { env, timeout: 20_000 }, (failure, stdout, stderr) =>
      resolve({ failed: failure !== null, printed: failure ? stdout + stderr : stdout }),
    );
  });
}

/** Where bash, curl or Python is missing, its blocks are not run: the product needs none of them. */
const present = new Map<string, boolean>();
for (const [language, ...command] of [
  ['js', process.execPath, '--version'],
  ['sh', 'bash', '-c', 'curl --version'],
  ['python', 'python3', '--version'],
] as const) {
  const [program, ...args] = command;
  present.set(language, !(await run(program, args)).failed);
}

describe('README.md', () => {
  const readme = readFileSync('README.md', 'utf8');
  const queries = [...readme.matchAll(/^```graphql\n(.*?)^```$/gms)].map(([, text = '']) => text);

  test('has three queries, which answer something today and will next year', async () => {
    expect(queries).toHaveLength(3);
    const contract = buildSchema(readFileSync('schema/schema.graphql', 'utf8'));
    for (const query of queries) {
      expect(query).not.toMatch(/\d{4}-\d\d/);
      expect(validate(contract, parse(query), [...specifiedRules, NoDeprecatedCustomRule])).toEqual([]);
      const { errors, data } = await ask<Record<string, unknown>>(gateway, query);
      expect([errors, JSON.stringify(data)]).toEqual([undefined, expect.not.stringMatching(/\[\]/)]);
    }
  });

  if (present.get('sh'))
    test('has a line for curl, which works as it stands', async () => {
      const line = /^curl localhost:4000\/graphql.*\n.*$/m.exec(readme)?.[0] ?? '';
      const { printed } = await run('bash', [
        '-c',
        line.replace('localhost:4000', '$CHALKLINE').replace('curl', 'curl -sS'),
      ]);
      expect(JSON.parse(printed)).toMatchObject({ data: { board: { picks: [{ locked: true }] } } });
    });
});

describe('/developers', () => {
  const languages = { curl: 'sh', JavaScript: 'js', Python: 'python' } as const;
  for (const [shown, language] of Object.entries(languages))
    if (present.get(language))
      test(`its first request works unchanged: ${shown}`, async () => {
        const { text = '' } =
          firstRequests(env.CHALKLINE ?? '').find((each) => each.language === shown) ?? {};
        const [command, ...args] = RUNNERS[language] ?? ['false'];
        const { printed } = await run(command, [...args, text.replace(/^curl/, 'curl -sS')]);
        expect(JSON.parse(printed)).toMatchObject({ data: { board: { picks: [{ locked: true }] } } });
      });
});

describe('docs/graphql.md', () => {
  test('every block that can be run is run, but for the names of its variables', () => {
    expect(guide.match(/^```(sh|js|python)\b/gm)).toHaveLength(blocks.length + 3);
    expect(new Set(blocks.map(({ name }) => name))).toEqual(new Set(Object.keys(PRINTS)));
  });

  for (const { language, name, text } of blocks.filter((block) => present.get(block.language)))
    test(`${name} in ${language}`, async () => {
      const [command, ...args] = RUNNERS[language] ?? ['false'];
      const { failed, printed } = await run(command, [...args, text]);
      expect([failed, printed]).toEqual([false, expect.stringMatching(PRINTS[name] ?? /never/)]);
    });

  test('the answer to a challenge is one that the product takes', async () => {
    const block = blocks.find(({ name }) => name === 'challenge')?.text ?? '';
    const { printed } = await run(process.execPath, ['--input-type=module', '-e', block]);
    const { challenges, clock } = gateway.services;
    expect(challenges.solved(printed.trim(), clock.now())).not.toBeNull();
  });

  test('the receiver of webhooks believes what we sign, takes it once, and believes nothing else', async () => {
    const env = { ...process.env, PORT: '0', CHALKLINE_SECRET: secretOf(SIGNING_KEY, ENDPOINT.id, 1) };
    const child = spawn(process.execPath, ['--input-type=module', '-e', receiver], { env });
    const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
    const port = /\d+$/.exec((await lines.next()).value ?? '')?.[0];
    const body = JSON.stringify({
      type: 'pick.released',
      data: { pick: { locked: false, pick: 'Bills -3.5' } },
    });
    const headers = signedHeaders(SIGNING_KEY, ENDPOINT, 'evt_1', body, new Date(NOON));
    const send = async (text: string) =>
      (await fetch(`http://127.0.0.1:${port}`, { method: 'POST', headers, body: text })).status;
    expect([await send(body), await send(body), await send(body.replace('-', '+'))]).toEqual([204, 204, 400]);
    child.kill();
    const responses = [];
    for await (const line of lines) responses.push(line);
    expect(responses).toEqual(['pick.released Bills -3.5']);
  });

  test('so does the receiver in a fetch handler', async () => {
    const secret = secretOf(SIGNING_KEY, ENDPOINT.id, 1);
    // As a framework calls it.
    const program = `${fetchReceiver}
      for (const { body, headers } of JSON.parse(process.env.CALLS))
        console.log((await POST(new Request('https://example.com', { method: 'POST', body, headers }))).status);`;
    const body = JSON.stringify({ type: 'pick.graded', data: { pick: { locked: true } } });
    const headers = signedHeaders(SIGNING_KEY, ENDPOINT, 'evt_1', body, new Date(NOON));
    const CALLS = JSON.stringify([body, body, `${body} `].map((text) => ({ body: text, headers })));
    const printed = execFileSync(process.execPath, ['--input-type=module', '-e', program], {
      env: { ...process.env, CHALKLINE_SECRET: secret, CALLS },
      encoding: 'utf8',
    });
    expect(printed.trim().split('\n')).toEqual(['pick.graded locked', '204', '204', '400']);
  });

  test('has every failure of the catalogue, and no other', () => {
    const rows = [...guide.matchAll(/^\| `([A-Z_]+)` +\| (\d{3}) +\| (.+?) +\|$/gm)].map((row) =>
      row.slice(1, 4),
    );
    expect(rows).toEqual(
      Object.entries(ERRORS).map(([code, { status, message }]) => [code, String(status), message]),
    );
  });

  test('says the limits that hold', () => {
    for (const [name, most] of Object.entries(LIMITS))
      expect(guide).toMatch(new RegExp(`^\\| \`${name}\` +\\| ${most.toLocaleString('en-US')} +\\|`, 'm'));
  });
});

/** What a program that is written from the documents alone would otherwise have to try. */
const SAID: Record<string, string[]> = {
  'graphql.md': [
    'or `GET` for queries',
    '[Apollo Sandbox]',
    'where the operator set `SANDBOX=on`',
    `New York days, at most ${MAX_RANGE_DAYS} of them`,
    `the last ${MAX_RANGE_DAYS} unless \`from\` and \`to\` say others; \`recordStats\` is of all time`,
    'Without news a comment (`:`) comes every 15 seconds',
    'an endpoint may be `http://localhost:…`',
  ],
  'rest-api.md': [
    'Paths are below `/api`',
    'or an API key where a scope opens the route',
    '`X-Challenge-Answer`',
  ],
  'figures.md': [
    'One value each for `tier` and `as`, in capitals',
    '"Every counted pick" includes void, late and withdrawn ones',
  ],
  'record-formats.md': [
    'the picks that were opened for a New York day, one a line; not their prices',
    '`Authorization: Bearer …`',
  ],
};

test.each(Object.entries(SAID))('docs/%s says what nobody can guess', (name, sentences) => {
  const text = readFileSync(`docs/${name}`, 'utf8').replaceAll(/\s+/g, ' ');
  expect(sentences.filter((sentence) => !text.includes(sentence))).toEqual([]);
});
