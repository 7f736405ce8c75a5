import { EmptyState } from '@/ui/feedback/EmptyState';

/** Why there is nothing to pick: what is looked for does not exist, or there are no items at all. */
export function NoPick({ isSearch }: { isSearch: boolean }) {
  return (
    <EmptyState
      title={isSearch ? 'Nothing found' : 'The pricebook is empty'}
      text={isSearch ? 'Try the code, the name or the vendor’s part number.' : 'Add items on the Pricebook page.'}
    />
  );
}
