import { notedInTab, noteInTab } from '@/lib/tabNotes';

/** Remembers what this visitor saw when leaving for the payment page, to tell whether the payment has arrived since. */
const keyOf = (token: string): string => `fw-paying-${token}`;

export const rememberPaying = (token: string, paymentCount: number): void =>
  noteInTab(keyOf(token), String(paymentCount));

/** Returns how many payments the document showed then; null if this tab didn't go to pay. */
export function paymentsWhenLeft(token: string): number | null {
  const stored = notedInTab(keyOf(token));
  return stored === null ? null : Number(stored);
}
