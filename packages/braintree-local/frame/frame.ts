import Framebus from 'framebus';
import { addFocusIntercepts, removeFocusIntercepts } from './focus-intercepts.ts';
import { FrameChannel, type FrameMessage } from './frame-channel.ts';
import { FieldInput } from './input.ts';
import { PrimaryFrame } from './primary-frame.ts';
import { events, type FieldKey, type FormOptions } from './protocol.ts';
import { applyStyles } from './styles.ts';

/**
 * One hosted field. The page opens a frame for each field and answers the first one that is ready: this primary frame
 * keeps the form and talks to the page. The others tell it what is typed.
 */
const componentId = location.hash.slice(1);
const field = window.name.replace(/^braintree-hosted-field-/, '') as FieldKey;
const bus = new Framebus({ channel: componentId, targetFrames: [window.parent] });
const channel = new FrameChannel(componentId, receive);
const input = new FieldInput(field, sendInput);
let primary: PrimaryFrame | undefined;

addFocusIntercepts(input.element, {
  field,
  componentId,
  onLeave: (direction) => void bus.emit(events.triggerFocusChange, { field, direction }),
});
bus.on(events.removeFocusIntercepts, (removed) =>
  removeFocusIntercepts((removed as { id?: string } | undefined)?.id),
);

function receive(message: FrameMessage): void {
  if (message.kind === 'configuration') configure(message.options);
  else if (message.kind === 'input') primary?.update(message);
  else {
    const state = message.fields[field];
    if (state) input.show(state, message.codeSize);
  }
}

function sendInput(submitted: boolean): void {
  channel.send({ kind: 'input', field, value: input.value, focused: input.focused, submitted });
}

function configure(options: FormOptions): void {
  applyStyles(options.styles ?? {});
  input.configure(options.fields[field] ?? {}, options.preventAutofill ?? false);
  if (input.value) sendInput(false);
}

interface PageCommand {
  field?: string;
  classname?: string;
  message?: string;
}

/** The page sends its commands to every frame; each follows those for its own field. */
function onCommand(event: string, follow: (command: PageCommand) => void): void {
  bus.on(event, (command) => {
    if ((command as PageCommand).field === field) follow(command as PageCommand);
  });
}

onCommand(events.addClass, ({ classname }) => input.element.classList.add(classname ?? ''));
onCommand(events.removeClass, ({ classname }) => input.element.classList.remove(classname ?? ''));
onCommand(events.setMessage, ({ message }) => input.announce(message ?? ''));
onCommand(events.triggerInputFocus, () => input.element.focus());
onCommand(events.clearField, () => {
  input.value = '';
  sendInput(false);
});

bus.emit(events.frameReady, { field }, (options: unknown) => {
  primary = new PrimaryFrame(bus, options as FormOptions, channel);
  channel.send({ kind: 'configuration', options: options as FormOptions });
});
