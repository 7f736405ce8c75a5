import { EmptyState } from '@/ui/feedback/EmptyState';

/** Explains why there is nothing to pick: no match, or no items at all. */
export function NoPick({ isSearch }: { isSearch: boolean }) {
  return (
    <EmptyState
      title={isSearch ? 'Nothing found' : 'The pricebook is empty'}
      text={isSearch ? 'Try the code, the name or the vendor’s part number.' : 'Add items on the Pricebook page.'}
    />
  );
}
