import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { AdminToolbar } from '#frontend/admin/AdminToolbar.tsx';
import { adminPath } from '#frontend/admin/admin-address.ts';
import { SaveList } from '#frontend/admin/lists/SaveList.tsx';
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

/** What a figure is made of, with its file and the way back. */
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
