import type { ReactNode } from 'react';
import type { Administration } from '@/domain/administration/api';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { useAdministration } from '../hooks/useAdministration';

/** What a room shows of the server's answer, or that it is on its way or did not come. */
export function WithAdministration({ children }: { children: (administration: Administration) => ReactNode }) {
  const { data, error, refetch } = useAdministration();
  if (data) return children(data);
  return error ? (
    <ErrorState error={error} onRetry={() => void refetch()} />
  ) : (
    <LoadingRows rows={8} label="Loading the administration" />
  );
}
