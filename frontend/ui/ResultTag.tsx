import { type PickResult, resultLabel } from '#schema/rules/picks/pick-values.ts';
import { Tag, type TagTone } from './Tag.tsx';

const TONES: Record<PickResult, TagTone> = {
  PENDING: 'plain',
  WIN: 'win',
  LOSS: 'loss',
  PUSH: 'plain',
  VOID: 'plain',
};

/** How a pick ended, losses as plainly as wins. */
export function ResultTag({ result }: { result: PickResult }) {
  return <Tag tone={TONES[result]}>{resultLabel(result)}</Tag>;
}
