type Child = Node | string | number | null;

/** A new HTML element; attributes whose value is false are left out. */
export function h(tag: string, attributes: Record<string, unknown> = {}, ...children: Child[]): HTMLElement {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') element.addEventListener(name, value as EventListener);
    else if (value !== false && value !== undefined) element.setAttribute(name, String(value));
  }
  element.append(
    ...children
      .filter((child) => child !== null)
      .map((child) => (child instanceof Node ? child : String(child))),
  );
  return element;
}

export function byId(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (!element) throw new Error(`The page has no #${id}.`);
  return element;
}

export function formById(id: string): HTMLFormElement {
  return byId(id) as HTMLFormElement;
}

const shown = new Map<string, string>();

/** Puts new content into a place, unless it shows the same data already: focus and scrolling stay. */
export function fill(id: string, data: unknown, draw: () => Node): void {
  const text = JSON.stringify(data);
  if (shown.get(id) === text) return;
  shown.set(id, text);
  byId(id).replaceChildren(draw());
}

export interface Column<T> {
  title: string;
  kind?: 'amount' | 'text';
  cell: (row: T) => Child;
}

export function table<T>(rows: T[], columns: Column<T>[], nothing: string): HTMLElement {
  if (rows.length === 0) return h('p', { class: 'empty' }, nothing);
  const head = columns.map(({ title, kind }) => h('th', { scope: 'col', class: kind }, title));
  const body = rows.map((row) =>
    h('tr', {}, ...columns.map(({ kind, cell }) => h('td', { class: kind }, cell(row)))),
  );
  return h('table', {}, h('thead', {}, h('tr', {}, ...head)), h('tbody', {}, ...body));
}

export function clockTime(at: number | string): string {
  return new Date(at).toISOString().slice(11, 19);
}
