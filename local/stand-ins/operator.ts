import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from '#local/system/child-process.ts';

/** What tests and Jest set; an operator's terminal has none of it. */
const OURS = /^(NODE_|JEST_|TEST(_|$)|FIREBASE_|CHALKLINE_|CHROMIUM_|CLOCK_FILE|FORCE_COLOR$)/;

export interface Operator {
  folder: string;
  /** Runs a line of a shell; answers what it printed. Throws that when the line fails. */
  run(line: string, env?: Record<string, string>): Promise<string>;
  /** The same at a terminal, answering each question `NAME: `; one without an answer is left empty. */
  answer(line: string, answers: Record<string, string>, env?: Record<string, string>): Promise<string>;
  /** Leaves it running. `stop` sends SIGTERM and answers the exit code. */
  leave(line: string, env?: Record<string, string>): { output(): string; stop(): Promise<number | null> };
}

/** Somebody with a fresh copy of the sources, the Node that runs this, and NODE_ENV=production, as on a server. */
export function hireOperator(folder: string): Operator {
  copySources(folder);
  const terminal = Object.fromEntries(Object.entries(process.env).filter(([name]) => !OURS.test(name)));
  const PATH = [dirname(process.execPath), process.env.PATH].join(delimiter);
  const begin = (command: string, args: string[], env: Record<string, string> = {}) =>
    follow(
      spawn(command, args, {
        cwd: folder,
        detached: true,
        env: { ...terminal, PATH, NODE_ENV: 'production', ...env },
      }),
    );
  return {
    folder,
    run: (line, env) => finished(begin('sh', ['-c', line], env), line),
    answer: async (line, answers, env) => {
      // A terminal of its own (util-linux), without which nothing is asked.
      const typing = begin('script', ['--quiet', '--return', '--command', line, '/dev/null'], env);
      const answered = new Set<string>();
      typing.onOutput((shown) => {
        // A line may be drawn again while it is typed in.
        for (const [, name = ''] of stripVTControlCharacters(shown).matchAll(/^([A-Z_]+): /gm)) {
          if (answered.has(name)) continue;
          answered.add(name);
          typing.child.stdin?.write(`${answers[name] ?? ''}\r`);
        }
      });
      return finished(typing, line);
    },
    leave: (line, env) => {
      const left = begin('sh', ['-c', `exec ${line}`], env);
      return {
        output: left.output,
        stop: async () => {
          if (left.child.exitCode === null) {
            left.child.kill('SIGTERM');
            await left.ended;
          }
          return left.child.exitCode;
        },
      };
    },
  };
}

/** What Git knows and what is new, without what is built or installed. */
function copySources(folder: string): void {
  const words = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', words, { cwd: root, encoding: 'utf8' }).split('\0').filter(Boolean);
  for (const file of files) if (existsSync(join(root, file))) cpSync(join(root, file), join(folder, file));
}

function follow(child: ChildProcess) {
  let text = '';
  const listeners: ((text: string) => void)[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (chunk) => {
      text += chunk;
      for (const listen of listeners) listen(text);
    });
  return {
    child,
    output: () => text,
    onOutput: (listen: (text: string) => void) => void listeners.push(listen),
    ended: once(child, 'close'),
  };
}

async function finished({ ended, child, output }: ReturnType<typeof follow>, line: string): Promise<string> {
  await ended;
  if (child.exitCode === 0) return output();
  throw new Error(`${line} ended with ${child.exitCode}:\n${output()}`);
}
