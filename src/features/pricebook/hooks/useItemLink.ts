import { copyCustomerLink, takeBackCustomerLink } from '@/entities/public-document/customerLink';
import { paths } from '@/lib/paths';
import { notify } from '@/ui/feedback/notify';

/** The link under which customers see what an item is and costs. It follows the item until it is taken back. */
export function useItemLink(itemId: string) {
  const subject = { kind: 'pricebook-item' as const, subjectId: itemId };
  return {
    copy: () => copyCustomerLink(subject, '', paths.pricebookItem).catch(notify.error),
    takeBack: () => takeBackCustomerLink(subject).catch(notify.error),
  };
}
