import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import { companySchema } from '@/domain/company/schema';
import { contractBookSchema, type ContractBook } from '@/domain/contract/money/book';
import type { BillingRecords } from '@/domain/contract/money/billing';
import { changeOrderSchema, type ChangeOrderRecord } from '@/domain/contract/money/changeOrder';
import { clocksOf, nextClockOn, storedClocks } from '@/domain/contract/money/clocks';
import { contractLogSchema, type ContractLog } from '@/domain/contract/money/log';
import { newBook } from '@/domain/contract/money/newBook';
import { payApplicationSchema, type PayApplication } from '@/domain/contract/money/payApplication';
import { contractSchema, type Contract } from '@/domain/contract/record/schema';
import { isInForce } from '@/domain/contract/record/state';
import { calendarDay } from '@/lib/dates';
import type { Deps } from '../platform/admin';
import { createdAudit, updatedAudit } from '../platform/audit';
import { companyRef, inCompany } from '../platform/collections';
import { notFound, precondition } from '../platform/errors';
import { parseRecord } from '../sharing/parseRecord';

type Data = Record<string, unknown>;

/** One contract's financial data, as read in a transaction. */
export type OpenedMoney = {
  contract: Contract & { id: string };
  book: ContractBook;
  bookRef: DocumentReference;
  /** Undefined if nothing is stored yet. */
  bookData: Data | undefined;
  orders: (ChangeOrderRecord & { id: string })[];
  applications: (PayApplication & { id: string })[];
  log: ContractLog;
  logRef: DocumentReference;
  /** Undefined if nothing is stored yet. */
  logData: Data | undefined;
  records: BillingRecords;
  timeZone: string;
  today: string;
  now: string;
};

/**
 * Reads a signed contract with everything its bills depend on.
 * @throws AppError `not-found`; `failed-precondition` before everyone has signed
 */
export async function openMoney(
  deps: Deps,
  transaction: Transaction,
  companyId: string,
  contractId: string,
): Promise<OpenedMoney> {
  const of = (name: 'contracts' | 'contractBooks' | 'contractLogs') =>
    inCompany(deps.db, companyId, name).doc(contractId);
  const bookRef = of('contractBooks');
  const logRef = of('contractLogs');
  const [stored, bookDoc, logDoc, company] = await transaction.getAll(
    of('contracts'),
    bookRef,
    logRef,
    companyRef(deps.db, companyId),
  );
  const data = stored?.data();
  if (!data) throw notFound('Contract');
  const contract = { ...parseRecord(contractSchema, data), id: contractId };
  if (!isInForce(contract.state) && contract.state !== 'closed')
    throw precondition('Billing begins when everyone has signed the contract.');
  const [orderDocs, applicationDocs] = await Promise.all([
    transaction.get(inCompany(deps.db, companyId, 'changeOrders').where('contractId', '==', contractId)),
    transaction.get(inCompany(deps.db, companyId, 'payApplications').where('contractId', '==', contractId)),
  ]);
  const bookData = bookDoc?.data();
  const book = bookData ? parseRecord(contractBookSchema, bookData) : newBook(contract);
  const orders = orderDocs.docs
    .map((each) => ({ ...parseRecord(changeOrderSchema, each.data()), id: each.id }))
    .toSorted((a, b) => a.number - b.number);
  const applications = applicationDocs.docs.map((each) => ({
    ...parseRecord(payApplicationSchema, each.data()),
    id: each.id,
  }));
  const logData = logDoc?.data();
  const now = deps.now();
  const { timeZone } = companySchema.parse(company?.data() ?? {});
  return {
    contract,
    book,
    bookRef,
    bookData,
    orders,
    applications,
    log: parseRecord(contractLogSchema, logData ?? { contractId }),
    logRef,
    logData,
    records: { priceType: contract.priceType, book, orders, applications },
    timeZone,
    today: calendarDay(timeZone, new Date(now)),
    now,
  };
}

/** Like `openMoney`, for a change, which a closed contract doesn't allow. @throws AppError `failed-precondition`, `not-found` */
export async function openForChange(...of: Parameters<typeof openMoney>): Promise<OpenedMoney> {
  const opened = await openMoney(...of);
  if (!isInForce(opened.contract.state)) throw precondition('This contract is closed.');
  return opened;
}

/** Stores the book with its current deadlines. */
export function storeBook(
  transaction: Transaction,
  { bookRef, bookData, now, timeZone, log }: Pick<OpenedMoney, 'bookRef' | 'bookData' | 'now' | 'timeZone' | 'log'>,
  book: ContractBook,
  applications: readonly (PayApplication & { id: string })[],
  uid: string,
): void {
  const clocks = storedClocks(clocksOf(book, applications, timeZone, log));
  writeWhole(transaction, bookRef, bookData, { ...book, clocks, nextClockOn: nextClockOn(clocks) }, { uid, now });
}

/** Writes a record that only functions write, with its author and time. */
export function writeWhole(
  transaction: Transaction,
  ref: DocumentReference,
  stored: Data | undefined,
  fields: Data,
  { uid, now }: { uid: string; now: string },
): void {
  transaction.set(
    ref,
    stored
      ? { ...fields, createdBy: stored['createdBy'], createdAt: stored['createdAt'], ...updatedAudit(uid, now, stored) }
      : { ...fields, ...createdAudit(uid, now) },
  );
}
