import type { CollectionReference, DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import { companySchema, type CompanyFields } from '@/domain/company/schema';
import {
  CONTRACT_LOG_LIMIT,
  contractSchema,
  type Contract,
  type ContractLogEntry,
} from '@/domain/contract/record/schema';
import { contractVersionSchema, versionId, type ContractVersion } from '@/domain/contract/record/version';
import { shownOnContract } from '@/domain/contract/record/signing';
import { calendarDay } from '@/lib/dates';
import type { Deps } from '../platform/admin';
import { createdStamp, updatedAudit, updatedStamp } from '../platform/audit';
import { companyRef, inCompany } from '../platform/collections';
import { notFound } from '../platform/errors';
import { parseRecord } from '../sharing/parseRecord';

/** A contract with its company, in a transaction. */
export type OpenedContract = {
  ref: DocumentReference;
  contract: Contract & { id: string };
  stored: Record<string, unknown>;
  company: CompanyFields;
  companyId: string;
  today: string;
  now: string;
};

const versionRef = (db: Firestore, companyId: string, contractId: string, version: number): DocumentReference =>
  inCompany(db, companyId, 'contractVersions').doc(versionId(contractId, version));

/** A contract in a transaction. @throws AppError `not-found`, `invalid` */
export async function openContract(
  deps: Deps,
  transaction: Transaction,
  companyId: string,
  contractId: string,
): Promise<OpenedContract> {
  const ref = inCompany(deps.db, companyId, 'contracts').doc(contractId);
  const [record, found] = await transaction.getAll(ref, companyRef(deps.db, companyId));
  const stored = record?.data();
  if (!stored) throw notFound('Contract');
  const now = deps.now();
  const company = companySchema.parse(found?.data() ?? {});
  return {
    ref,
    contract: { ...parseRecord(contractSchema, stored), id: contractId },
    stored,
    company,
    companyId,
    today: calendarDay(company.timeZone, new Date(now)),
    now,
  };
}

/** A version of a contract; by default the last one. @throws AppError `not-found`, `invalid` */
export async function openVersion(
  { db }: Deps,
  transaction: Transaction,
  { companyId, contract }: Pick<OpenedContract, 'companyId'> & { contract: { id: string; version: number } },
  number = contract.version,
): Promise<ContractVersion> {
  const stored = (await transaction.get(versionRef(db, companyId, contract.id, number))).data();
  if (!stored) throw notFound('Version of this contract');
  return parseRecord(contractVersionSchema, stored);
}

/** Stores a version, and with it what the contract shows of it. Nothing else writes either. */
export function storeVersion(
  deps: Deps,
  transaction: Transaction,
  opened: OpenedContract,
  { version, isNew, by, changes = {}, log }: StoredVersion,
): void {
  const { ref, contract, stored, companyId, now } = opened;
  const place = versionRef(deps.db, companyId, contract.id, version.version);
  if (isNew) transaction.create(place, { ...version, ...createdStamp(by, now) });
  else transaction.update(place, { ...version, ...updatedStamp(by, now) });
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
  /** The uid of the member; '' = a signer. */
  by: string;
  changes?: Partial<Contract>;
  log?: Pick<ContractLogEntry, 'kind' | 'text'>;
};

/** A contract's log with one more entry; of a full one the oldest goes. */
export const logged = ({ log }: Pick<Contract, 'log'>, entry: ContractLogEntry): ContractLogEntry[] =>
  [...log, { ...entry, text: entry.text.slice(0, 300) }].slice(-CONTRACT_LOG_LIMIT);

/** sealedContracts/{SHA-256}: a sealed file. No rule opens it: functions give it to those who may have it. */
export const sealedContracts = (db: Firestore): CollectionReference => db.collection('sealedContracts');
