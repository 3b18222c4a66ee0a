import { Button } from '#frontend/ui/Button.tsx';
import { Notice } from '#frontend/ui/Notice.tsx';

interface RestoredNoticeProps {
  shown: boolean;
  onDiscard(): void;
}

/** At the top of a form that begins with what was typed before it was closed. */
export function RestoredNotice({ shown, onDiscard }: RestoredNoticeProps) {
  if (!shown) return null;
  return (
    <Notice
      action={
        <Button variant="quiet" size="small" onClick={onDiscard}>
          Start Over
        </Button>
      }
    >
      We kept what you typed.
    </Notice>
  );
}
