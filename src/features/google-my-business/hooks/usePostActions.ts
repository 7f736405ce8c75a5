import { callFunction } from '@/data/callables';
import { collections } from '@/data/collections';
import { useSaveRecord } from '@/data/react/useSaveRecord';
import { publishGooglePost, removeGooglePost } from '@/domain/google-profile/api';
import type { GooglePost } from '@/domain/google-profile/schema';
import type { Stored } from '@/domain/record/schema';
import { useDelete } from '@/entities/record/useDelete';
import { nowIso } from '@/lib/dates';
import { confirmAction } from '@/ui/feedback/confirm';
import { notify } from '@/ui/feedback/notify';
import { useCarryOut } from '@/ui/feedback/useCarryOut';

/** Provides the actions on a saved post. */
export function usePostActions(post: Stored<GooglePost>) {
  const { isBusy, carryOut } = useCarryOut();
  const { update } = useSaveRecord(collections.googlePosts);
  const deleting = useDelete(collections.googlePosts);
  const isThere = post.state === 'live' || post.state === 'processing';
  return {
    isBusy,
    /** `locationId` is the profile to use if the post doesn't specify one. */
    send: (locationId: string) =>
      carryOut(async () => {
        const isMeant = await confirmAction({
          title: 'Publish on Google',
          message: `Everyone can read it then: “${post.text.slice(0, 200)}${post.text.length > 200 ? '…' : ''}”`,
          confirmLabel: 'Publish',
        });
        if (!isMeant) return;
        if (post.locationId !== locationId) await update(post.id, { locationId });
        const { state } = await callFunction(publishGooglePost, { postId: post.id });
        if (state === 'rejected') notify.info('Google refused this post.');
        else notify.success(state === 'live' ? 'It is live.' : 'Google has it and reviews it before showing it.');
      }),
    takeBack: () =>
      carryOut(async () => {
        const isMeant = await confirmAction({
          title: 'Remove the post from Google',
          message: 'No one will see it anymore. The text stays here.',
          confirmLabel: 'Remove it',
          tone: 'danger',
        });
        if (!isMeant) return;
        await callFunction(removeGooglePost, { postId: post.id });
        notify.success('Removed from Google.');
      }),
    markPosted: () =>
      carryOut(async () => {
        await update(post.id, { state: 'by-hand', postedAt: nowIso() });
        notify.success('Marked as posted.', { undo: () => void update(post.id, { state: 'draft', postedAt: '' }) });
      }),
    reopen: () => carryOut(async () => void (await update(post.id, { state: 'draft', postedAt: '' }))),
    remove: (): Promise<boolean> =>
      deleting(post.id, {
        name: post.title || 'this post',
        message: isThere
          ? 'It stays on Google. Remove it there first if no one should see it.'
          : 'Its text is gone then.',
        confirmLabel: 'Delete post',
      }),
  };
}
