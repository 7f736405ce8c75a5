import { collections } from '@/data/collections';
import { useSaveRecord } from '@/data/react/useSaveRecord';
import type { NextdoorPost } from '@/domain/nextdoor/schema';
import type { Stored } from '@/domain/record/schema';
import { useDelete } from '@/entities/record/useDelete';
import { nowIso } from '@/lib/dates';
import { notify } from '@/ui/feedback/notify';
import { useCarryOut } from '@/ui/feedback/useCarryOut';

/** Returns the actions on a post; each can be undone. */
export function usePostActions(post: Stored<NextdoorPost>) {
  const { isBusy, carryOut } = useCarryOut();
  const { update } = useSaveRecord(collections.nextdoorPosts);
  const deleting = useDelete(collections.nextdoorPosts);
  const reopen = (): Promise<void> =>
    carryOut(async () => void (await update(post.id, { state: 'draft', postedAt: '' })));
  return {
    isBusy,
    reopen,
    markPosted: () =>
      carryOut(async () => {
        await update(post.id, { state: 'posted', postedAt: nowIso() });
        notify.success('Marked as posted. Requests from its link are counted.', { undo: () => void reopen() });
      }),
    skip: () =>
      carryOut(async () => {
        await update(post.id, { state: 'skipped' });
        notify.success('Skipped.', { undo: () => void reopen() });
      }),
    remove: (): Promise<boolean> =>
      deleting(post.id, {
        name: 'this post',
        message: 'What was posted on Nextdoor stays there. Requests from its link are no longer counted.',
        confirmLabel: 'Delete post',
      }),
  };
}
