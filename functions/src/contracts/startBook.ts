import type { Deps } from '../platform/admin';
import { openMoney, storeBook } from './openMoney';

/** Creates a contract's billing book if it has none yet. @throws AppError `not-found`; `failed-precondition` before everyone has signed */
export async function startBook(deps: Deps, companyId: string, contractId: string): Promise<void> {
  await deps.db.runTransaction(async (transaction) => {
    const opened = await openMoney(deps, transaction, companyId, contractId);
    if (opened.bookData === undefined) storeBook(transaction, opened, opened.book, opened.applications, '');
  });
}
