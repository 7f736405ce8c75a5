import { priceOf, sumOf } from '../money/amounts';
import type { Finding } from './schema';

/** Returns an option's price before tax, in cents. */
export const optionCents = ({ lines }: Finding['options'][number]): number =>
  sumOf(lines.map(({ quantityE4, unitPriceCents }) => priceOf(quantityE4, unitPriceCents)));

/** Returns the id of the agreed option, on the spot or through an estimate; '' if unknown. */
export const agreedOptionId = ({
  approvedOptionId,
  acceptedOptionId,
}: Pick<Finding, 'approvedOptionId' | 'acceptedOptionId'>): string => approvedOptionId || acceptedOptionId;
