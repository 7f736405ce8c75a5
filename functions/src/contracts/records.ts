import type { CollectionReference, DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import { changeOrderSchema, type ChangeOrderRecord } from '@/domain/contract/money/changeOrder';
import { headOf } from '@/domain/contract/record/chain';
import { companySchema, type CompanyFields } from '@/domain/company/schema';
import {
  CONTRACT_LOG_LIMIT,
  contractSchema,
  type Contract,
  type ContractLogEntry,
} from '@/domain/contract/record/schema';
import { nextReminder } from '@/domain/contract/record/reminders';
import { contractVersionSchema, versionId, type ContractVersion } from '@/domain/contract/record/version';
import { shownOnContract } from '@/domain/contract/record/signing';
import { calendarDay } from '@/lib/dates';
import type { Deps } from '../platform/admin';
import { createdStamp, updatedAudit, updatedStamp } from '../platform/audit';
import { companyRef, inCompany } from '../platform/collections';
import { notFound } from '../platform/errors';
import { parseRecord } from '../sharing/parseRecord';

/** A contract with its company, as read in a transaction. */
export type OpenedContract = {
  ref: DocumentReference;
  contract: Contract & { id: string };
  /** Null if the contract itself is being signed. */
  order: OpenedOrder | null;
  stored: Record<string, unknown>;
  company: CompanyFields;
  companyId: string;
  today: string;
  now: string;
};

/** A change order being signed, as read in the transaction. */
type OpenedOrder = {
  ref: DocumentReference;
  order: ChangeOrderRecord & { id: string };
  stored: Record<string, unknown>;
};

const versionRef = (
  db: Firestore,
  companyId: string,
  { contractId, orderId, version }: Pick<ContractVersion, 'contractId' | 'orderId' | 'version'>,
): DocumentReference => inCompany(db, companyId, 'contractVersions').doc(versionId(contractId, version, orderId));

/** Reads a contract in a transaction, with one of its change orders if given. @throws AppError `not-found`, `invalid` */
export async function openContract(
  deps: Deps,
  transaction: Transaction,
  companyId: string,
  { contractId, orderId = '' }: { contractId: string; orderId?: string },
): Promise<OpenedContract> {
  const ref = inCompany(deps.db, companyId, 'contracts').doc(contractId);
  const [[record, found], order] = await Promise.all([
    transaction.getAll(ref, companyRef(deps.db, companyId)),
    orderId === '' ? null : openOrder(deps, transaction, { companyId, contractId, orderId }),
  ]);
  const stored = record?.data();
  if (!stored) throw notFound('Contract');
  const now = deps.now();
  const company = companySchema.parse(found?.data() ?? {});
  return {
    ref,
    contract: { ...parseRecord(contractSchema, stored), id: contractId },
    order,
    stored,
    company,
    companyId,
    today: calendarDay(company.timeZone, new Date(now)),
    now,
  };
}

async function openOrder(
  { db }: Deps,
  transaction: Transaction,
  { companyId, contractId, orderId }: { companyId: string; contractId: string; orderId: string },
): Promise<OpenedOrder> {
  const ref = inCompany(db, companyId, 'changeOrders').doc(orderId);
  const stored = (await transaction.get(ref)).data();
  if (!stored || stored['contractId'] !== contractId) throw notFound('Change order');
  return { ref, order: { ...parseRecord(changeOrderSchema, stored), id: orderId }, stored };
}

type VersionOf = {
  companyId: string;
  contract: { id: string; version: number };
  order: { order: { id: string; version: number } } | null;
};

/** Returns the number of the last version sent for signature. */
export const lastVersion = ({ contract, order }: Pick<VersionOf, 'contract' | 'order'>): number =>
  order ? order.order.version : contract.version;

/** Reads a version of a contract or its change order; by default the last one. @throws AppError `not-found`, `invalid` */
export async function openVersion(
  { db }: Deps,
  transaction: Transaction,
  opened: VersionOf,
  version = lastVersion(opened),
): Promise<ContractVersion> {
  const { companyId, contract, order } = opened;
  const which = { contractId: contract.id, orderId: order?.order.id ?? '', version };
  const stored = (await transaction.get(versionRef(db, companyId, which))).data();
  if (!stored) throw notFound('Version of this contract');
  return parseRecord(contractVersionSchema, stored);
}

/**
 * Stores only a version, with its next reminder day: the record that displays it is written too, by `storeVersion` or along with a whole
 * change order.
 */
export function writeVersion(
  { db }: Deps,
  transaction: Transaction,
  { companyId, now, company, contract }: Pick<OpenedContract, 'companyId' | 'now' | 'company' | 'contract'>,
  { version, isNew, by, changes }: Pick<StoredVersion, 'version' | 'isNew' | 'by' | 'changes'>,
): void {
  const place = versionRef(db, companyId, version);
  const fields = {
    ...version,
    remindAt: nextReminder({ version, contract: { ...contract, ...changes }, timeZone: company.timeZone, now }),
  };
  if (isNew) transaction.create(place, { ...fields, ...createdStamp(by, now) });
  else transaction.update(place, { ...fields, ...updatedStamp(by, now) });
}

/** Stores a version, along with what the contract or change order shows of it. */
export function storeVersion(
  deps: Deps,
  transaction: Transaction,
  opened: OpenedContract,
  { version, isNew, by, changes = {}, orderChanges = {}, log }: StoredVersion,
): void {
  const { ref, contract, order, stored, now } = opened;
  writeVersion(deps, transaction, opened, { version, isNew, by, changes });
  if (order) {
    const chainHead = headOf(version.events, version.startsAfter);
    transaction.update(order.ref, { chainHead, ...orderChanges, ...updatedAudit(by, now, order.stored) });
    return;
  }
  transaction.update(ref, {
    ...shownOnContract(version),
    ...changes,
    ...(log && { log: logged(contract, { ...log, at: now, by }) }),
    ...updatedAudit(by, now, stored),
  });
}

type StoredVersion = {
  version: ContractVersion;
  isNew: boolean;
  /** Uid of the member; '' = a signer. */
  by: string;
  changes?: Partial<Contract>;
  /** Set if a change order is being signed. */
  orderChanges?: Partial<ChangeOrderRecord>;
  log?: Pick<ContractLogEntry, 'kind' | 'text'>;
};

/** Returns a contract's log with another entry; a full log drops its oldest. */
export const logged = ({ log }: Pick<Contract, 'log'>, entry: ContractLogEntry): ContractLogEntry[] =>
  [...log, { ...entry, text: entry.text.slice(0, 300) }].slice(-CONTRACT_LOG_LIMIT);

/** sealedContracts/{SHA-256}: a sealed file. No security rule allows reading it: functions serve it to people with access. */
export const sealedContracts = (db: Firestore): CollectionReference => db.collection('sealedContracts');
