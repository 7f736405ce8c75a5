import type { Stored } from '../record/schema';
import type { Placement } from '../scheduling/schema';
import { crewMembers, type Resource } from './schema';

/** Looks up crews, vehicles and machines by id. */
export type ResourceOf = (id: string) => Stored<Resource> | undefined;
export const NO_RESOURCES: ResourceOf = () => undefined;

const PREFIX = 'resource:';
/** Returns the id of a resource's row on the board, distinguished from a technician's by its prefix. */
export const resourceRow = (id: string): string => `${PREFIX}${id}`;
/** Returns the resource of a row; null for a technician's row, and for the unassigned one. */
export const resourceInRow = (row: string): string | null => (row.startsWith(PREFIX) ? row.slice(PREFIX.length) : null);

type Taken = Pick<Placement, 'technicianIds' | 'resourceIds'>;

/** Returns the crew assigned to a visit, or undefined. */
export const crewOf = (
  { resourceIds }: Pick<Taken, 'resourceIds'>,
  resourceOf: ResourceOf,
): Stored<Resource> | undefined => resourceIds.map(resourceOf).find((resource) => resource?.kind === 'crew');

/** Returns a visit's vehicles and machines, by id. An unknown id counts as one, so that it isn't lost. */
export const unitIdsOf = ({ resourceIds }: Pick<Taken, 'resourceIds'>, resourceOf: ResourceOf): string[] =>
  resourceIds.filter((id) => resourceOf(id)?.kind !== 'crew');

/** Assigns a visit to a crew: all of its members go, and no one else; its other resources stay. */
export const givenToCrew = <T extends Taken>(placement: T, crew: Stored<Resource>, resourceOf: ResourceOf): T => ({
  ...placement,
  technicianIds: crewMembers(crew),
  resourceIds: [crew.id, ...unitIdsOf(placement, resourceOf)],
});

/** Removes the crew from a visit, with its members; people who were added separately stay. */
export function withoutCrew<T extends Taken>(placement: T, resourceOf: ResourceOf): T {
  const crew = crewOf(placement, resourceOf);
  if (!crew) return placement;
  return {
    ...placement,
    technicianIds: placement.technicianIds.filter((id) => !crew.technicianIds.includes(id)),
    resourceIds: placement.resourceIds.filter((id) => id !== crew.id),
  };
}

/** A crew's visit with none of its members left no longer belongs to the crew. */
export function settledCrew<T extends Taken>(placement: T, resourceOf: ResourceOf): T {
  const crew = crewOf(placement, resourceOf);
  if (!crew || placement.technicianIds.some((id) => crew.technicianIds.includes(id))) return placement;
  return { ...placement, resourceIds: placement.resourceIds.filter((id) => id !== crew.id) };
}

/** Replaces the vehicle or machine `from`, or adds one if `from` is ''. Nothing is booked twice for one visit. */
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

/** Removes a vehicle or machine from a visit. */
export const withoutUnit = <T extends Taken>(placement: T, id: string): T => ({
  ...placement,
  resourceIds: placement.resourceIds.filter((one) => one !== id),
});
