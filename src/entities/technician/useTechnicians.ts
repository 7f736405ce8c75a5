import { useMemo } from 'react';
import { collections } from '@/data/collections';
import { useRecords } from '@/data/react/useRecords';
import type { Stored } from '@/domain/record/schema';
import { TECHNICIAN_LIST_LIMIT, technicianName, type Technician } from '@/domain/technician/schema';

export const ALL_TECHNICIANS = {
  orderBy: [{ field: 'firstName', direction: 'asc' }],
  limit: TECHNICIAN_LIST_LIMIT,
} as const;
const NONE: Stored<Technician>[] = [];

/**
 * Returns the company's technicians by first name, cached for five minutes. `active` are those who can be assigned; `byId` also includes
 * archived ones, whose names appear on old jobs.
 */
export function useTechnicians() {
  const query = useRecords(collections.technicians, ALL_TECHNICIANS);
  const all = query.data ?? NONE;
  return useMemo(() => {
    const byId = new Map(all.map((technician) => [technician.id, technician]));
    return {
      all,
      active: all.filter(({ status }) => status === 'active'),
      byId,
      /** Returns the names for IDs, in order; a missing ID is labeled as such. */
      namesOf: (ids: readonly string[]) => ids.map((id) => nameOf(byId.get(id))),
      /** Returns the first name for an ID; '' for a missing one. */
      firstNameOf: (id: string) => byId.get(id)?.firstName ?? '',
      isLoading: query.isLoading,
      error: query.error,
    };
  }, [all, query.isLoading, query.error]);
}

const nameOf = (technician: Technician | undefined): string =>
  technician ? technicianName(technician) : 'Former technician';
