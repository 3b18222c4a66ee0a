import { type ComponentProps, type ReactNode, useEffect } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { AdminToolbar } from '#frontend/admin/AdminToolbar.tsx';
import { adminPath } from '#frontend/admin/admin-address.ts';
import { SaveList } from '#frontend/admin/lists/SaveList.tsx';
import { Group } from '#frontend/admin/mantine.ts';
import { PagedTable } from '#frontend/admin/PagedTable.tsx';
import { usePendingPost } from '#frontend/admin/posting/pending-post.ts';
import type { SavedList } from '#frontend/generated/graphql.ts';

interface FigureListPageProps<Row> extends ComponentProps<typeof PagedTable<Row>> {
  /** What is listed, in words. */
  title: string;
  file: { list: SavedList; filters: Record<string, string> };
  /** Ways to what belongs to it. */
  ways?: ReactNode;
}

/** What a figure is made of, with its file and the way back, which Escape goes too. */
export function FigureListPage<Row>({ title, file, ways, ...table }: FigureListPageProps<Row>) {
  useEscapeBack();
  return (
    <>
      <AdminToolbar title={title}>
        <Group gap="4px 16px" px={14} fz="sm" fw={560}>
          {ways}
          <Link to={adminPath('money')}>Back to the figures</Link>
        </Group>
        <SaveList {...file} />
      </AdminToolbar>
      <PagedTable caption={title} {...table} />
    </>
  );
}

/**
 * Escape leads back to where the list was opened, and to the figures where it was opened by its address. While picks wait to be posted,
 * it undoes that alone.
 */
function useEscapeBack(): void {
  const navigate = useNavigate();
  const isFirst = useLocation().key === 'default';
  const isPosting = usePendingPost() !== null;
  useEffect(() => {
    if (isPosting) return;
    const back = ({ key, defaultPrevented }: KeyboardEvent) => {
      if (key !== 'Escape' || defaultPrevented || document.querySelector('dialog[open]')) return;
      void (isFirst ? navigate(adminPath('money')) : navigate(-1));
    };
    document.addEventListener('keydown', back);
    return () => document.removeEventListener('keydown', back);
  }, [navigate, isFirst, isPosting]);
}
