import { copyCustomerLink, takeBackCustomerLink } from '@/entities/public-document/customerLink';
import { paths } from '@/lib/paths';
import { notify } from '@/ui/feedback/notify';

/** Manages the public link to an item and its price. It stays current until it is revoked. */
export function useItemLink(itemId: string) {
  const subject = { kind: 'pricebook-item' as const, subjectId: itemId };
  return {
    copy: () => copyCustomerLink(subject, '', paths.pricebookItem).catch(notify.error),
    takeBack: () => takeBackCustomerLink(subject).catch(notify.error),
  };
}
