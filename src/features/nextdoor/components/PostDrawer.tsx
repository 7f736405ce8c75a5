import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { useSession } from '@/data/react/WorkspaceProvider';
import type { Job } from '@/domain/job/schema';
import { SHARE_LENGTH, shareAddress } from '@/domain/nextdoor/compose';
import { NEXTDOOR_STATE_LABELS, type NextdoorPost } from '@/domain/nextdoor/schema';
import { trackedParameters } from '@/domain/nextdoor/tracking';
import type { Stored } from '@/domain/record/schema';
import { addressOf } from '@/entities/public-document/customerLink';
import { RecordDrawer } from '@/entities/record/RecordDrawer';
import { paths } from '@/lib/paths';
import { StatusBadge } from '@/ui/feedback/StatusBadge';
import { formatDateTime } from '@/ui/format/dateTime';
import { formatMoney } from '@/ui/format/money';
import { DetailList } from '@/ui/layout/DetailList';
import { CopyLinkButton } from '@/ui/links/CopyLinkButton';
import { usePostActions } from '../hooks/usePostActions';
import { AreaPictureView } from './AreaPictureView';
import { PostForm } from './PostForm';
import classes from './nextdoor.module.css';

type PostDrawerProps = {
  openId: string | null;
  /** Job that a new post is about; null if not chosen yet. */
  job: Stored<Job> | null;
  onClose: () => void;
};

/** Shows a post next to the list: to write, post to Nextdoor by hand, and mark as posted. */
export function PostDrawer({ openId, job, onClose }: PostDrawerProps) {
  const can = useCan();
  return (
    <RecordDrawer
      definition={collections.nextdoorPosts}
      noun="post"
      openId={openId}
      onClose={onClose}
      titleOf={({ neighborhoodName }) => (neighborhoodName === '' ? 'Nextdoor post' : `Post for ${neighborhoodName}`)}
      mayCreate={can('create', 'nextdoorPosts')}
    >
      {(post) =>
        (post === null || post.state === 'draft') && can('update', 'nextdoorPosts') ? (
          <Stack gap="lg">
            {post && <TakeThere post={post} />}
            <PostForm key={post?.id ?? `new-${job?.id ?? ''}`} post={post} about={job} onDone={onClose} />
          </Stack>
        ) : (
          post && <PostDetails post={post} onClose={onClose} />
        )
      }
    </RecordDrawer>
  );
}

/** Builds the text to paste: the words, and the tracked link. */
function useReadyText(post: Stored<NextdoorPost>): { link: string; text: string } {
  const { company } = useSession();
  const link = `${addressOf(paths.leadForm(company.id))}&${trackedParameters(post.id)}`;
  return { link, text: `${post.text.trim()}\n\n${link}` };
}

/** Guides posting to Nextdoor: copy the text, get the picture, open Nextdoor's composer, and mark it as done. */
function TakeThere({ post }: { post: Stored<NextdoorPost> }) {
  const { link, text } = useReadyText(post);
  const { markPosted, skip, isBusy } = usePostActions(post);
  return (
    <Stack gap="sm">
      <Text size="sm">
        No software can post on Nextdoor for a business. Copy the text, open Nextdoor, paste it and add the picture. The
        link at its end is counted:
      </Text>
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        {link}
      </Text>
      {post.area !== '' && (
        <AreaPictureView area={post.area} radiusMiles={post.radiusMiles} title={post.neighborhoodName} />
      )}
      {post.photoUrl !== '' && (
        <Anchor href={post.photoUrl} target="_blank" rel="noreferrer">
          Open the photo to save it
        </Anchor>
      )}
      <Group gap="xs">
        <CopyLinkButton address={text} label="Copy the text" />
        <Button
          component="a"
          variant="default"
          // A longer text doesn't fit in the URL and has to be pasted.
          href={shareAddress(text.length > SHARE_LENGTH ? '' : text, window.location.hostname)}
          target="_blank"
          rel="noreferrer"
        >
          Open Nextdoor
        </Button>
        <Button variant="default" loading={isBusy} onClick={() => void markPosted()}>
          I posted it
        </Button>
        <Button variant="subtle" color="gray" loading={isBusy} onClick={() => void skip()}>
          Skip it
        </Button>
      </Group>
    </Stack>
  );
}

function PostDetails({ post, onClose }: { post: Stored<NextdoorPost>; onClose: () => void }) {
  const { timeZone } = useSession().company;
  const can = useCan();
  const { reopen, remove, isBusy } = usePostActions(post);
  const { link } = useReadyText(post);
  return (
    <Stack gap="md">
      <div>
        <StatusBadge tone={post.state === 'posted' ? 'success' : 'neutral'} label={NEXTDOOR_STATE_LABELS[post.state]} />
      </div>
      <Text className={classes['text'] ?? ''}>{post.text}</Text>
      <DetailList
        columns={1}
        items={[
          { label: 'Neighborhood', value: post.neighborhoodName },
          { label: 'Posted', value: formatDateTime(post.postedAt, timeZone), isHiddenWhenEmpty: true },
          { label: 'Spent', value: post.spentCents === 0 ? '' : formatMoney(post.spentCents), isHiddenWhenEmpty: true },
          { label: 'Photo shown with consent of', value: post.photoConsent, isHiddenWhenEmpty: true },
          { label: 'Its link', value: link },
        ]}
      />
      {can('update', 'nextdoorPosts') && (
        <Group gap="xs">
          <Button variant="default" loading={isBusy} onClick={() => void reopen()}>
            Back to draft
          </Button>
          <Button
            variant="subtle"
            color="gray"
            loading={isBusy}
            onClick={() => void remove().then((isGone) => isGone && onClose())}
          >
            Delete
          </Button>
        </Group>
      )}
    </Stack>
  );
}
