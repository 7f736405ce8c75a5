import type { ReactNode } from 'react';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { DayPicture } from '@/ui/feedback/pictures/DayPicture';
import { Section } from '@/ui/layout/Section';
import type { RoutingDayData } from '../hooks/useRoutingDay';

type DayStateProps = {
  data: Pick<RoutingDayData, 'error' | 'fault' | 'isLoading'>;
  /** True when there are no stops. */
  isEmpty: boolean;
  /** The routes. */
  children: ReactNode;
};

/** Shows a day's routes, or why there are none. */
export function DayState({ data, isEmpty, children }: DayStateProps) {
  if (data.error) return <ErrorState error={data.error} />;
  if (data.fault) return null;
  if (data.isLoading)
    return (
      <Section>
        <LoadingRows rows={8} />
      </Section>
    );
  if (!isEmpty) return children;
  return (
    <EmptyState
      picture={<DayPicture />}
      title="No stops on this day"
      text="Scheduled and unassigned visits for the day appear here as routes."
    />
  );
}
