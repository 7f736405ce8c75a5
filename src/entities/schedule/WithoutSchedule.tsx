import { paths } from '@/lib/paths';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { DayPicture } from '@/ui/feedback/pictures/DayPicture';
import { PageBody } from '@/ui/layout/PageBody';
import { PageHeader } from '@/ui/layout/PageHeader';
import { LinkButton } from '@/ui/links/LinkButton';

type WithoutScheduleProps = {
  /** The page's title. */
  title: string;
  /** Why there is nothing here. */
  reason: string;
  /** Description of what the feature would show. */
  promise: string;
};

/** Replaces the schedule page for users without the feature. */
export function WithoutSchedule({ title, reason, promise }: WithoutScheduleProps) {
  return (
    <PageBody size="full">
      <PageHeader title={title} />
      <EmptyState
        picture={<DayPicture />}
        title={reason}
        text={promise}
        action={
          <LinkButton to={paths.lockedFeature('schedule')} variant="default">
            About Schedule
          </LinkButton>
        }
      />
    </PageBody>
  );
}
