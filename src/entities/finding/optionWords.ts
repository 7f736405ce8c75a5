import type { Finding } from '@/domain/finding/schema';
import { agreedOptionId, optionCents } from '@/domain/finding/prices';
import { formatCents, formatQuantityOf } from '@/domain/money/format';

type Option = Finding['options'][number];
type Priced = Pick<Finding, 'options' | 'approvedOptionId' | 'acceptedOptionId'>;

/** Formats the price before tax: of the approved option, otherwise of all options. `New furnace, $4,890.00`; '' = not priced. */
export function priceWords(finding: Priced): string {
  const { options } = finding;
  const agreed = options.find(({ id }) => id === agreedOptionId(finding));
  if (agreed) return [options.length > 1 && agreed.name, formatCents(optionCents(agreed))].filter(Boolean).join(', ');
  const prices = options.map(optionCents).filter((cents) => cents > 0);
  const [least, most] = [Math.min(...prices), Math.max(...prices)];
  if (prices.length === 0) return '';
  return least === most ? formatCents(least) : `${formatCents(least)} to ${formatCents(most)}`;
}

const WORK_LIMIT = 5_000;

/** Lists the work in an option, one line each: `2 ea Contactor`. */
export const workText = ({ lines }: Option): string =>
  lines
    .map((line) => `${formatQuantityOf(line)} ${line.name}`.trim())
    .join('\n')
    .slice(0, WORK_LIMIT);
