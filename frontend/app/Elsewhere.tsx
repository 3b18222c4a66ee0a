import { useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { FailurePage } from '#frontend/ui/FailurePage.tsx';
import { onReconnect } from './connection.ts';
import { PATHS } from './paths.ts';

/**
 * An address that has no page here: the start page, which says so. Opened without a connection (public/service-worker.js) it may be one
 * that the server draws, so it stays, and is loaded again when there is a connection.
 */
export function Elsewhere() {
  const { pathname } = useLocation();
  const [isOffline] = useState(() => navigator.onLine === false);
  useEffect(() => (isOffline ? onReconnect(() => location.reload()) : undefined), [isOffline]);
  if (!isOffline) return <Navigate to={PATHS.landing} state={{ nothingAt: pathname }} replace />;
  return (
    <FailurePage heading="This page needs a connection" text="It opens as soon as you are back online." />
  );
}
