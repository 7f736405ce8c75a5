import type { SourceMonth } from '@/domain/lead/months';
import { formatMoney } from '@/ui/format/money';

/** A share of a whole as a percentage; a dash of nothing. */
export const percent = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${String(Math.round((part / whole) * 100))}%`;

/** Money, or a dash where there is none to say. */
export const moneyOr = (cents: number | null): string => (cents === null ? '–' : formatMoney(cents));

/** What came from one source, with its name. */
export type SourceSums = SourceMonth & { id: string; name: string };
