import type { Stored } from '../record/schema';
import type { Placement } from '../scheduling/schema';
import { crewMembers, type Resource } from './schema';

/** Looks crews, vehicles and machines up by id. */
export type ResourceOf = (id: string) => Stored<Resource> | undefined;
export const NO_RESOURCES: ResourceOf = () => undefined;

const PREFIX = 'resource:';
/** The id of a resource's row on the board, told from a technician's by what it begins with. */
export const resourceRow = (id: string): string => `${PREFIX}${id}`;
/** The resource whose row it is; null for a technician's row, and for the unassigned one. */
export const resourceInRow = (row: string): string | null => (row.startsWith(PREFIX) ? row.slice(PREFIX.length) : null);

type Taken = Pick<Placement, 'technicianIds' | 'resourceIds'>;

/** The crew that a visit was given to; undefined without one. */
export const crewOf = (
  { resourceIds }: Pick<Taken, 'resourceIds'>,
  resourceOf: ResourceOf,
): Stored<Resource> | undefined => resourceIds.map(resourceOf).find((resource) => resource?.kind === 'crew');

/** The vehicles and machines of a visit, by id. What is no longer known counts as one: it is not forgotten. */
export const unitIdsOf = ({ resourceIds }: Pick<Taken, 'resourceIds'>, resourceOf: ResourceOf): string[] =>
  resourceIds.filter((id) => resourceOf(id)?.kind !== 'crew');

/** The visit given to a crew: all of its members go, and no one else; what else it needs stays. */
export const givenToCrew = <T extends Taken>(placement: T, crew: Stored<Resource>, resourceOf: ResourceOf): T => ({
  ...placement,
  technicianIds: crewMembers(crew),
  resourceIds: [crew.id, ...unitIdsOf(placement, resourceOf)],
});

/** The visit without its crew: the members leave with it, people who were added to it stay. */
export function withoutCrew<T extends Taken>(placement: T, resourceOf: ResourceOf): T {
  const crew = crewOf(placement, resourceOf);
  if (!crew) return placement;
  return {
    ...placement,
    technicianIds: placement.technicianIds.filter((id) => !crew.technicianIds.includes(id)),
    resourceIds: placement.resourceIds.filter((id) => id !== crew.id),
  };
}

/** The visit of a crew of which nobody goes any more is the crew's no longer. */
export function settledCrew<T extends Taken>(placement: T, resourceOf: ResourceOf): T {
  const crew = crewOf(placement, resourceOf);
  if (!crew || placement.technicianIds.some((id) => crew.technicianIds.includes(id))) return placement;
  return { ...placement, resourceIds: placement.resourceIds.filter((id) => id !== crew.id) };
}

/** Another vehicle or machine for `from`; with `from` '' one more. Nothing is booked twice for one visit. */
export const withUnit = <T extends Taken>(placement: T, from: string, to: string): T => ({
  ...placement,
  resourceIds: [
    ...new Set(
      placement.resourceIds.includes(from)
        ? placement.resourceIds.map((id) => (id === from ? to : id))
        : [...placement.resourceIds, to],
    ),
  ],
});

/** The visit without a vehicle or machine. */
export const withoutUnit = <T extends Taken>(placement: T, id: string): T => ({
  ...placement,
  resourceIds: placement.resourceIds.filter((one) => one !== id),
});
