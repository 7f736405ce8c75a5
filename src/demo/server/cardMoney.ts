import { addCalendarDays } from '@/lib/calendar';
import { weekdayOf } from '@/lib/weekdays';

/** Stripe's usual fee for a card in the US: 2.9% and 30 cents. */
const FEE_PPM = 29_000;
const FEE_CENTS = 30;
export const cardFeeCents = (cents: number): number => Math.round((cents * FEE_PPM) / 1_000_000) + FEE_CENTS;

/** Stripe needs two days, and banks are closed on weekends. */
const DAYS_TO_THE_BANK = 2;

/** The day (YYYY-MM-DD) on which the bank has what customers of the demo paid by card on a day. */
export function payoutDay(receivedOn: string): string {
  const day = addCalendarDays(receivedOn, DAYS_TO_THE_BANK);
  const weekday = weekdayOf(day);
  return addCalendarDays(day, weekday === 'sat' ? 2 : weekday === 'sun' ? 1 : 0);
}
