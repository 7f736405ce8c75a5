import { CHOSE_NO_UNIT } from '../../business-unit/choice';
import type { BillingSettings } from '../../billing/settings';

/** A business unit that lists are narrowed to, beside the one that agreements are of which say nothing (`usual`); '' = none. */
export type UnitChoice = { unit: string; usual: string };

const isOfUsual = ({ unit, usual }: UnitChoice): boolean => unit === (usual || CHOSE_NO_UNIT);

/**
 * The unit that a query asks for; '' = it asks for all of them. That is so for the usual one, too, because its agreements seldom name it: they are picked
 * out after reading, which costs little where most are of that unit.
 */
export const askedUnit = (choice: UnitChoice): string => (isOfUsual(choice) ? '' : choice.unit);

/** Whether an agreement is of the chosen unit. */
export const passesUnitChoice = (
  { businessUnitId }: { businessUnitId: string },
  { unit, usual }: UnitChoice,
): boolean => unit === '' || (businessUnitId || usual || CHOSE_NO_UNIT) === unit;

/** What is not of the usual unit is of one of these; none where another unit is chosen or all are. */
export const unitsBesideUsual = (units: BillingSettings['units'], choice: UnitChoice): string[] =>
  isOfUsual(choice) ? units.map(({ id }) => id).filter((id) => id !== choice.usual) : [];
