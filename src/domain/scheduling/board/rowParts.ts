import type { Stored } from '../../record/schema';
import type { Technician } from '../../technician/schema';
import { TECHNICIANS_PER_LIST } from '../queries';
import type { Span } from '../span';

/** Up to so many rows are few enough to be read at once. */
const FEW = 16;
const ROWS_TOGETHER = 8;
/** As many days of `ROWS_TOGETHER` people as surely fit into one list. */
const DAYS_TOGETHER = 4;

/**
 * The technicians of a board by whose rows are read together, always in the same groups, however one scrolls or filters: nothing is
 * read twice. The archived come last, in groups as large as may be, because most have nothing. null where all are read at once.
 */
export function rowParts(technicians: readonly Pick<Stored<Technician>, 'id' | 'status'>[]): string[][] | null {
  const idsOf = (isActive: boolean): string[] =>
    technicians.filter(({ status }) => (status === 'active') === isActive).map(({ id }) => id);
  const active = idsOf(true);
  return active.length > FEW
    ? [...inGroups(active, ROWS_TOGETHER), ...inGroups(idsOf(false), TECHNICIANS_PER_LIST)]
    : null;
}

/** Days, by what is read together of a part of the rows. */
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
