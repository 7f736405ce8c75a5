import type { Finding } from '@/domain/finding/schema';
import { priceOf, sumOf } from '@/domain/money/amounts';
import { formatQuantityOf } from '@/domain/money/format';

type Option = Finding['options'][number];

/** What an option costs before tax, in cents. */
export const optionCents = ({ lines }: Option): number =>
  sumOf(lines.map(({ quantityE4, unitPriceCents }) => priceOf(quantityE4, unitPriceCents)));

const WORK_LIMIT = 5_000;

/** What is done in an option, a line each: `2 ea Contactor`. */
export const workText = ({ lines }: Option): string =>
  lines
    .map((line) => `${formatQuantityOf(line)} ${line.name}`.trim())
    .join('\n')
    .slice(0, WORK_LIMIT);
