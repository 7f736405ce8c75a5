import { addCalendarDays } from '@/lib/calendar';

/** Stripe's standard fee for a card in the US: 2.9% and 30 cents. */
const FEE_PPM = 29_000;
const FEE_CENTS = 30;
export const cardFeeCents = (cents: number): number => Math.round((cents * FEE_PPM) / 1_000_000) + FEE_CENTS;

/** Stripe needs two days. Weekends are ignored: when the demo is opened, all of its days move to different weekdays. */
const DAYS_TO_THE_BANK = 2;

/** Returns the day (YYYY-MM-DD) on which the bank receives card payments made on a day in the demo. */
export const payoutDay = (receivedOn: string): string => addCalendarDays(receivedOn, DAYS_TO_THE_BANK);
