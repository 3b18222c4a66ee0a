import type { ReactNode } from 'react';
import { Button } from '#frontend/ui/Button.tsx';
import { Notice } from '#frontend/ui/Notice.tsx';
import { FocusedNotice } from './FocusedNotice.tsx';
import { Box, Group } from './mantine.ts';

interface AdminAlertProps {
  /** An error in the documented words, or what was done. */
  tone?: 'error' | 'success' | undefined;
  children: ReactNode;
  /** A button before the one that dismisses it. */
  action?: ReactNode;
  onDismiss(): void;
}

/** What failed or was done, until it is dismissed. */
export function AdminAlert({ tone = 'error', children, action, onDismiss }: AdminAlertProps) {
  if (!children) return null;
  const actions = (
    <Group component="span" gap={4}>
      {action}
      <Button variant="ghost" size="small" onClick={onDismiss}>
        Dismiss
      </Button>
    </Group>
  );
  return (
    <Box mb={16}>
      {tone === 'error' ? (
        <FocusedNotice action={actions}>{children}</FocusedNotice>
      ) : (
        <Notice tone={tone} action={actions}>
          {children}
        </Notice>
      )}
    </Box>
  );
}
