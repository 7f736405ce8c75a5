import { formatCents } from '@/domain/money/format';
import type { PricebookRow } from '@/domain/pricebook/row';

type Priced = Pick<PricebookRow, 'pricing' | 'parts' | 'priceCents'>;

/** Formats an item's price; for a bundle priced by its parts, how many it has. */
export const priceText = ({ pricing, parts, priceCents }: Priced): string =>
  pricing.kind === 'parts' ? `${parts.length} parts` : formatCents(priceCents);
