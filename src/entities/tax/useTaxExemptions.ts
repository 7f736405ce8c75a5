import { useMemo } from 'react';
import { collections } from '@/data/collections';
import { useRecords } from '@/data/react/useRecords';
import type { Stored } from '@/domain/record/schema';
import { exemptionsFor, exemptionsOf, type TaxExemptionRecord } from '@/domain/tax/exemptionRecord';

const NONE: Stored<TaxExemptionRecord>[] = [];

/** Returns a customer's exemption certificates, newest first; `forDocument` returns those a document may copy. */
export function useTaxExemptions(customerId: string) {
  const query = useRecords(collections.taxExemptions, exemptionsOf(customerId), { isEnabled: customerId !== '' });
  const found = query.data ?? NONE;
  return useMemo(() => {
    const certificates = found.toSorted((a, b) => (a.createdAt > b.createdAt ? -1 : 1));
    return {
      certificates,
      /** `date` is the document's day (YYYY-MM-DD). */
      forDocument: (propertyId: string, date: string) => exemptionsFor(certificates, { customerId, propertyId, date }),
      isLoading: query.isLoading,
      error: query.error,
      refetch: query.refetch,
    };
  }, [found, customerId, query.isLoading, query.error, query.refetch]);
}
