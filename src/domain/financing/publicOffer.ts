import { z } from 'zod';
import { isFinanceable } from './monthly';
import { lenderLink, type FinancingSettings } from './settings';

/** The data a customer's page needs to show monthly payments: the lender's link, the range, and the legally required example. */
export const publicFinancingSchema = z.object({
  lenderName: z.string().max(80),
  link: z.string().max(500),
  minCents: z.number().int(),
  maxCents: z.number().int(),
  aprPpm: z.number().int(),
  termMonths: z.number().int().min(1).max(600),
  terms: z.string().max(1000),
});
export type PublicFinancing = z.infer<typeof publicFinancingSchema>;

/** Returns what customers see; null if financing is off, or its link or text is missing. */
export function publicFinancing(settings: FinancingSettings): PublicFinancing | null {
  if (!isFinanceable(settings.minCents, settings)) return null;
  const { lenderName, minCents, maxCents, aprPpm, termMonths, terms } = settings;
  return { lenderName, link: lenderLink(settings.link), minCents, maxCents, aprPpm, termMonths, terms };
}

/** Whether an amount is in the lender's range. */
export const isInRange = (cents: number, { minCents, maxCents }: PublicFinancing): boolean =>
  cents >= minCents && cents <= maxCents;
