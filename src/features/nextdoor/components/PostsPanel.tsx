import { Button, Stack } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { useLiveRecords } from '@/data/react/useLiveRecords';
import { useRecords } from '@/data/react/useRecords';
import { useSession } from '@/data/react/WorkspaceProvider';
import type { Job } from '@/domain/job/schema';
import { isDue } from '@/domain/nextdoor/compose';
import { lateWork, latestNextdoorPosts } from '@/domain/nextdoor/queries';
import { NEXTDOOR_STATE_LABELS, type NextdoorPost } from '@/domain/nextdoor/schema';
import type { Stored } from '@/domain/record/schema';
import { NewButton } from '@/entities/record/NewButton';
import { NEW } from '@/entities/record/RecordDrawer';
import { useOpenParam } from '@/entities/record/useOpenParam';
import { calendarDay } from '@/lib/dates';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { StatusBadge } from '@/ui/feedback/StatusBadge';
import { formatDate } from '@/ui/format/dateTime';
import { formatCount } from '@/ui/format/quantities';
import { LinedList, LinedRow } from '@/ui/layout/LinedList';
import { Section } from '@/ui/layout/Section';
import { LinkButton } from '@/ui/links/LinkButton';
import { RouterLink } from '@/ui/links/RouterLink';
import { PostDrawer } from './PostDrawer';

const LATEST = latestNextdoorPosts();
const LATE_WORK = lateWork();

/** Lists posts, announcing due ones first, and finished work without a post. */
export function PostsPanel() {
  const can = useCan();
  const { timeZone } = useSession().company;
  const { records: posts, isLoading, error } = useLiveRecords(collections.nextdoorPosts, LATEST);
  const { openId, open, close, hrefOf } = useOpenParam();
  const [job, setJob] = useState<Stored<Job> | null>(null);
  const mayWrite = can('create', 'nextdoorPosts');
  const begin = (of: Stored<Job> | null): void => {
    setJob(of);
    open(NEW);
  };
  const due = posts.filter((post) => isDue(post, calendarDay(timeZone)));
  const finished = useFinishedLately(posts);
  const hasFinished = mayWrite && !isLoading && finished.length > 0;
  // In the first card, so that it is in view on phones too.
  const newButton = mayWrite && <NewButton noun="post" open={() => begin(null)} />;
  return (
    <Stack gap="md">
      {mayWrite && due.length > 0 && (
        <InlineNotice
          tone="warning"
          title={`${formatCount(due.length, 'post')} due today`}
          action={
            due[0] && (
              <LinkButton size="xs" variant="default" to={hrefOf(due[0].id)}>
                {due.length === 1 ? 'Open it' : 'Open the first'}
              </LinkButton>
            )
          }
        >
          {due.length === 1 ? 'It is' : 'They are'} ready: copy, paste on Nextdoor, and say that it is posted.
        </InlineNotice>
      )}
      {hasFinished && <FinishedLately jobs={finished} begin={begin} action={posts.length > 0 && newButton} />}
      <Section title="Posts" actions={posts.length > 0 && !hasFinished && newButton}>
        {error && <ErrorState error={error} />}
        {isLoading && <LoadingRows rows={4} />}
        {!isLoading && !error && posts.length === 0 && (
          <EmptyState
            title="No posts yet"
            text={
              mayWrite
                ? 'After a job, tell its neighborhood what you did. Text, picture and a link that is counted are made for you.'
                : 'What the office tells a job’s neighborhood appears here.'
            }
            action={newButton || undefined}
          />
        )}
        {posts.length > 0 && (
          <LinedList label="Posts">
            {posts.map((post) => (
              <PostRow key={post.id} post={post} href={hrefOf(post.id)} isDue={due.includes(post)} />
            ))}
          </LinedList>
        )}
      </Section>
      <PostDrawer openId={openId} job={job} onClose={close} />
    </Stack>
  );
}

function PostRow({ post, href, isDue: isNow }: { post: Stored<NextdoorPost>; href: string; isDue: boolean }) {
  const { timeZone } = useSession().company;
  const { state, postedAt, remindOn, neighborhoodName, text } = post;
  const when =
    state === 'posted'
      ? `posted ${formatDate(postedAt, timeZone)}`
      : remindOn === ''
        ? `written ${formatDate(post.createdAt, timeZone)}`
        : `for ${formatDate(remindOn, timeZone)}`;
  const tone = state === 'posted' ? 'success' : isNow ? 'warning' : 'neutral';
  return (
    <LinedRow
      title={<RouterLink to={href}>{text.split('\n')[0] || 'Empty draft'}</RouterLink>}
      details={[neighborhoodName, when].filter(Boolean).join(' · ')}
    >
      <StatusBadge tone={tone} label={isNow ? 'Due' : NEXTDOOR_STATE_LABELS[state]} />
    </LinedRow>
  );
}

const SUGGESTED = 3;

/** Returns recent work without a post. */
function useFinishedLately(posts: readonly Stored<NextdoorPost>[]): Stored<Job>[] {
  const mayRead = useCan()('read', 'jobs');
  const { data: jobs = [] } = useRecords(collections.jobs, LATE_WORK, { isEnabled: mayRead });
  return jobs.filter(({ id }) => !posts.some(({ jobId }) => jobId === id)).slice(0, SUGGESTED);
}

type FinishedLatelyProps = { jobs: readonly Stored<Job>[]; begin: (job: Stored<Job>) => void; action: ReactNode };

function FinishedLately({ jobs, begin, action }: FinishedLatelyProps) {
  const { timeZone } = useSession().company;
  return (
    <Section
      title="Recently finished"
      description="Each could be told to its neighborhood, once a week at most."
      actions={action}
    >
      <LinedList label="Recently finished">
        {jobs.map((job) => (
          <LinedRow
            key={job.id}
            title={job.title}
            details={[job.propertyAddress, formatDate(job.scheduledTime, timeZone)].filter(Boolean).join(' · ')}
          >
            <Button variant="default" onClick={() => begin(job)} aria-label={`Write a post about ${job.title}`}>
              Write a post
            </Button>
          </LinedRow>
        ))}
      </LinedList>
    </Section>
  );
}
