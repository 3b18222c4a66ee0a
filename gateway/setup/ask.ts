import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { environment } from '#gateway/env.ts';
import { HIDDEN, MAY_STAY_EMPTY, problemOf, QUESTIONS, type Question } from './questions.ts';

interface Terminal {
  input: NodeJS.ReadableStream;
  output: NodeJS.WritableStream;
}

/**
 * Prompts for each of these that has no value, with its meaning, until the answer is right or empty. `keep` gets each answer
 * at once, so that none is lost when somebody stops half way.
 */
export async function ask(
  values: Record<string, string | undefined>,
  keep: (name: Question, value: string) => void,
  { input, output }: Terminal,
): Promise<void> {
  let isHidden = false;
  const shown = new Writable({
    write(chunk, _encoding, done) {
      if (!isHidden) output.write(chunk);
      done();
    },
  });
  const lines = createInterface({ input, output: shown, terminal: true });
  try {
    for (const name of QUESTIONS.filter((question) => !values[question])) {
      output.write(`\n${environment.shape[name].description}\n`);
      if (MAY_STAY_EMPTY[name]) output.write(`${MAY_STAY_EMPTY[name]}\n`);
      for (;;) {
        // The name is the prompt of the line: what was written before it would be wiped out at a terminal.
        const answering = lines.question(`${name}: `);
        isHidden = HIDDEN.includes(name);
        const answer = (await answering).trim();
        if (isHidden) output.write('\n');
        isHidden = false;
        const problem = answer && problemOf(name, answer);
        if (problem) output.write(`${problem}\n`);
        else {
          if (answer) keep(name, answer);
          break;
        }
      }
    }
  } finally {
    lines.close();
  }
}
