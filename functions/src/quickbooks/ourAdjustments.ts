import { agreementMonthSchema } from '@/domain/agreement/record/postingSchema';
import { contractBookSchema } from '@/domain/contract/money/book';
import { payApplicationSchema } from '@/domain/contract/money/payApplication';
import { contractSchema } from '@/domain/contract/record/schema';
import { deferralsOf, retainageEntries } from '@/domain/quickbooks/adjustments';
import type { BookDocument } from '@/domain/quickbooks/books';
import { inGroupsOf } from '@/lib/inGroupsOf';
import type { Deps } from '../platform/admin';
import { inCompany } from '../platform/collections';
import { fieldsIn, recordsIn } from '../platform/readable';
import { booksCurrency } from './records';

/** The maximum for one query condition. */
const CONTRACTS_AT_ONCE = 30;

/** Reads deferred income of agreements and retainage of contracts, as entries on a day (YYYY-MM-DD) or later; may include earlier ones. */
export async function readAdjustments(deps: Deps, companyId: string, from: string): Promise<BookDocument[]> {
  const [months, certified, currency] = await Promise.all([
    inCompany(deps.db, companyId, 'agreementMonths').where('month', '>=', from.slice(0, 7)).get(),
    inCompany(deps.db, companyId, 'payApplications').where('certifiedOn', '>=', from).get(),
    booksCurrency(deps, companyId),
  ]);
  const ids = [...new Set(recordsIn(payApplicationSchema, certified.docs).map(({ contractId }) => contractId))];
  const contracts = await Promise.all(
    inGroupsOf(CONTRACTS_AT_ONCE, ids).map((group) => retained(deps, companyId, group)),
  );
  return [...deferralsOf(fieldsIn(agreementMonthSchema, months.docs), currency), ...contracts.flat()];
}

/** Returns some contracts' entries, starting with the first certificate. */
async function retained({ db }: Deps, companyId: string, ids: readonly string[]): Promise<BookDocument[]> {
  const of = (name: 'contracts' | 'contractBooks', id: string) => inCompany(db, companyId, name).doc(id);
  const [found, contracts, books] = await Promise.all([
    inCompany(db, companyId, 'payApplications').where('contractId', 'in', ids).get(),
    db.getAll(...ids.map((id) => of('contracts', id))),
    db.getAll(...ids.map((id) => of('contractBooks', id))),
  ]);
  const applications = recordsIn(payApplicationSchema, found.docs);
  const bookOf = new Map(
    fieldsIn(
      contractBookSchema,
      books.filter(({ exists }) => exists),
    ).map((book) => [book.contractId, book]),
  );
  return recordsIn(
    contractSchema,
    contracts.filter(({ exists }) => exists),
  ).flatMap((contract) => {
    const book = bookOf.get(contract.id);
    const own = applications.filter(({ contractId }) => contractId === contract.id);
    return book ? retainageEntries([{ ...contract, book, applications: own }], contract.currency) : [];
  });
}
