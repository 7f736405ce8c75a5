import type { Cylinder, RefrigerantMove } from './schema';

/** Totals taken from and returned to a cylinder over the log, in ounces. */
export type CylinderSums = { addedOunces: number; recoveredOunces: number };

/** Returns a cylinder's content by the log, in ounces. Negative if more was logged out of it than it held. */
export const heldOunces = (
  { startOunces }: Pick<Cylinder, 'startOunces'>,
  { addedOunces, recoveredOunces }: CylinderSums,
): number => Math.round((startOunces - addedOunces + recoveredOunces) * 10) / 10;

type Planned = Pick<RefrigerantMove, 'kind' | 'ounces' | 'refrigerant'>;

/**
 * Returns what is wrong with taking refrigerant from, or putting it into, a cylinder; [] if nothing is. `held` is null if it can't be
 * known.
 */
export function cylinderFaults(
  cylinder: Pick<Cylinder, 'label' | 'refrigerant' | 'contents' | 'capacityOunces'>,
  held: number | null,
  { kind, ounces, refrigerant }: Planned,
): string[] {
  const { label, contents, capacityOunces } = cylinder;
  return [
    cylinder.refrigerant !== refrigerant && `${label} holds ${cylinder.refrigerant}, not ${refrigerant}.`,
    kind === 'added' && held !== null && ounces > held && `By the log ${label} holds less than that.`,
    kind === 'recovered' &&
      held !== null &&
      capacityOunces > 0 &&
      held + ounces > capacityOunces &&
      `${label} would be over what it may hold.`,
    kind === 'recovered' && contents !== 'recovered' && `${label} is not a recovery cylinder.`,
    kind === 'added' &&
      contents === 'recovered' &&
      `${label} holds recovered refrigerant: it goes back into the same owner’s equipment only, unless it is reclaimed.`,
  ].filter((fault) => fault !== false);
}
