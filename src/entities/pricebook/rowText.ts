import { formatCents } from '@/domain/money/format';
import type { PricebookRow } from '@/domain/pricebook/row';

type Priced = Pick<PricebookRow, 'pricing' | 'parts' | 'priceCents'>;

/** What an item costs the customer; how many parts a bundle has that is priced by them. */
export const priceText = ({ pricing, parts, priceCents }: Priced): string =>
  pricing.kind === 'parts' ? `${parts.length} parts` : formatCents(priceCents);
