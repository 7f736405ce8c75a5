import { useMemo } from 'react';
import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { useLiveRecords } from '@/data/react/useLiveRecords';
import { memberPrices, withMemberPrices, type DocumentPlace } from '@/domain/agreement/record/memberPrices';
import { agreementsOf } from '@/domain/agreement/record/queries';
import type { DocumentDiscount } from '@/domain/discount/schema';

/** Returns a customer's member discounts at a property, as document discounts; none if they can't be read. */
export function useMemberDiscounts({ customerId, propertyId }: DocumentPlace): DocumentDiscount[] {
  const mayRead = useCan()('read', 'agreements');
  const { records } = useLiveRecords(collections.agreements, agreementsOf(customerId), {
    isEnabled: mayRead && customerId !== '',
  });
  return useMemo(
    () => withMemberPrices([], memberPrices(records, { customerId, propertyId })),
    [records, customerId, propertyId],
  );
}
