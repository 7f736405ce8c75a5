import { useMemo } from 'react';
import { collections } from '@/data/collections';
import { useRecords } from '@/data/react/useRecords';
import { useSums } from '@/data/react/useSums';
import { heldOunces } from '@/domain/refrigerant-log/cylinder';
import { cylinderList, movesOfCylinder } from '@/domain/refrigerant-log/queries';
import type { Cylinder } from '@/domain/refrigerant-log/schema';
import type { Stored } from '@/domain/record/schema';

const NONE: Stored<Cylinder>[] = [];
/** The server recalculates a cylinder's weight shortly after an entry is logged. */
const FRESH_MS = 5_000;

/** Returns the cylinders in use, each with its contents in ounces according to the log, or null if that's unknown, such as offline. */
export function useCylinders() {
  const query = useRecords(collections.refrigerantCylinders, cylinderList());
  const all = query.data ?? NONE;
  const active = useMemo(() => all.filter(({ isArchived }) => !isArchived), [all]);
  const sums = useSums(
    collections.refrigerantMoves,
    active.flatMap(({ id }) => movesOfCylinder(id)),
    { freshMs: FRESH_MS },
  );
  const held = new Map(
    active.map((cylinder, index): [string, number | null] => {
      const [added, recovered] = [sums[index * 2], sums[index * 2 + 1]];
      const isKnown = added && recovered && !added.isCut && !recovered.isCut;
      return [
        cylinder.id,
        isKnown
          ? heldOunces(cylinder, {
              addedOunces: added.sums['ounces'] ?? 0,
              recoveredOunces: recovered.sums['ounces'] ?? 0,
            })
          : null,
      ];
    }),
  );
  return {
    all,
    active,
    heldOf: (id: string): number | null => held.get(id) ?? null,
    isLoading: query.isLoading,
    error: query.error,
    refetch: query.refetch,
  };
}
