/**
 * The explorer page's script, sent to the browser as it is. It imports modules from our own origin; the token stays in
 * the tab and is sent only to our API.
 */
export const EXPLORER_SCRIPT = `
import { React, Ruru, createRoot } from '/explorer/static/ruru.js';

const WORKERS = { json: 'jsonWorker.js', graphql: 'graphqlWorker.js' };
globalThis.MonacoEnvironment = {
  getWorker: (_id, label) =>
    new Worker('/explorer/static/' + (WORKERS[label] ?? 'editorWorker.js'), { type: 'module' }),
};

const examples = JSON.parse(document.getElementById('examples').textContent);
const list = document.getElementById('example');
const about = document.getElementById('about');
const token = document.getElementById('token');
const signIn = document.getElementById('sign-in');

token.value = sessionStorage.getItem('explorer:token') ?? '';
token.addEventListener('input', () => sessionStorage.setItem('explorer:token', token.value));

// Monaco rejects what an editor gives up when it is closed: nobody waits for it.
addEventListener('unhandledrejection', (event) => {
  if (event.reason?.name === 'Canceled') event.preventDefault();
});

function headersWith(accept, given) {
  const secret = token.value.trim().replace(/^Bearer\\s+/i, '');
  const own = secret ? { authorization: 'Bearer ' + secret } : {};
  return { 'content-type': 'application/json', accept, ...own, ...given };
}

async function ask(body, given) {
  const headers = headersWith('application/graphql-response+json, application/json', given);
  const response = await fetch('/graphql', { method: 'POST', headers, body });
  return response.json();
}

async function* listen(body, given) {
  const headers = headersWith('text/event-stream', given);
  const gone = new AbortController();
  try {
    const response = await fetch('/graphql', { method: 'POST', headers, body, signal: gone.signal });
    if (!response.headers.get('content-type')?.startsWith('text/event-stream')) {
      yield await response.json();
      return;
    }
    let rest = '';
    for await (const text of response.body.pipeThrough(new TextDecoderStream())) {
      const events = (rest + text).split('\\n\\n');
      rest = events.pop();
      for (const event of events) {
        if (/^event: ?complete/m.test(event)) return;
        const data = /^data: ?(.+)$/m.exec(event)?.[1];
        if (data) yield JSON.parse(data);
      }
    }
  } finally {
    gone.abort();
  }
}

function fetcher(params, options) {
  const operations = options?.documentAST?.definitions.filter((part) => part.kind === 'OperationDefinition') ?? [];
  const chosen = operations.find(({ name }) => name?.value === params.operationName) ?? operations[0];
  const send = chosen?.operation === 'subscription' ? listen : ask;
  return send(JSON.stringify(params), options?.headers);
}

for (const act of ['pointerdown', 'keydown'])
  document.getElementById('ruru-root').addEventListener(act, () => { turns += 1; }, { capture: true });

const root = createRoot(document.getElementById('ruru-root'));
let turns = 0;

function open(name) {
  const example = examples.find((each) => each.name === name) ?? examples[0];
  list.value = example?.name ?? '';
  about.textContent = example?.about ?? '';
  signIn.href = '/account/explorer#' + (example?.name ?? '');
  const given = example && {
    initialQuery: example.query,
    initialVariables: Object.keys(example.variables).length ? JSON.stringify(example.variables, null, 2) : '',
  };
  turns += 1;
  root.render(
    React.createElement(Ruru, {
      key: turns,
      endpoint: location.origin + '/graphql',
      fetcher,
      forcedTheme: document.documentElement.classList.contains('dark') ? 'dark' : 'light',
      schemaDescription: true,
      inputValueDeprecation: true,
      defaultEditorToolsVisibility: 'variables',
      ...given,
    }),
  );
  if (example?.runs === 'for anyone' || (example?.runs === 'with a token' && token.value))
    runWhenReady(example.name, turns);
}

// An example that only reads is answered as it opens, where this reader may ask it, unless they do something in the editor
// before it is ready. The editor of the one before stays in the page for a moment.
function runWhenReady(name, turn) {
  if (turn !== turns) return;
  const button = document.querySelector('.graphiql-execute-button');
  const isReady = document.querySelector('.graphiql-query-editor .view-lines')?.textContent.includes(name)
    && document.querySelector('.result-window .monaco-editor');
  if (button && isReady) button.click();
  else requestAnimationFrame(() => runWhenReady(name, turn));
}

// GraphiQL puts buttons into its tabs, which a screen reader cannot reach there: a list of buttons says the same.
function withoutTabRoles() {
  for (const tabs of document.querySelectorAll('.graphiql-tabs[role=tablist]')) tabs.setAttribute('role', 'list');
  for (const tab of document.querySelectorAll('.graphiql-tab[aria-selected]')) {
    tab.firstElementChild?.setAttribute('aria-pressed', tab.getAttribute('aria-selected'));
    tab.removeAttribute('role');
    tab.removeAttribute('aria-selected');
  }
}
new MutationObserver(withoutTabRoles).observe(document.getElementById('ruru-root'), {
  subtree: true, childList: true, attributes: true, attributeFilter: ['role', 'aria-selected'],
});

list.addEventListener('change', () => {
  history.replaceState(null, '', '#' + list.value);
  open(list.value);
});
open(location.hash.slice(1));
`;
