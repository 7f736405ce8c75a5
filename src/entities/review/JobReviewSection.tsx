import { Button, Text } from '@mantine/core';
import { callFunction } from '@/data/callables';
import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { useLiveRecords } from '@/data/react/useLiveRecords';
import { useOptionalRecord } from '@/data/react/useRecords';
import { useSession } from '@/data/react/WorkspaceProvider';
import { isWorkFinished } from '@/domain/job/progress';
import type { Job } from '@/domain/job/schema';
import type { Stored } from '@/domain/record/schema';
import { askForReview } from '@/domain/review/api';
import { starText } from '@/domain/review/letter';
import { reviewsOfJob } from '@/domain/review/queries';
import { REQUEST_RULE_LABELS, REQUEST_STATE_LABELS, waitsForTexts, type ReviewRequest } from '@/domain/review/request';
import { REVIEW_SOURCE_LABELS } from '@/domain/review/schema';
import { paths } from '@/lib/paths';
import { notify } from '@/ui/feedback/notify';
import { useCarryOut } from '@/ui/feedback/useCarryOut';
import { formatDate, formatDateTime } from '@/ui/format/dateTime';
import { Section } from '@/ui/layout/Section';
import { RouterLink } from '@/ui/links/RouterLink';

/** Shows on a finished job whether its customer was asked for a review, what they wrote, and a button to ask now. */
export function JobReviewSection({ job }: { job: Stored<Job> }) {
  const can = useCan();
  const isShown = isWorkFinished(job.progress) && can('read', 'reviews');
  return isShown ? <JobReviews job={job} /> : null;
}

function JobReviews({ job }: { job: Stored<Job> }) {
  const can = useCan();
  const { company } = useSession();
  const request = useOptionalRecord(collections.reviewRequests, job.id);
  const reviews = useLiveRecords(collections.reviews, reviewsOfJob(job.id));
  const { isBusy, carryOut } = useCarryOut();
  const ask = (): void =>
    void carryOut(async () => {
      const { rule, to } = await callFunction(askForReview, { jobId: job.id });
      if (rule === 'asked') notify.success(to === '' ? 'They were asked already.' : `Asked: ${to}`);
      else notify.info(`Not asked: ${REQUEST_RULE_LABELS[rule].toLowerCase()}.`);
      await request.refetch();
    });
  const asked = request.data ?? null;
  // Data that hasn't loaded yet may say that they were asked.
  const mayAsk =
    !request.isLoading &&
    can('update', 'reviews') &&
    (asked === null || asked.sentAt === '' || asked.rule === 'unclear');
  return (
    <Section
      title="Review"
      actions={
        mayAsk && (
          <Button variant="text" onClick={ask} loading={isBusy}>
            Ask for a review
          </Button>
        )
      }
    >
      {reviews.records.map(({ id, stars, source, text }) => (
        <p key={id}>
          <RouterLink to={`${paths.reviews}?open=${id}`}>
            {stars === 0 ? 'Recommendation' : starText(stars)} · {REVIEW_SOURCE_LABELS[source]}
          </RouterLink>
          {text !== '' && ` ${text.slice(0, 120)}`}
        </p>
      ))}
      {!request.isLoading && (
        <Text size="sm" c="dimmed">
          {asked ? requestWords(asked, company.timeZone) : 'The customer was not asked yet.'}
        </Text>
      )}
    </Section>
  );
}

function requestWords(request: ReviewRequest, timeZone: string): string {
  const { state, rule, sentAt, nextAt } = request;
  if (rule === 'unclear') return 'A request was sent, but it may not have arrived.';
  if (sentAt !== '') return `Asked on ${formatDate(sentAt, timeZone)}: ${REQUEST_STATE_LABELS[state].toLowerCase()}.`;
  if (state === 'not-asked' && rule !== '') return `Not asked: ${REQUEST_RULE_LABELS[rule].toLowerCase()}.`;
  if (rule === 'waiting' && nextAt !== '')
    return `Waiting until ${formatDateTime(nextAt, timeZone)}${waitsForTexts(request) ? ', when texts may go out in the customer’s state' : ''}.`;
  return nextAt === '' ? 'The customer was not asked yet.' : `Will be asked on ${formatDate(nextAt, timeZone)}.`;
}
