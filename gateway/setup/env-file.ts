import { chmodSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { exampleText } from './example-text.ts';

/** Read alike by Node, Docker Compose and shells without quotes. */
const PLAIN = /^[\w./:@+=,%&?~-]*$/;

/** A `.env` file: its lines stay as a person wrote them, but for the values that are set. */
export class EnvFile {
  readonly path: string;
  #text: string;

  /** The file as it is; a new one begins as `.env.example`. */
  constructor(path: string) {
    this.path = path;
    this.#text = existsSync(path) ? readFileSync(path, 'utf8') : exampleText();
  }

  /** What it gives a value. */
  get values(): Record<string, string> {
    const given = Object.entries(parseEnv(this.#text)).filter(([, value]) => value);
    return Object.fromEntries(given) as Record<string, string>;
  }

  /** Throws when the value cannot be written so that everything that reads such files understands it alike. */
  set(name: string, value: string): void {
    const line = `${name}=${quoted(name, value)}`;
    const own = new RegExp(`^${name}=.*$`, 'm');
    const comment = new RegExp(`^# ?${name}=.*$`, 'm');
    const place = own.test(this.#text) ? own : comment;
    this.#text = place.test(this.#text)
      ? this.#text.replace(place, () => line)
      : `${this.#text.trimEnd()}\n\n${line}\n`;
  }

  /** Whole or not at all, and for its owner alone: it holds secrets. */
  save(): void {
    const unfinished = `${this.path}.new`;
    writeFileSync(unfinished, this.#text, { mode: 0o600 });
    chmodSync(unfinished, 0o600);
    renameSync(unfinished, this.path);
  }
}

function quoted(name: string, value: string): string {
  if (PLAIN.test(value)) return value;
  const isOneLine = !/[\r\n]/.test(value);
  if (isOneLine && !value.includes("'")) return `'${value}'`;
  // Between double quotes Docker Compose replaces $ and \.
  if (isOneLine && !/["$\\`]/.test(value)) return `"${value}"`;
  throw new Error(`${name}: this value cannot stand in .env. Put it in a file and name it as ${name}_FILE.`);
}
