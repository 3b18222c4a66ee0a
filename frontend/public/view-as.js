// Only in a tab in which somebody of the staff views a member's account (docs/decisions/0089): before-paint.js loads it there,
// so members never download it. Every request to the product says which view it belongs to, the browser keeps nothing of the
// member, and a bar on every page says whose account it is. The server refuses every write by itself.
const KEPT_KEYS = /^(firebase:|theme$)/;
const HIDDEN_KEYS = ['lastBoard', 'unkept-display'];
const END = 'mutation EndView($input: EndViewInput!) { endView(input: $input) { viewId } }';

/** What replaces `fetch`. `view` is `{ id, userId, email, endsAt }`, as the dialog of /admin left it in this tab. */
export function viewAs(view, send) {
  keepNothing();
  let bearer = null;
  const bar = showBar(view, () => end(view, send, bearer));
  const wait = new Date(view.endsAt) - Date.now();
  setTimeout(bar.expire, Math.max(0, wait));
  return async (input, init) => {
    const request = new Request(input, init);
    if (new URL(request.url).origin !== location.origin) return send(request);
    // Streams are refused, so none is opened: this one just never says anything.
    if (request.headers.get('accept')?.includes('text/event-stream')) return new Promise(() => {});
    bearer = request.headers.get('authorization') ?? bearer;
    // A visitor's first request comes before the sign-in is known, and is nobody's view.
    if (request.headers.has('authorization')) request.headers.set('x-view-as', view.id);
    return send(request);
  };
}

/** What pages would store of the member, such as the last board, does not reach the browser that the staff share. */
function keepNothing() {
  const { setItem, removeItem, getItem } = Storage.prototype;
  const isOurs = (storage, key) => storage !== localStorage || KEPT_KEYS.test(key);
  Storage.prototype.setItem = function (key, value) {
    if (isOurs(this, key)) setItem.call(this, key, value);
  };
  Storage.prototype.removeItem = function (key) {
    if (isOurs(this, key)) removeItem.call(this, key);
  };
  Storage.prototype.getItem = function (key) {
    return this === localStorage && HIDDEN_KEYS.includes(key) ? null : getItem.call(this, key);
  };
  // Without them a page says that this browser takes no notifications.
  delete window.Notification;
}

/** The view ends at the server too; if that fails, it ends by itself within the thirty minutes. */
async function end({ id, userId }, send, bearer) {
  const body = JSON.stringify({ query: END, variables: { input: { viewId: id } } });
  const headers = { 'content-type': 'application/json', authorization: bearer ?? '' };
  await send('/graphql', { method: 'POST', headers, body }).catch(() => {});
  sessionStorage.removeItem('viewAs');
  location.replace(`/admin?tab=members&member=${encodeURIComponent(userId)}`);
}

function showBar({ email, endsAt }, onEnd) {
  const words = document.createElement('p');
  const sayLeft = () => {
    const minutes = Math.max(1, Math.ceil((new Date(endsAt) - Date.now()) / 60_000));
    words.textContent = `You are viewing as ${email}, read only, ${minutes} min left.`;
  };
  sayLeft();
  const counting = setInterval(sayLeft, 10_000);
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'End';
  button.addEventListener('click', () => {
    button.disabled = true;
    void onEnd();
  });
  const bar = document.createElement('aside');
  bar.id = 'view-as';
  bar.setAttribute('aria-label', 'Viewing as a member');
  bar.append(words, button);
  style(bar, words, button);
  if (document.body) attach(bar);
  else addEventListener('DOMContentLoaded', () => attach(bar));
  const expire = () => {
    clearInterval(counting);
    words.textContent = `The view of ${email} has ended.`;
    button.textContent = 'Back to Admin';
  };
  return { expire };
}

/** Outside what React draws, below everything else on the page. */
function attach(bar) {
  document.body.append(bar);
  document.body.style.paddingBottom = `${bar.offsetHeight}px`;
}

/** By properties: the pages allow no style element without a nonce. */
function style(bar, words, button) {
  Object.assign(bar.style, {
    ...{ position: 'fixed', inset: 'auto 0 0 0', zIndex: '1000', display: 'flex', gap: '16px' },
    ...{ alignItems: 'center', justifyContent: 'center', padding: '10px 16px', boxSizing: 'border-box' },
    ...{ background: '#7a3b00', color: '#fff', font: '500 15px/1.4 var(--font, system-ui, sans-serif)' },
  });
  Object.assign(words.style, { margin: '0', overflowWrap: 'anywhere' });
  Object.assign(button.style, {
    ...{ flex: 'none', minHeight: '36px', padding: '0 16px', border: '1px solid #fff', borderRadius: '8px' },
    ...{ background: 'transparent', color: '#fff', font: 'inherit', fontWeight: '600', cursor: 'pointer' },
  });
}
