import type { ReactNode } from 'react';
import { useCan } from '@/data/react/useCan';
import type { WorkSettings } from '@/domain/company/workSettings';
import type { Stored } from '@/domain/record/schema';
import { useWorkSettings } from '@/entities/company/useWorkSettings';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { useFirstLoading } from '@/ui/hooks/useFirstLoading';

/** Waits for the stored settings; users who may not change them see who can. */
export function WorkGate({ children }: { children: (record: Stored<WorkSettings> | null) => ReactNode }) {
  const can = useCan();
  const { record, isLoading } = useWorkSettings();
  const isWaiting = useFirstLoading(isLoading);
  if (!can('update', 'workSettings'))
    return <EmptyState title="Set by managers" text="An admin or manager of your company sets what is offered here." />;
  if (isWaiting) return <LoadingRows rows={8} label="Loading settings" />;
  return children(record);
}
