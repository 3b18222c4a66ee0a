import type { State } from './api.ts';

type Call = State['traffic'][number];

const height = 190;
const left = 52;
/** From one call to the next, in pixels. */
const step = 9.4;
const CALLS_TO_A_TIME = 20;
const MOST = 120;
const bottom = 24;
const ticks = [0.1, 1, 10, 100, 1000, 10_000];
const namespace = 'http://www.w3.org/2000/svg';

function s(tag: string, attributes: Record<string, string | number>, text?: string): SVGElement {
  const element = document.createElementNS(namespace, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  if (text !== undefined) element.textContent = text;
  return element;
}

/** Time of a call on a logarithmic scale: a tenth of a millisecond at the bottom, ten seconds at the top. */
function yOf(ms: number): number {
  const share = (Math.log10(Math.max(0.1, Math.min(ms, 10_000))) + 1) / 5;
  return height - bottom - share * (height - bottom - 14);
}

export function kindOf({ status, note }: Call): 'good' | 'odd' | 'bad' {
  if (note !== null || status === 0 || status >= 500) return 'bad';
  return status >= 400 ? 'odd' : 'good';
}

const shapes = { good: 'succeeded', odd: 'was declined or refused', bad: 'went wrong' };

/**
 * The most recent calls from left to right, as many as fit; the higher, the slower. Shape and colour
 * tell the outcome. `width` is that of the place, so that letters are as large on a phone.
 */
export function trafficPicture(calls: Call[], width: number): SVGElement {
  const recent = calls.slice(-Math.min(MOST, Math.floor((width - left - 16) / step)));
  const label = `The last ${recent.length} calls: ${recent.filter((call) => kindOf(call) === 'good').length} succeeded.`;
  const svg = s('svg', { viewBox: `0 0 ${width} ${height}`, role: 'img', 'aria-label': label });
  for (const tick of ticks) {
    svg.append(
      s('line', { class: 'grid', x1: left, x2: width, y1: yOf(tick), y2: yOf(tick) }),
      s(
        'text',
        { x: left - 8, y: yOf(tick) + 4, 'text-anchor': 'end' },
        tick < 1000 ? `${tick} ms` : `${tick / 1000} s`,
      ),
    );
  }
  for (const [index, call] of recent.entries()) svg.append(mark(call, left + 12 + index * step));
  svg.append(...times(recent));
  return svg;
}

/** A dot for good, a square for declined, a diamond for broken: not by colour alone. */
function mark(call: Call, x: number): SVGElement {
  const kind = kindOf(call);
  const y = yOf(call.ms);
  const shape =
    kind === 'good'
      ? s('circle', { cx: x, cy: y, r: 4 })
      : s('rect', {
          x: x - 4,
          y: y - 4,
          width: 8,
          height: 8,
          ...(kind === 'bad' ? { transform: `rotate(45 ${x} ${y})` } : {}),
        });
  shape.setAttribute('class', `call ${kind}`);
  shape.append(
    s(
      'title',
      {},
      `${call.operation} ${shapes[kind]} (${call.status || 'no answer'}) in ${call.ms.toFixed(1)} ms`,
    ),
  );
  return shape;
}

function times(calls: Call[]): SVGElement[] {
  return calls.flatMap((call, index) =>
    index % CALLS_TO_A_TIME === 0
      ? [
          s(
            'text',
            { x: left + 6 + index * step, y: height - 6 },
            new Date(call.at).toISOString().slice(11, 19),
          ),
        ]
      : [],
  );
}
