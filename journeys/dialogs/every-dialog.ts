import { ADMIN_DIALOGS } from './admin-dialogs.ts';
import type { DialogEntry } from './dialog-entry.ts';
import { MEMBER_DIALOGS } from './member-dialogs.ts';

/** Every dialog and menu of the product. */
export const DIALOGS: readonly DialogEntry[] = [...MEMBER_DIALOGS, ...ADMIN_DIALOGS];
