import { Button } from '@mantine/core';
import { collections } from '@/data/collections';
import { useRecordPages } from '@/data/react/useRecordPages';
import { useSession } from '@/data/react/WorkspaceProvider';
import { activityOfCustomer } from '@/domain/activity/queries';
import type { Customer } from '@/domain/customer/schema';
import type { Stored } from '@/domain/record/schema';
import { UserName } from '@/entities/user/UserName';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { formatDateTime } from '@/ui/format/dateTime';
import { Section } from '@/ui/layout/Section';
import { activityText } from './activityText';
import classes from './details.module.css';

/** Shows the history of the customer and related records: who did what and when, in server time. */
export function TimelineSection({ customer }: { customer: Stored<Customer> }) {
  const { company } = useSession();
  const history = useRecordPages(collections.activity, activityOfCustomer(customer.id));
  const isBeginningShown =
    !history.hasNextPage &&
    !history.isLoading &&
    !history.records.some(({ verb, subjectType }) => verb === 'created' && subjectType === 'customer');
  return (
    <Section title="Timeline">
      {history.isLoading && <LoadingRows rows={3} label="Loading the timeline" />}
      {history.error && <ErrorState error={history.error} onRetry={history.refetch} />}
      <ol className={classes.list}>
        {history.records.map((activity) => (
          <li key={activity.id} className={classes.row}>
            <span className={classes.main}>
              <UserName uid={activity.actorUid} /> {activityText(activity, company.timeZone)}
              <span className={classes.second}>
                {' '}
                · <time dateTime={activity.at}>{formatDateTime(activity.at, company.timeZone)}</time>
              </span>
            </span>
          </li>
        ))}
        {isBeginningShown && (
          <li className={classes.row}>
            <span className={classes.main}>
              <UserName uid={customer.createdBy} /> added the customer
              <span className={classes.second}>
                {' '}
                · <time dateTime={customer.createdAt}>{formatDateTime(customer.createdAt, company.timeZone)}</time>
              </span>
            </span>
          </li>
        )}
      </ol>
      {history.hasNextPage && (
        <Button variant="default" loading={history.isFetchingNextPage} onClick={() => void history.fetchNextPage()}>
          Show more
        </Button>
      )}
    </Section>
  );
}
