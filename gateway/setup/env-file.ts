import { chmodSync, existsSync, readFileSync, realpathSync, renameSync, writeFileSync } from 'node:fs';
import { isDeepStrictEqual, parseEnv } from 'node:util';
import { exampleText } from './example-text.ts';

/** Read alike by Node, Docker Compose and shells without quotes. */
const PLAIN = /^[\w./:@+=,%&?~-]*$/;

/** A `.env` file: its lines stay as a person wrote them, but for the values that are set. */
export class EnvFile {
  readonly path: string;
  #text: string;

  /** The file as it is, also behind a link; a new one begins as `.env.example`. */
  constructor(path: string) {
    this.path = existsSync(path) ? realpathSync(path) : path;
    this.#text = existsSync(path) ? readFileSync(path, 'utf8') : exampleText();
  }

  /** What it gives a value. */
  get values(): Record<string, string> {
    return valuesIn(this.#text);
  }

  /**
   * Throws when the value cannot be written so that everything that reads such files understands it alike, or when
   * another value would change with it.
   */
  set(name: string, value: string): void {
    const expected = { ...this.values, [name]: value };
    if (!value) delete expected[name];
    const text = withLine(this.#text, name, `${name}=${quoted(name, value)}`);
    const hasOneLine = !this.values[name]?.includes('\n');
    if (!hasOneLine || !isDeepStrictEqual(valuesIn(text), expected))
      throw new Error(`${name}: setup cannot read the lines of it in ${this.path}. Change them by hand.`);
    this.#text = text;
  }

  /** Whole or not at all, and for its owner alone: it holds secrets. */
  save(): void {
    const unfinished = `${this.path}.new`;
    writeFileSync(unfinished, this.#text, { mode: 0o600 });
    chmodSync(unfinished, 0o600);
    renameSync(unfinished, this.path);
  }
}

function valuesIn(text: string): Record<string, string> {
  const given = Object.entries(parseEnv(text)).filter(([, value]) => value);
  return Object.fromEntries(given) as Record<string, string>;
}

/** In place of its last line, which is the one that counts, or of the comment that `.env.example` has for it. */
function withLine(text: string, name: string, line: string): string {
  const own = new RegExp(`^${name}=.*$(?![\\s\\S]*^${name}=)`, 'm');
  if (own.test(text)) return text.replace(own, () => line);
  // No other comment: an operator may have put a secret aside in one.
  const example = new RegExp(`^# ${name}=.*$`, 'm').exec(exampleText())?.[0];
  const lines = text.split('\n');
  const place = example ? lines.indexOf(example) : -1;
  return place < 0 ? `${text.trimEnd()}\n\n${line}\n` : lines.with(place, line).join('\n');
}

function quoted(name: string, value: string): string {
  if (PLAIN.test(value)) return value;
  const isOneLine = !/[\r\n]/.test(value);
  if (isOneLine && !value.includes("'")) return `'${value}'`;
  // Between double quotes Docker Compose replaces $ and \.
  if (isOneLine && !/["$\\`]/.test(value)) return `"${value}"`;
  throw new Error(`${name}: this value cannot stand in .env. Put it in a file and name it as ${name}_FILE.`);
}
