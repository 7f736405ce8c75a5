import { useMemo } from 'react';
import { collections } from '@/data/collections';
import { useRecords } from '@/data/react/useRecords';
import type { Address } from '@/domain/contact/schema';
import type { Stored } from '@/domain/record/schema';
import { zoneForAddress } from '@/domain/tax/zoneForAddress';
import { TAX_ZONE_LIST_LIMIT, type TaxZoneRecord } from '@/domain/tax/zoneRecord';

const ALL = { limit: TAX_ZONE_LIST_LIMIT } as const;
const NONE: Stored<TaxZoneRecord>[] = [];

/** Returns the company's tax zones by name. `active` are those that may be chosen; `zoneFor` finds an address's zone, and how it matched. */
export function useTaxZones() {
  const query = useRecords(collections.taxes, ALL);
  const zones = query.data ?? NONE;
  return useMemo(() => {
    const all = zones.toSorted((a, b) => a.name.localeCompare(b.name) || (a.id < b.id ? -1 : 1));
    return {
      all,
      active: all.filter(({ isActive }) => isActive),
      byId: new Map(all.map((zone) => [zone.id, zone])),
      zoneFor: (address: Pick<Address, 'city' | 'state' | 'postalCode' | 'country'>) => zoneForAddress(all, address),
      isLoading: query.isLoading,
      error: query.error,
      refetch: query.refetch,
    };
  }, [zones, query.isLoading, query.error, query.refetch]);
}
