import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync } from 'node:fs';
import { connect } from 'node:net';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { RunAs } from '#local/postgres/run-as.ts';
import { lastLines } from '#local/system/child-process.ts';
import { UserFacingError } from '#local/system/errors.ts';

export interface Program {
  pid: number;
  stop(): Promise<void>;
}

interface ProgramOptions {
  command: string;
  args: string[];
  /** It is up when this port accepts connections. */
  port: number;
  log: string;
  env?: NodeJS.ProcessEnv;
  as?: RunAs;
}

const UP_WITHIN_MS = 15_000;

/** Starts a program that stays in the foreground. Throws UserFacingError with its last words. */
export async function startProgram(options: ProgramOptions): Promise<Program> {
  const { command, args, port, log, env = {}, as } = options;
  mkdirSync(dirname(log), { recursive: true });
  const output = openSync(log, 'a');
  const stdio: ['ignore', number, number] = ['ignore', output, output];
  const child = spawn(command, args, { cwd: '/', env: { PATH: process.env.PATH, ...env }, stdio, ...as });
  closeSync(output);
  const ended = once(child, 'exit');
  const deadline = performance.now() + UP_WITHIN_MS;
  while (!(await accepts(port))) {
    if (child.exitCode !== null || performance.now() > deadline)
      throw new UserFacingError(`${command} did not start:\n${lastLines(log)}`);
    await pause(50);
  }
  return {
    pid: Number(child.pid),
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGINT');
      const late = setTimeout(() => child.kill('SIGKILL'), 3_000);
      await ended;
      clearTimeout(late);
    },
  };
}

async function accepts(port: number): Promise<boolean> {
  const socket = connect({ host: '127.0.0.1', port });
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
