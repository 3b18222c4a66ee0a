import { findWork } from './find-work.ts';

/** Runs beside the page, so that it stays responsive. */
self.onmessage = ({ data: { challenge, bits } }: MessageEvent<{ challenge: string; bits: number }>) => {
  self.postMessage(findWork(challenge, bits));
};
