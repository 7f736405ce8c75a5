import { priceOf, sumOf } from '../money/amounts';
import type { Finding } from './schema';

/** What an option costs before tax, in cents. */
export const optionCents = ({ lines }: Finding['options'][number]): number =>
  sumOf(lines.map(({ quantityE4, unitPriceCents }) => priceOf(quantityE4, unitPriceCents)));

/** The id of the way that was agreed to, on the spot or by an estimate; '' = none is known. */
export const agreedOptionId = ({
  approvedOptionId,
  acceptedOptionId,
}: Pick<Finding, 'approvedOptionId' | 'acceptedOptionId'>): string => approvedOptionId || acceptedOptionId;
