import type { ReactNode } from 'react';
import type { Administration } from '@/domain/administration/api';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { useAdministration } from '../hooks/useAdministration';

/** Renders a room's content once the server has answered, or a loading or error state. */
export function WithAdministration({ children }: { children: (administration: Administration) => ReactNode }) {
  const { data, error, refetch } = useAdministration();
  if (data) return children(data);
  return error ? (
    <ErrorState error={error} onRetry={() => void refetch()} />
  ) : (
    <LoadingRows rows={8} label="Loading the administration" />
  );
}
