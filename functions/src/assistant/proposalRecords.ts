import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import { can, type Operation, type PermissionCollection } from '@/domain/access/permissions';
import type { CitedCollection } from '@/domain/assistant/chips';
import type { Proposal, ProposalFields, ProposalKind } from '@/domain/assistant/proposal';
import { customerSchema, type Customer } from '@/domain/customer/schema';
import { propertySchema, type Property } from '@/domain/property/schema';
import { isRecordId } from '@/domain/record/recordId';
import { technicianSchema } from '@/domain/technician/schema';
import { AppError } from '@/lib/appError';
import type { Member } from '../platform/access';
import type { Deps } from '../platform/admin';
import { createdAudit } from '../platform/audit';
import { inCompany, techniciansOf, type CompanyCollection } from '../platform/collections';
import { denied, notFound } from '../platform/errors';

/** The record a proposal was based on has changed: nothing is done, and the person hears why. */
export class Outdated extends Error {
  constructor(sentence: string) {
    super(sentence);
    this.name = 'Outdated';
  }
}

/** The action can't be undone: someone has edited the record since. */
export const changedSince = (): AppError =>
  new AppError({
    code: 'conflict',
    userMessage: 'Someone has changed it since, so it stays. You can change it on its own page.',
  });

export type Done = { collection: CitedCollection; id: string; revision: string };
export type Context = { deps: Deps; member: Member; transaction: Transaction; proposal: Proposal };

/** Carries out a confirmed proposal, by kind; messages are sent outside of transactions (`answerProposal`). */
export type Executor<Kind extends ProposalKind> = (context: Context, fields: ProposalFields<Kind>) => Promise<Done>;

export function assertMay({ user }: Member, operation: Operation, collection: PermissionCollection): void {
  if (!can(user, operation, collection)) throw denied('Your role or features no longer allow this.');
}

export const refIn = ({ deps, member }: Context, name: CompanyCollection, id: string): DocumentReference => {
  if (!isRecordId(id)) throw notFound('Record');
  return inCompany(deps.db, member.companyId, name).doc(id);
};

export async function customerOf(context: Context, id: string): Promise<Customer & { id: string }> {
  const stored = await context.transaction.get(refIn(context, 'customers', id));
  if (!stored.exists) throw new Outdated('The customer was deleted meanwhile.');
  const customer = customerSchema.parse(stored.data());
  if (customer.mergedIntoId !== '') throw new Outdated('The customer was merged into another meanwhile.');
  return { ...customer, id };
}

export async function propertyOf(
  context: Context,
  id: string,
  customerId: string,
): Promise<(Property & { id: string }) | null> {
  if (id === '') return null;
  const stored = await context.transaction.get(refIn(context, 'properties', id));
  if (!stored.exists) throw new Outdated('The property was deleted meanwhile.');
  const property = propertySchema.parse(stored.data());
  if (property.customerId !== customerId) throw new Outdated('The property belongs to another customer now.');
  return { ...property, id };
}

export async function assertTechnicians({ deps, member, transaction }: Context, ids: readonly string[]): Promise<void> {
  const all = techniciansOf(deps.db, member.company.ownerId);
  for (const id of ids) {
    const stored = isRecordId(id) ? await transaction.get(all.doc(id)) : null;
    if (!stored?.exists || technicianSchema.parse(stored.data()).status !== 'active')
      throw new Outdated('One of the technicians no longer works here.');
  }
}

/** Writes a new record, with the person who confirmed it as its author. */
export function made(context: Context, collection: CitedCollection & CompanyCollection, fields: object): Done {
  const { deps, member, transaction } = context;
  const audit = createdAudit(member.uid, deps.now());
  const ref = inCompany(deps.db, member.companyId, collection).doc(deps.newId());
  transaction.create(ref, { ...fields, ...audit });
  return { collection, id: ref.id, revision: audit.revision };
}

/** Returns the record to be changed, as it was when the proposal was made. */
export async function targetOf(
  context: Context,
  name: CompanyCollection,
): Promise<{ ref: DocumentReference; data: Record<string, unknown> }> {
  const { id, revision } = context.proposal.target;
  const ref = refIn(context, name, id);
  const data = (await context.transaction.get(ref)).data();
  if (!data) throw new Outdated('The record was deleted meanwhile.');
  if (data['revision'] !== revision) throw new Outdated('Someone has changed the record since this was proposed.');
  return { ref, data };
}
