/** A statement as its file has it. */
export interface WrittenStatement {
  name: string;
  /** What it is for: the comment above it. */
  comment: string;
  /** The line of the file on which its text begins. */
  line: number;
  /** With `$1`, `$2`, … and without comments; each line is where it was. */
  text: string;
  values: WrittenValue[];
  /** What TypeScript calls columns of which the database only knows that they are JSON or text. */
  types: WrittenType[];
}

interface WrittenValue {
  name: string;
  /** Written `:name?`. */
  isNullable: boolean;
}

interface WrittenType {
  column: string;
  type: string;
  module: string;
}

/** What a colon or a semicolon is part of and means nothing in; then comments; then what counts. */
const TOKEN =
  /'(?:[^']|'')*'|"(?:[^"]|"")*"|(\$\w*\$)[\s\S]*?\1|(--[^\n]*|\/\*[\s\S]*?\*\/)|::|:([a-z]\w*)(\?)?|(;)/gi;

/** The statements of a file, each ended by a semicolon. Throws what cannot be one, with its line. */
export function readStatements(file: string): WrittenStatement[] {
  const statements: WrittenStatement[] = [];
  let begin = 0;
  for (const { 0: token, 5: end, index } of file.matchAll(TOKEN))
    if (end) {
      statements.push(statementOf(file, begin, index));
      begin = index + token.length;
    }
  if (file.slice(begin).trim() !== '')
    throw new Error(`${lineAt(file, begin)}: the last statement has no semicolon`);
  return statements;
}

const lineAt = (file: string, at: number) => file.slice(0, at).split('\n').length;

function statementOf(file: string, begin: number, end: number): WrittenStatement {
  const [head = ''] = /^(?:\s*(?:--[^\n]*)?\n)*\s*/.exec(file.slice(begin, end)) ?? [];
  const line = lineAt(file, begin + head.length);
  const notes = head.split('\n').flatMap((each) => /^\s*-- ?(.*)$/.exec(each)?.[1] ?? []);
  const name = notes.flatMap((note) => /^name: ([a-z]\w*)$/.exec(note)?.[1] ?? []);
  if (name.length !== 1) throw new Error(`${line}: a statement needs one comment of the form -- name: words`);
  const isComment = (note: string) => !/^(name|type): /.test(note);
  return {
    name: String(name[0]),
    comment: notes.filter(isComment).join('\n').trim(),
    line,
    types: notes.filter((note) => note.startsWith('type: ')).map((note) => typeOf(note, line)),
    ...numbered(file.slice(begin + head.length, end).trimEnd()),
  };
}

const TYPE = /^type: (\w+) is ([A-Z]\w*(?:\[\])?) of (\S+)$/;

function typeOf(note: string, line: number): WrittenType {
  const [, column, type, module] = TYPE.exec(note) ?? [];
  if (!column || !type || !module)
    throw new Error(`${line}: write -- type: column is Type of #module/path.ts, not: ${note}`);
  return { column, type, module };
}

/** Writes a number where a value goes, the same one for the same value. */
function numbered(written: string): Pick<WrittenStatement, 'text' | 'values'> {
  const values: WrittenValue[] = [];
  const text = written.replace(TOKEN, (token, _quote, comment, name, mark) => {
    if (comment) return comment.replace(/[^\n]/g, '');
    if (!name) return token;
    const known = values.findIndex((value) => value.name === name);
    if (known >= 0 && mark) Object.assign(values[known] ?? {}, { isNullable: true });
    return `$${known >= 0 ? known + 1 : values.push({ name, isNullable: mark === '?' })}`;
  });
  return { text, values };
}
