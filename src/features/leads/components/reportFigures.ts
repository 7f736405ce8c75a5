import type { SourceMonth } from '@/domain/lead/months';
import { formatMoney } from '@/ui/format/money';

/** Formats a share of a whole as a percentage; a dash if the whole is 0. */
export const percent = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${String(Math.round((part / whole) * 100))}%`;

/** Formats an amount, or a dash if null. */
export const moneyOr = (cents: number | null): string => (cents === null ? '–' : formatMoney(cents));

/** Totals for one source, with its name. */
export type SourceSums = SourceMonth & { id: string; name: string };
