import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { moveForward } from '#local/system/clock.ts';
import { createRunningServices } from '#local/system/running-services.ts';
import { temporaryFolder } from '#local/testing/temporary-folder.ts';
import { startWorld, type World } from '#local/world/start-world.ts';
import { createSteps } from '#local/world/steps.ts';
import { addDays, easternDay, easternInstant } from '#schema/rules/time/eastern-time.ts';

/** 11:50 am in New York: all picks are released, no game has started, and midnight is far. */
const BEGINS_AT = '11:50';

export type OpenWorld = World & {
  folder: string;
  /** Stops it and keeps its folder, so that `openWorld({ folder, port })` can resume it. */
  stop(): Promise<void>;
  /** Stops it and removes its folder. */
  close(): Promise<void>;
};

type Place = { folder?: string; port?: number; say?(line: string): void };

/**
 * The built product in its own local world. Its clock starts at the next 11:50 in New York, so journeys always run at
 * the same time of day.
 */
export async function openWorld({
  folder = temporaryFolder(),
  port = 0,
  say,
}: Place = {}): Promise<OpenWorld> {
  setClock(join(folder, 'clock', 'offset'));
  const lines: string[] = [];
  const services = createRunningServices((error) => console.error(error));
  try {
    const world = await startWorld({
      folder,
      port,
      dev: false,
      services,
      steps: createSteps(say ?? ((line) => lines.push(line))),
      onCrash: (sentence) => console.error(sentence),
    });
    const close = async () => {
      await services.stopAll();
      rmSync(folder, { recursive: true, force: true });
    };
    return { ...world, folder, stop: services.stopAll, close };
  } catch (error) {
    await services.stopAll();
    console.error(lines.join('\n'));
    throw error;
  }
}

function setClock(file: string): void {
  process.env.CLOCK_FILE = file;
  if (existsSync(file)) return;
  const moment = new Date();
  const today = easternDay(moment);
  const begins = [today, addDays(today, 1)].map((day) => easternInstant(day, BEGINS_AT));
  moveForward(Number(begins.find((instant) => instant > moment)) - Number(moment));
}
