import { type ReactNode, useEffect } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { AdminToolbar } from '#frontend/admin/AdminToolbar.tsx';
import { adminPath } from '#frontend/admin/admin-address.ts';
import { SaveList } from '#frontend/admin/lists/SaveList.tsx';
import { usePendingPost } from '#frontend/admin/posting/pending-post.ts';
import { RowsLoading } from '#frontend/admin/RowsLoading.tsx';
import type { SavedList } from '#frontend/generated/graphql.ts';
import { EmptyState } from '#frontend/ui/EmptyState.tsx';
import { ErrorState } from '#frontend/ui/ErrorState.tsx';
import styles from './Money.module.css';

interface FigureListPageProps {
  /** What is listed, in words. */
  title: string;
  /** What the rows are, in the plural, in small letters. */
  name: string;
  empty: string;
  file: { list: SavedList; filters: Record<string, string> };
  asked: { error?: unknown; loading: boolean; refetch(): Promise<unknown> };
  list: { nodes: readonly unknown[] } | undefined;
  /** Ways to what belongs to it. */
  ways?: ReactNode;
  /** The rows, where there are any. */
  children: ReactNode;
}

/** What a figure is made of, with its file and the way back, which Escape goes too. */
export function FigureListPage({
  title,
  name,
  empty,
  file,
  asked,
  list,
  ways,
  children,
}: FigureListPageProps) {
  useEscapeBack();
  return (
    <>
      <AdminToolbar title={title}>
        <span className={styles.back}>
          {ways}
          <Link to={adminPath('money')}>Back to the figures</Link>
        </span>
        <SaveList {...file} />
      </AdminToolbar>
      {!list && asked.error !== undefined && (
        <ErrorState onRetry={() => void asked.refetch().catch(() => {})} busy={asked.loading}>
          {`Failed to load the ${name}. Please try again.`}
        </ErrorState>
      )}
      {!list && asked.error === undefined && <RowsLoading>{`Loading ${name}...`}</RowsLoading>}
      {list?.nodes.length === 0 && <EmptyState>{empty}</EmptyState>}
      {!!list?.nodes.length && children}
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
