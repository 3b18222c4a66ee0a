import { lazy, type MouseEvent, Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import { download } from '#frontend/app/download.ts';
import { PATHS } from '#frontend/app/paths.ts';
import { Dialog } from '#frontend/ui/Dialog.tsx';
import { Skeleton } from '#frontend/ui/Skeleton.tsx';

const DOCUMENTS = {
  privacy: {
    title: 'Privacy Policy',
    path: PATHS.privacy,
    Text: lazy(async () => ({
      default: (await download(() => import('#frontend/legal/PrivacyPage.tsx'))).PrivacyText,
    })),
  },
  terms: {
    title: 'Terms & Conditions',
    path: PATHS.terms,
    Text: lazy(async () => ({
      default: (await download(() => import('#frontend/legal/TermsPage.tsx'))).TermsText,
    })),
  },
};

/**
 * Opens a legal document over the page, so that nothing typed is lost. It is a link all the same: it can be
 * opened in a new tab, copied and sent.
 */
export function LegalLink({ document }: { document: keyof typeof DOCUMENTS }) {
  const [open, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const { title, path, Text } = DOCUMENTS[document];
  const show = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setWasOpened(true);
    setOpen(true);
  };
  return (
    <>
      <a href={path} onClick={show} aria-haspopup="dialog">
        {title}
      </a>
      {wasOpened &&
        createPortal(
          <Dialog open={open} onClose={() => setOpen(false)} title={title} wide>
            <Suspense fallback={<Skeleton height="60vh" />}>
              <Text />
            </Suspense>
          </Dialog>,
          // Links are in paragraphs, which must not contain a dialog.
          window.document.body,
        )}
    </>
  );
}
