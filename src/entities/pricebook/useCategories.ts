import { useMemo } from 'react';
import { collections } from '@/data/collections';
import { useRecords } from '@/data/react/useRecords';
import { categoryTree, flattenTree, type CategoryNode, type PricebookCategory } from '@/domain/pricebook/category';
import { allCategories } from '@/domain/pricebook/queries';
import type { Stored } from '@/domain/record/schema';

const QUERY = allCategories();
const NONE: Stored<PricebookCategory>[] = [];

export type CategoryEntry = CategoryNode<Stored<PricebookCategory>>;

/** Returns all pricebook categories, as a tree and in display order. */
export function useCategories(isEnabled = true) {
  const { data, isLoading, error } = useRecords(collections.pricebookCategories, QUERY, { isEnabled });
  const all = data ?? NONE;
  return useMemo(() => {
    const tree = categoryTree(all);
    const flat = flattenTree(tree);
    return { all, tree, flat, byId: new Map(flat.map((entry) => [entry.category.id, entry])), isLoading, error };
  }, [all, isLoading, error]);
}
