import { CHOSE_NO_UNIT } from '../../business-unit/choice';
import type { BillingSettings } from '../../billing/settings';

/** A business unit that lists are filtered by, plus the one of agreements that don't name any (`usual`); '' = none. */
export type UnitChoice = { unit: string; usual: string };

const isOfUsual = ({ unit, usual }: UnitChoice): boolean => unit === (usual || CHOSE_NO_UNIT);

/**
 * Returns the unit that a query asks for; '' = all of them. That includes the usual one, because its agreements rarely name it: they are
 * filtered after reading, which costs little if most belong to that unit.
 */
export const askedUnit = (choice: UnitChoice): string => (isOfUsual(choice) ? '' : choice.unit);

/** Whether an agreement belongs to the chosen unit. */
export const passesUnitChoice = (
  { businessUnitId }: { businessUnitId: string },
  { unit, usual }: UnitChoice,
): boolean => unit === '' || (businessUnitId || usual || CHOSE_NO_UNIT) === unit;

/** Returns the units other than the usual one; none if another unit is chosen or all are. */
export const unitsBesideUsual = (units: BillingSettings['units'], choice: UnitChoice): string[] =>
  isOfUsual(choice) ? units.map(({ id }) => id).filter((id) => id !== choice.usual) : [];
