import { useMemo } from 'react';
import { collections } from '@/data/collections';
import { useRecords } from '@/data/react/useRecords';
import {
  DISCOUNT_LIST_LIMIT,
  discountUsesOf,
  type DiscountRecord,
  type DiscountUse,
} from '@/domain/discount/discountRecord';
import type { Stored } from '@/domain/record/schema';

const ALL = { limit: DISCOUNT_LIST_LIMIT } as const;
const NONE: Stored<DiscountRecord>[] = [];
const NO_USES: Stored<DiscountUse>[] = [];

/** Returns the company's discounts by name, and how often `customerId` has used each ('' = uses aren't read). */
export function useDiscounts(customerId = '') {
  const query = useRecords(collections.discounts, ALL);
  const uses = useRecords(collections.discountUses, discountUsesOf(customerId), { isEnabled: customerId !== '' });
  const found = query.data ?? NONE;
  const usesFound = uses.data ?? NO_USES;
  return useMemo(() => {
    const all = found.toSorted((a, b) => a.name.localeCompare(b.name) || (a.id < b.id ? -1 : 1));
    return {
      all,
      byId: new Map(all.map((discount) => [discount.id, discount])),
      uses: usesFound,
      isLoading: query.isLoading,
      error: query.error,
      refetch: query.refetch,
    };
  }, [found, usesFound, query.isLoading, query.error, query.refetch]);
}
