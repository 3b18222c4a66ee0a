import Framebus from 'framebus';
import { addFocusIntercepts, removeFocusIntercepts } from './focus-intercepts.ts';
import { FieldInput } from './input.ts';
import { Leader } from './leader.ts';
import { events, type FieldKey, type FormOptions, type Gossip } from './protocol.ts';
import { applyStyles } from './styles.ts';

/**
 * One hosted field. The page opens a frame for each field; the frame whose greeting the page
 * answers leads: it keeps the form and speaks for all. The others tell it what is typed, over a
 * channel that only frames of this origin and this form can hear.
 */
const componentId = location.hash.slice(1);
const field = window.name.replace(/^braintree-hosted-field-/, '') as FieldKey;
const bus = new Framebus({ channel: componentId, targetFrames: [window.parent] });
const channel = new BroadcastChannel(`hosted-fields-${componentId}`);
const input = new FieldInput(field, tell);
let leader: Leader | undefined;

addFocusIntercepts(input.element, {
  field,
  componentId,
  onLeave: (direction) => void bus.emit(events.triggerFocusChange, { field, direction }),
});
bus.on(events.removeFocusIntercepts, (removed) =>
  removeFocusIntercepts((removed as { id?: string } | undefined)?.id),
);

/** BroadcastChannel does not deliver to its own sender, so the leader's own news go directly. */
function gossip(news: Gossip): void {
  channel.postMessage(news);
  hear(news);
}

function hear(news: Gossip): void {
  if (news.kind === 'configuration') configure(news.options);
  else if (news.kind === 'input') leader?.take(news);
  else {
    const state = news.fields[field];
    if (state) input.show(state, news.codeSize);
  }
}

function tell(submitted: boolean): void {
  gossip({ kind: 'input', field, value: input.value, focused: input.focused, submitted });
}

function configure(options: FormOptions): void {
  applyStyles(options.styles ?? {});
  input.configure(options.fields[field] ?? {}, options.preventAutofill ?? false);
  if (input.value) tell(false);
}

channel.addEventListener('message', ({ data }: MessageEvent<Gossip>) => hear(data));

interface Order {
  field?: string;
  classname?: string;
  attribute?: string;
  value?: unknown;
  message?: string;
}

/** Orders of the page go to every frame; each follows those for its own field. */
function obey(event: string, follow: (order: Order) => void): void {
  bus.on(event, (order) => {
    if ((order as Order).field === field) follow(order as Order);
  });
}

obey(events.addClass, ({ classname }) => input.element.classList.add(classname ?? ''));
obey(events.removeClass, ({ classname }) => input.element.classList.remove(classname ?? ''));
obey(events.setAttribute, ({ attribute, value }) => {
  if (attribute === 'disabled') input.element.disabled = String(value) === 'true';
  else input.element.setAttribute(attribute ?? '', String(value));
});
obey(events.removeAttribute, ({ attribute }) => input.element.removeAttribute(attribute ?? ''));
obey(events.setMessage, ({ message }) => input.say(message ?? ''));
obey(events.triggerInputFocus, () => input.element.focus());
obey(events.clearField, () => {
  input.value = '';
  tell(false);
});

bus.emit(events.frameReady, { field }, (options: unknown) => {
  leader = new Leader(bus, options as FormOptions, gossip);
  gossip({ kind: 'configuration', options: options as FormOptions });
});
