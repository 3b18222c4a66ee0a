import type { ComponentProps } from 'react';
import { Textarea } from '#frontend/ui/fields.ts';
import { REASON_READERS } from './reason.ts';

interface ReasonFieldProps extends ComponentProps<typeof Textarea> {
  /** Who can read it. */
  readers: keyof typeof REASON_READERS;
}

/** Why something is done. */
export function ReasonField({ readers, ...field }: ReasonFieldProps) {
  return <Textarea label="Reason" description={REASON_READERS[readers]} required rows={2} {...field} />;
}
