import '@mantine/core/styles/ActionIcon.layer.css';
import { ActionIcon } from '@mantine/core';
import { RowButton } from '#frontend/admin/RowButton.tsx';
import type { AdminPickFragment } from '#frontend/generated/graphql.ts';
import { DeleteIcon, EditIcon, WithdrawIcon } from '#frontend/ui/icons.ts';
import { gameText } from '#schema/rules/picks/game-text.ts';
import { hasBeenReadable } from './release-sentence.ts';

interface PickActionsProps {
  pick: AdminPickFragment;
  now: Date;
  onEdit(pick: AdminPickFragment): void;
  onDelete(pick: AdminPickFragment): void;
  onPrices(pick: AdminPickFragment): void;
  onPost(draft: AdminPickFragment): void;
}

/** What may be done with a pick. A posted one stays as it is from the start of its game on. */
export function PickActions({ pick, now, ...on }: PickActionsProps) {
  const game = gameText(pick);
  const [removal, RemovalIcon] = hasBeenReadable(pick, now)
    ? ['Withdraw', WithdrawIcon]
    : ['Delete', DeleteIcon];
  const canChange = pick.status === 'DRAFT' || (pick.status === 'PUBLISHED' && new Date(pick.startsAt) > now);
  return (
    <>
      {pick.status === 'DRAFT' ? (
        <RowButton words="Post" of={game} variant="quiet" onClick={() => on.onPost(pick)} />
      ) : (
        <RowButton words="Odds" of={`of ${game}`} variant="quiet" onClick={() => on.onPrices(pick)} />
      )}
      {canChange && (
        <>
          <ActionIcon {...ICON} title="Edit" aria-label={`Edit ${game}`} onClick={() => on.onEdit(pick)}>
            <EditIcon size={18} stroke={1.8} aria-hidden="true" />
          </ActionIcon>
          <ActionIcon
            {...ICON}
            title={removal}
            aria-label={`${removal} ${game}`}
            onClick={() => on.onDelete(pick)}
          >
            <RemovalIcon size={18} stroke={1.8} aria-hidden="true" />
          </ActionIcon>
        </>
      )}
    </>
  );
}

const ICON = {
  variant: 'subtle',
  color: 'gray',
  c: 'var(--ink-2)',
  size: 34,
  display: 'inline-grid',
  style: { verticalAlign: 'middle' },
} as const;
