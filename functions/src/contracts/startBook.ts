import type { Deps } from '../platform/admin';
import { openMoney, storeBook } from './openMoney';

/** Stores the book of a contract that has none yet. @throws AppError `not-found`; `failed-precondition` before everybody has signed */
export async function startBook(deps: Deps, companyId: string, contractId: string): Promise<void> {
  await deps.db.runTransaction(async (transaction) => {
    const opened = await openMoney(deps, transaction, companyId, contractId);
    if (opened.bookData === undefined) storeBook(transaction, opened, opened.book, opened.applications, '');
  });
}
