import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { useLiveRecords } from '@/data/react/useLiveRecords';
import { latestPosts } from '@/domain/google-profile/queries';
import { POST_KIND_LABELS, type GooglePost } from '@/domain/google-profile/schema';
import type { Stored } from '@/domain/record/schema';
import { NewButton } from '@/entities/record/NewButton';
import { useOpenParam } from '@/entities/record/useOpenParam';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { StatusBadge } from '@/ui/feedback/StatusBadge';
import { formatDate } from '@/ui/format/dateTime';
import { useSession } from '@/data/react/WorkspaceProvider';
import { LinedList, LinedRow } from '@/ui/layout/LinedList';
import { Section } from '@/ui/layout/Section';
import { RouterLink } from '@/ui/links/RouterLink';
import { PostDrawer } from './PostDrawer';
import { STATE_LOOKS } from './postLooks';

const LATEST = latestPosts();

/** Lists drafts and posts, latest first. */
export function PostsPanel() {
  const can = useCan();
  const { records: posts, isLoading, error } = useLiveRecords(collections.googlePosts, LATEST);
  const { openId, open, close, hrefOf } = useOpenParam();
  const newButton = can('create', 'googlePosts') && <NewButton noun="post" open={open} />;
  return (
    <>
      <Section
        title="Posts"
        description="Shown on your profile in Search and Maps. An update stays in sight for about half a year."
        actions={posts.length > 0 && newButton}
      >
        {error && <ErrorState error={error} />}
        {isLoading && <LoadingRows rows={4} />}
        {!isLoading && !error && posts.length === 0 && (
          <EmptyState
            title="No posts yet"
            text={
              can('create', 'googlePosts')
                ? 'Write about work that you did, a season’s check or an offer. It is sent for you, or copied by hand.'
                : 'What the office writes for your profile appears here.'
            }
            action={newButton || undefined}
          />
        )}
        {posts.length > 0 && (
          <LinedList label="Posts">
            {posts.map((post) => (
              <PostRow key={post.id} post={post} href={hrefOf(post.id)} />
            ))}
          </LinedList>
        )}
      </Section>
      <PostDrawer openId={openId} onClose={close} />
    </>
  );
}

function PostRow({ post, href }: { post: Stored<GooglePost>; href: string }) {
  const { timeZone } = useSession().company;
  const { tone, label } = STATE_LOOKS[post.state];
  const when =
    post.postedAt === '' ? `written ${formatDate(post.createdAt, timeZone)}` : formatDate(post.postedAt, timeZone);
  return (
    <LinedRow
      title={<RouterLink to={href}>{post.title || post.text.split('\n')[0] || 'Empty draft'}</RouterLink>}
      details={`${POST_KIND_LABELS[post.kind]} · ${when}`}
    >
      <StatusBadge tone={tone} label={label} />
    </LinedRow>
  );
}
