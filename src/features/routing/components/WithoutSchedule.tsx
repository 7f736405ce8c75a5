import { paths } from '@/lib/paths';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { DayPicture } from '@/ui/feedback/pictures/DayPicture';
import { PageBody } from '@/ui/layout/PageBody';
import { PageHeader } from '@/ui/layout/PageHeader';
import { LinkButton } from '@/ui/links/LinkButton';

/** What the page is to whoever does not have the schedule. */
export function WithoutSchedule() {
  return (
    <PageBody size="full">
      <PageHeader title="Routes" />
      <EmptyState
        picture={<DayPicture />}
        title="Routes are planned from the schedule"
        text="Turn on Schedule to see the day on a map and to drive less."
        action={
          <LinkButton to={paths.lockedFeature('schedule')} variant="default">
            About Schedule
          </LinkButton>
        }
      />
    </PageBody>
  );
}
