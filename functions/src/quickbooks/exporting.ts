import { journalCsv, journalIif, journalOf } from '@/domain/quickbooks/journal';
import type { Deps } from '../platform/admin';
import { assertYear } from './assertYear';
import { readOurBooks } from './ourBooks';
import { readPayouts } from './ourPayouts';
import type { BooksPlace } from './planning';

/** Returns a journal of these days as text. Payouts are left out if Stripe doesn't report their contents. */
export async function exportJournal(
  deps: Deps,
  place: BooksPlace,
  { from, to, format }: { from: string; to: string; format: 'csv' | 'iif' },
): Promise<{ text: string; documents: number }> {
  assertYear(from, to);
  const { payouts } = await readPayouts(deps, place.companyId, from, () => false);
  const documents = await readOurBooks(deps, place, { from, to }, payouts);
  const lines = journalOf(documents);
  return { text: format === 'csv' ? journalCsv(lines) : journalIif(lines), documents: documents.length };
}
