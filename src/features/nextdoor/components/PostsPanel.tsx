import { Button, Stack } from '@mantine/core';
import { useState } from 'react';
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
import { RouterLink } from '@/ui/links/RouterLink';
import { PostDrawer } from './PostDrawer';

const LATEST = latestNextdoorPosts();
const LATE_WORK = lateWork();

/** Posts, those that are due first said, and finished work of which nothing was posted yet. */
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
  const newButton = mayWrite && <NewButton noun="post" open={() => begin(null)} />;
  return (
    <Stack gap="md">
      {due.length > 0 && (
        <InlineNotice tone="warning" title={`${formatCount(due.length, 'post')} due today`}>
          {due.length === 1 ? 'It is' : 'They are'} ready below: copy, paste at Nextdoor, and say that it is posted.
        </InlineNotice>
      )}
      {mayWrite && !isLoading && <FinishedLately posts={posts} begin={begin} />}
      <Section title="Posts" actions={posts.length > 0 && newButton}>
        {error && <ErrorState error={error} />}
        {isLoading && <LoadingRows rows={4} />}
        {!isLoading && !error && posts.length === 0 && (
          <EmptyState
            title="No posts yet"
            text="After a job, tell its neighborhood what you did. Text, picture and a link that is counted are made for you."
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

/** Work that was done lately and of which there is no post. */
function FinishedLately({
  posts,
  begin,
}: {
  posts: readonly Stored<NextdoorPost>[];
  begin: (job: Stored<Job>) => void;
}) {
  const mayRead = useCan()('read', 'jobs');
  const { timeZone } = useSession().company;
  const { data: jobs = [] } = useRecords(collections.jobs, LATE_WORK, { isEnabled: mayRead });
  const open = jobs.filter(({ id }) => !posts.some(({ jobId }) => jobId === id)).slice(0, SUGGESTED);
  if (open.length === 0) return null;
  return (
    <Section title="Recently finished" description="Each could be told to its neighborhood, once a week at most.">
      <LinedList label="Recently finished">
        {open.map((job) => (
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
