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
  /** Said by a part, which some statements take without this column. */
  isOfPart?: boolean;
}

/** What several statements have in common: written once under `-- part: words`, and `{words}` where it goes. */
export type Parts = Map<string, { text: string; types: WrittenType[] }>;

/** What a colon or a semicolon is part of and means nothing in; then comments; then what counts. */
const TOKEN =
  /'(?:[^']|'')*'|"(?:[^"]|"")*"|(\$\w*\$)[\s\S]*?\1|(--[^\n]*|\/\*[\s\S]*?\*\/)|::|:([a-z]\w*)(\?)?|(;)|\{(\w+)\}/gi;

/** The statements of a file, each ended by a semicolon, with the parts of all files. Throws what cannot be one, with its line. */
export function readStatements(file: string, parts: Parts = readParts(file)): WrittenStatement[] {
  return piecesOf(file).flatMap((piece) => (piece.kind === 'part' ? [] : statementOf(piece, parts)));
}

/** The parts of a file. */
export function readParts(file: string): Parts {
  const parts = piecesOf(file).filter(({ kind }) => kind === 'part');
  return new Map(parts.map(({ name, written, types }) => [name, { text: onOneLine(written), types }]));
}

const onOneLine = (text: string) => text.replace(/\s*--[^\n]*/g, '').replace(/\s*\n\s*/g, ' ');

/** A statement or a part, as it is written. */
interface Piece extends Pick<WrittenStatement, 'name' | 'comment' | 'line' | 'types'> {
  kind: string;
  written: string;
}

function piecesOf(file: string): Piece[] {
  const pieces: Piece[] = [];
  let begin = 0;
  for (const { 0: token, 5: end, index } of file.matchAll(TOKEN))
    if (end) {
      pieces.push(pieceOf(file, begin, index));
      begin = index + token.length;
    }
  if (file.slice(begin).trim() !== '')
    throw new Error(`${lineAt(file, begin)}: the last statement has no semicolon`);
  return pieces;
}

const lineAt = (file: string, at: number) => file.slice(0, at).split('\n').length;

function pieceOf(file: string, begin: number, end: number): Piece {
  const [head = ''] = /^(?:\s*(?:--[^\n]*)?\n)*\s*/.exec(file.slice(begin, end)) ?? [];
  const line = lineAt(file, begin + head.length);
  const notes = head.split('\n').flatMap((each) => /^\s*-- ?(.*)$/.exec(each)?.[1] ?? []);
  const names = notes.flatMap((note) => (NAME.test(note) ? [note.split(': ')] : []));
  const [kind = '', name = ''] = names[0] ?? [];
  if (names.length !== 1)
    throw new Error(`${line}: a statement needs one comment of the form -- name: words`);
  const comment = notes.filter((note) => !/^(name|part|type): /.test(note));
  return {
    ...{ kind, name, line, comment: comment.join('\n').trim() },
    types: notes.filter((note) => note.startsWith('type: ')).map((note) => typeOf(note, line)),
    written: file.slice(begin + head.length, end).trimEnd(),
  };
}

const NAME = /^(?:name|part): [a-z]\w*$/;

function statementOf({ name, comment, line, types, written }: Piece, parts: Parts): WrittenStatement {
  const said = [...types];
  return { name, comment, line, types: said, ...numbered(withParts(written, parts, said, line)) };
}

/** On one line each, so that the statement keeps its lines. What a part says of its columns is added to the types. */
function withParts(written: string, parts: Parts, types: WrittenType[], line: number): string {
  return written.replace(TOKEN, (token, _quote, _comment, _value, _mark, _end, name) => {
    if (!name) return token;
    const part = parts.get(name);
    if (!part) throw new Error(`${line}: there is no part ${name}`);
    for (const type of part.types)
      if (!types.some(({ column }) => column === type.column)) types.push({ ...type, isOfPart: true });
    return withParts(part.text, parts, types, line);
  });
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
