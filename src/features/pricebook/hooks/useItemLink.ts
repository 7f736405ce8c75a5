import { callFunction } from '@/data/callables';
import { revokeShare, shareDocument } from '@/domain/public-document/api';
import { paths } from '@/lib/paths';
import { confirmAction } from '@/ui/feedback/confirm';
import { notify } from '@/ui/feedback/notify';

/** The link under which customers see what an item is and costs. It follows the item until it is taken back. */
export function useItemLink(itemId: string) {
  const subject = { kind: 'pricebook-item' as const, subjectId: itemId };
  const run = async (work: () => Promise<void>): Promise<void> => {
    try {
      await work();
    } catch (error) {
      notify.error(error);
    }
  };
  return {
    copy: () =>
      run(async () => {
        const { token } = await callFunction(shareDocument, subject);
        await navigator.clipboard.writeText(`${window.location.origin}${paths.pricebookItem(token)}`);
        notify.success('The customer’s link was copied.');
      }),
    takeBack: () =>
      run(async () => {
        const isMeant = await confirmAction({ title: 'Take the link back', message: 'Whoever has the link sees nothing from now on. Sharing again makes a new link.', confirmLabel: 'Take it back', tone: 'danger' });
        if (!isMeant) return;
        await callFunction(revokeShare, subject);
        notify.success('The link shows nothing any more.');
      }),
  };
}
