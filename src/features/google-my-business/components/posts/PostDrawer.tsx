import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { useSession } from '@/data/react/WorkspaceProvider';
import { canAct } from '@/domain/access/permissions';
import { isStuck, POST_ACTION_LABELS, POST_KIND_LABELS, type GooglePost } from '@/domain/google-profile/schema';
import type { Stored } from '@/domain/record/schema';
import { RecordDrawer } from '@/entities/record/RecordDrawer';
import { nowIso } from '@/lib/dates';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { StatusBadge } from '@/ui/feedback/StatusBadge';
import { formatDate, formatDateTime } from '@/ui/format/dateTime';
import { DetailList } from '@/ui/layout/DetailList';
import { CopyLinkButton } from '@/ui/links/CopyLinkButton';
import { useGoogle } from '../../hooks/useGoogle';
import { usePostActions } from '../../hooks/usePostActions';
import { PostForm } from './PostForm';
import { STATE_LOOKS } from './postLooks';
import classes from './posts.module.css';

/** Shows a post next to the list: edit while a draft, send, copy, or remove. */
export function PostDrawer({ openId, onClose }: { openId: string | null; onClose: () => void }) {
  const can = useCan();
  return (
    <RecordDrawer
      definition={collections.googlePosts}
      noun="post"
      openId={openId}
      onClose={onClose}
      titleOf={({ title, kind }) => title || POST_KIND_LABELS[kind]}
      mayCreate={can('create', 'googlePosts')}
    >
      {(post) => {
        const isDraft = post === null || post.state === 'draft';
        return isDraft && can('update', 'googlePosts') ? (
          <Stack gap="lg">
            <PostForm key={post?.id ?? 'new'} post={post} onDone={onClose} />
            {post && <SendBar post={post} />}
          </Stack>
        ) : (
          post && <PostDetails post={post} onClose={onClose} />
        );
      }}
    </RecordDrawer>
  );
}

/** Actions on a saved post. */
function SendBar({ post }: { post: Stored<GooglePost> }) {
  const session = useSession();
  const { send, markPosted, isBusy } = usePostActions(post);
  const mayPublish = canAct(session, 'publishGooglePost');
  const { locations } = useGoogle();
  const named = locations.some(({ id }) => id === post.locationId) ? post.locationId : (locations[0]?.id ?? '');
  const isConnected = named !== '';
  return (
    <Stack gap="xs">
      <Text size="sm" c="dimmed">
        {isConnected
          ? 'The saved version goes out. Google reviews each post before showing it.'
          : 'By hand: copy the text, open your profile, press “Add update”, and paste it.'}
      </Text>
      <Group gap="xs">
        {isConnected && mayPublish && (
          <Button variant="default" loading={isBusy} onClick={() => void send(named)}>
            Publish on Google…
          </Button>
        )}
        <CopyLinkButton address={post.text} label="Copy the text" />
        <Button component="a" href="https://business.google.com/" target="_blank" rel="noreferrer" variant="default">
          Open your profile
        </Button>
        <Button variant="subtle" loading={isBusy} onClick={() => void markPosted()}>
          I posted it by hand
        </Button>
      </Group>
    </Stack>
  );
}

function PostDetails({ post, onClose }: { post: Stored<GooglePost>; onClose: () => void }) {
  const { timeZone } = useSession().company;
  const can = useCan();
  const { send, takeBack, remove, reopen, isBusy } = usePostActions(post);
  const { tone, label } = STATE_LOOKS[post.state];
  const mayChange = can('update', 'googlePosts');
  const isThere = post.state === 'live' || post.state === 'processing';
  return (
    <Stack gap="md">
      <div>
        <StatusBadge tone={tone} label={label} />
      </div>
      {post.fault !== '' && <InlineNotice tone="warning">{post.fault}</InlineNotice>}
      <Text className={classes['text'] ?? ''}>{post.text}</Text>
      <DetailList
        columns={1}
        items={[
          { label: 'Kind', value: POST_KIND_LABELS[post.kind] },
          { label: 'Button', value: POST_ACTION_LABELS[post.action], isHiddenWhenEmpty: true },
          { label: 'From', value: formatDate(post.startsOn, timeZone), isHiddenWhenEmpty: true },
          { label: 'Until', value: formatDate(post.endsOn, timeZone), isHiddenWhenEmpty: true },
          { label: 'Coupon code', value: post.couponCode, isHiddenWhenEmpty: true },
          { label: 'Posted', value: formatDateTime(post.postedAt, timeZone), isHiddenWhenEmpty: true },
        ]}
      />
      {post.url !== '' && (
        <Anchor href={post.url} target="_blank" rel="noreferrer">
          See it on Google
        </Anchor>
      )}
      {mayChange && (
        <Group gap="xs">
          {(post.state === 'unknown' || isStuck(post, nowIso())) && (
            <Button loading={isBusy} onClick={() => void send(post.locationId)}>
              Send again
            </Button>
          )}
          {isThere && (
            <Button variant="default" loading={isBusy} onClick={() => void takeBack()}>
              Remove it from Google…
            </Button>
          )}
          {post.state === 'by-hand' && (
            <Button variant="default" loading={isBusy} onClick={() => void reopen()}>
              Back to draft
            </Button>
          )}
          <CopyLinkButton address={post.text} label="Copy the text" />
          {post.state !== 'sending' && (
            <Button
              variant="subtle"
              color="gray"
              loading={isBusy}
              onClick={() => void remove().then((isGone) => isGone && onClose())}
            >
              Delete
            </Button>
          )}
        </Group>
      )}
    </Stack>
  );
}
