import { useMemo } from 'react';
import { collections } from '@/data/collections';
import { withDescendants } from '@/domain/pricebook/category';
import { archivedItemsByName, CATEGORIES_PER_QUERY, itemsBy, type ItemOrder } from '@/domain/pricebook/queries';
import { pricebookRow } from '@/domain/pricebook/row';
import type { PricebookKind } from '@/domain/pricebook/schema';
import type { PricebookFilter } from '@/domain/pricebook/search';
import { useCategories } from '@/entities/pricebook/useCategories';
import { usePricebookSearch } from '@/entities/pricebook/usePricebookSearch';
import { useIndexedList } from '@/entities/record/useIndexedList';
import { useGrowingLimit } from '@/ui/table/useGrowingLimit';

export type PricebookFilters = {
  status: 'active' | 'archived';
  category: string;
  kind: PricebookKind | '';
  cost: '' | 'stale';
};

/**
 * Returns the item list: sorted as requested, with a category's subcategories included; with a search text or filter, the results of this
 * device's search as it is typed. Archived items are queried and matched by name.
 */
export function usePricebookList(typed: string, filters: PricebookFilters, order: ItemOrder, staleBefore: string) {
  const { all } = useCategories();
  const text = typed.trim();
  const isArchived = filters.status === 'archived';
  const { category, kind, cost } = filters;
  const categoryIds = useMemo(
    () => (category === '' ? [] : category === 'none' ? [''] : withDescendants(category, all)),
    [category, all],
  );
  const filter: PricebookFilter = useMemo(
    () => ({
      ...(categoryIds.length > 0 && { categoryIds }),
      ...(kind !== '' && { kind }),
      ...(cost === 'stale' && { isStaleBefore: staleBefore }),
    }),
    [categoryIds, kind, cost, staleBefore],
  );
  const isSearch =
    !isArchived && (text !== '' || kind !== '' || cost !== '' || categoryIds.length > CATEGORIES_PER_QUERY);

  const { limit, grow } = useGrowingLimit(`${text} ${JSON.stringify(filter)}`);
  const found = usePricebookSearch(text, filter, { limit: isSearch ? limit : 0, isEnabled: !isArchived });
  return useIndexedList({
    definition: collections.pricebook,
    query:
      isArchived && text !== '' ? archivedItemsByName(text) : itemsBy({ isActive: !isArchived, categoryIds }, order),
    rowOf: pricebookRow,
    isSearch,
    found,
    rowOfFound: (row) => row,
    grow,
    isCounted: !isArchived,
  });
}
