import type { Stored } from '../../record/schema';
import type { Technician } from '../../technician/schema';
import { TECHNICIANS_PER_LIST } from '../queries';
import type { Span } from '../span';

/** Up to this many rows are few enough to read together. */
const FEW = 16;
const ROWS_TOGETHER = 8;
/** The number of days of `ROWS_TOGETHER` people that surely fit into one list. */
const DAYS_TOGETHER = 4;

/**
 * Groups a board's technicians by whose rows are read together. The groups stay the same despite scrolling and filters, so nothing is
 * read twice. Archived technicians come last, in the largest groups, as most have nothing; rows of crews, vehicles and machines
 * (`resourceRow`) are groups of their own. null: all are read together.
 */
export function rowParts(
  technicians: readonly Pick<Stored<Technician>, 'id' | 'status'>[],
  resourceRows: readonly string[] = [],
): string[][] | null {
  const idsOf = (isActive: boolean): string[] =>
    technicians.filter(({ status }) => (status === 'active') === isActive).map(({ id }) => id);
  const active = idsOf(true);
  return active.length > FEW
    ? [
        ...inGroups(active, ROWS_TOGETHER),
        ...inGroups(idsOf(false), TECHNICIANS_PER_LIST),
        ...inGroups(resourceRows, ROWS_TOGETHER),
      ]
    : null;
}

/** Groups days into the spans read together for a group of rows. */
export const dayRuns = (days: readonly Span[]): Span[] =>
  inGroups(days, DAYS_TOGETHER).flatMap((run) => {
    const [first, last] = [run[0], run.at(-1)];
    return first && last ? [{ startsAt: first.startsAt, endsAt: last.endsAt }] : [];
  });

function inGroups<T>(list: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, index) =>
    list.slice(index * size, (index + 1) * size),
  );
}
