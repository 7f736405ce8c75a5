import type { Stored } from '../record/schema';
import type { Placement } from '../scheduling/schema';
import { crewMembers, type Resource } from './schema';

/** Looks up crews, vehicles and machines by ID. */
export type ResourceOf = (id: string) => Stored<Resource> | undefined;
export const NO_RESOURCES: ResourceOf = () => undefined;

const PREFIX = 'resource:';
/** Returns the ID of a resource's row on the board; its prefix distinguishes it from a technician's. */
export const resourceRow = (id: string): string => `${PREFIX}${id}`;
/** Returns the resource in a row; null for a technician's row and the unassigned one. */
export const resourceInRow = (row: string): string | null => (row.startsWith(PREFIX) ? row.slice(PREFIX.length) : null);

type Taken = Pick<Placement, 'technicianIds' | 'resourceIds'>;

/** Returns the crew assigned to a visit; undefined without one. */
export const crewOf = (
  { resourceIds }: Pick<Taken, 'resourceIds'>,
  resourceOf: ResourceOf,
): Stored<Resource> | undefined => resourceIds.map(resourceOf).find((resource) => resource?.kind === 'crew');

/** Returns the vehicles and machines of a visit, by ID. Unknown IDs are included, so that they aren't lost. */
export const unitIdsOf = ({ resourceIds }: Pick<Taken, 'resourceIds'>, resourceOf: ResourceOf): string[] =>
  resourceIds.filter((id) => resourceOf(id)?.kind !== 'crew');

/** Assigns a visit to a crew: all of its members go, and no one else; other resources stay. */
export const givenToCrew = <T extends Taken>(placement: T, crew: Stored<Resource>, resourceOf: ResourceOf): T => ({
  ...placement,
  technicianIds: crewMembers(crew),
  resourceIds: [crew.id, ...unitIdsOf(placement, resourceOf)],
});

/** Removes the crew from a visit: its members leave with it, people added separately stay. */
export function withoutCrew<T extends Taken>(placement: T, resourceOf: ResourceOf): T {
  const crew = crewOf(placement, resourceOf);
  if (!crew) return placement;
  return {
    ...placement,
    technicianIds: placement.technicianIds.filter((id) => !crew.technicianIds.includes(id)),
    resourceIds: placement.resourceIds.filter((id) => id !== crew.id),
  };
}

/** Removes the crew from a visit when none of its members are on it. */
export function settledCrew<T extends Taken>(placement: T, resourceOf: ResourceOf): T {
  const crew = crewOf(placement, resourceOf);
  if (!crew || placement.technicianIds.some((id) => crew.technicianIds.includes(id))) return placement;
  return { ...placement, resourceIds: placement.resourceIds.filter((id) => id !== crew.id) };
}

/** Replaces the vehicle or machine `from`; with `from` '' adds one. Nothing is booked twice for one visit. */
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
