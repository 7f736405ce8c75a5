import { DAY_MS } from '@/lib/time';
import { formatPrice } from '../format/money';
import type { FilterField } from './filterFields';

type Choice = Pick<FilterField, 'name' | 'label' | 'value' | 'onChange'>;

/** Lower bounds of the price bands for a document's total, in cents. */
const BAND_STARTS_CENTS = [0, 50_000, 200_000, 500_000, 1_000_000];
const BANDS = BAND_STARTS_CENTS.map((fromCents, place) => {
  const belowCents = BAND_STARTS_CENTS[place + 1] ?? Infinity;
  const label =
    fromCents === 0
      ? `Under ${formatPrice(belowCents)}`
      : belowCents === Infinity
        ? `${formatPrice(fromCents)} and more`
        : `${formatPrice(fromCents)} to ${formatPrice(belowCents)}`;
  return { value: String(fromCents), label, fromCents, belowCents };
});

/** Filters a list of documents by their total. */
export const amountFilter = (choice: Choice): FilterField => ({ ...choice, anyLabel: 'Any amount', options: BANDS });

/** Returns whether a total is within the chosen band; an unknown band matches everything. */
export function isInBand(totalCents: number, value: string): boolean {
  const band = BANDS.find((known) => known.value === value);
  return band === undefined || (totalCents >= band.fromCents && totalCents < band.belowCents);
}

const SPANS_DAYS = [7, 30, 90, 365];

/** Filters a list to items whose last event was within so many days. */
export const withinFilter = (choice: Choice): FilterField => ({
  ...choice,
  anyLabel: 'Any time',
  options: SPANS_DAYS.map((days) => ({
    value: String(days),
    label: days === 365 ? 'In the last year' : `In the last ${days} days`,
  })),
});

/** Returns whether an ISO instant is within the chosen time span before `now`; an unknown span matches everything. */
export function isWithin(instant: string, value: string, now: Date): boolean {
  const days = SPANS_DAYS.find((known) => String(known) === value);
  return days === undefined || instant >= new Date(now.getTime() - days * DAY_MS).toISOString();
}
