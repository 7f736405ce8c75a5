import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import { agreementOfPrice, memberPrices, type Membership } from '@/domain/agreement/record/memberPrices';
import { isMemberPrice } from '@/domain/discount/memberPrice';
import { agreementSchema } from '@/domain/agreement/record/schema';
import { canAct } from '@/domain/access/permissions';
import { discountUseId } from '@/domain/discount/discountRecord';
import type { Invoice } from '@/domain/invoice/schema';
import { isRecordId } from '@/domain/record/recordId';
import type { Deps } from '../platform/admin';
import { inCompany, type CompanyCollection } from '../platform/collections';
import { readEstimateBilling, type EstimateBilling } from './agreedEstimate';
import type { Sources } from './checkCopies';
import { memberOf } from '../platform/memberships';

type Data = Record<string, unknown>;
export type DraftSources = Sources & {
  customers: ReadonlySet<string>;
  estimates: ReadonlyMap<string, EstimateBilling>;
  /** One more use, seen by the drafts that follow. */ countUse: (discountId: string, customerId: string) => void;
};

/** Reads, once each, all records the drafts were built from, and the people responsible for their discounts. */
export async function readDraftSources(
  deps: Deps,
  transaction: Transaction,
  companyId: string,
  drafts: readonly Invoice[],
  handlers: readonly string[],
): Promise<DraftSources> {
  const { db } = deps;
  const read = (collection: CompanyCollection, ids: readonly string[]): Promise<Map<string, Data>> =>
    readAll(
      transaction,
      unique(ids).map((id) => inCompany(db, companyId, collection).doc(id)),
    );

  const discounts = drafts.flatMap(({ customerId, document }) =>
    document.discounts.flatMap((discount) =>
      discount.discountId === '' || isMemberPrice(discount) ? [] : [{ discountId: discount.discountId, customerId }],
    ),
  );
  const people = unique([
    ...handlers,
    ...drafts.flatMap(({ document }) => document.discounts.map(({ approvedBy }) => approvedBy)),
  ]);
  const estimates = new Map<string, EstimateBilling>();
  for (const estimateId of unique(drafts.map((draft) => draft.estimateId))) {
    const billing = await readEstimateBilling(deps, transaction, companyId, estimateId);
    if (billing) estimates.set(estimateId, billing);
  }
  const [taxes, exemptions, defined, uses, customers, approvers, members] = await Promise.all([
    read(
      'taxes',
      drafts.flatMap(({ document }) => (document.tax.zone ? [document.tax.zone.id] : [])),
    ),
    read(
      'taxExemptions',
      drafts.flatMap(({ document }) => document.tax.exemptions.map(({ id }) => id)),
    ),
    read(
      'discounts',
      discounts.map(({ discountId }) => discountId),
    ),
    read(
      'discountUses',
      discounts.map(({ discountId, customerId }) => discountUseId(discountId, customerId)),
    ),
    read(
      'customers',
      drafts.map(({ customerId }) => customerId),
    ),
    readApprovers(deps, transaction, companyId, people),
    read(
      'agreements',
      drafts.flatMap(({ document }) => document.discounts.map(({ discountId }) => agreementOfPrice(discountId))),
    ),
  ]);
  const priced = new Map(drafts.flatMap((draft) => [...memberPrices(membershipsIn(members), draft)]));
  const known = new Map<string, Data>([...defined, ...priced]);
  return {
    taxes,
    exemptions,
    discounts: known,
    uses,
    approvers,
    customers: new Set(customers.keys()),
    estimates,
    countUse: (discountId, customerId) => {
      addOne(known, discountId, 'usedTotal');
      addOne(uses, discountUseId(discountId, customerId), 'count');
    },
  };
}

/** Returns the agreements that can be parsed. */
const membershipsIn = (records: ReadonlyMap<string, Data>): Membership[] =>
  [...records].flatMap(([id, data]) => {
    const parsed = agreementSchema.safeParse(data);
    return parsed.success ? [{ ...parsed.data, id }] : [];
  });

function addOne(records: Map<string, Data>, id: string, field: string): void {
  const data = records.get(id) ?? {};
  records.set(id, { ...data, [field]: Number(data[field] ?? 0) + 1 });
}

async function readApprovers(
  deps: Deps,
  transaction: Transaction,
  companyId: string,
  uids: readonly string[],
): Promise<ReadonlySet<string>> {
  const people = await Promise.all(uids.map((uid) => memberOf(deps, companyId, uid, transaction)));
  return new Set(people.flatMap((user) => (user && canAct(user, 'approveDiscount') ? [user.id] : [])));
}

async function readAll(transaction: Transaction, refs: readonly DocumentReference[]): Promise<Map<string, Data>> {
  if (refs.length === 0) return new Map();
  const snapshots = await transaction.getAll(...refs);
  return new Map(
    snapshots.flatMap((snapshot) => (snapshot.exists ? [[snapshot.id, snapshot.data() ?? {}] as const] : [])),
  );
}

/** Returns ids that can be looked up: a document id is neither empty nor a path. */
const unique = (ids: readonly string[]): string[] => [...new Set(ids)].filter(isRecordId);
