import { addCalendarDays } from '@/lib/calendar';

/** Stripe's usual fee for a card in the US: 2.9% and 30 cents. */
const FEE_PPM = 29_000;
const FEE_CENTS = 30;
export const cardFeeCents = (cents: number): number => Math.round((cents * FEE_PPM) / 1_000_000) + FEE_CENTS;

/** Stripe needs two days. Weekends are left out of it: when the demo is opened, all of its days are moved to another weekday. */
const DAYS_TO_THE_BANK = 2;

/** The day (YYYY-MM-DD) on which the bank has what customers of the demo paid by card on a day. */
export const payoutDay = (receivedOn: string): string => addCalendarDays(receivedOn, DAYS_TO_THE_BANK);
