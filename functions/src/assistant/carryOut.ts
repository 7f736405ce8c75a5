import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import { can, type Operation, type PermissionCollection } from '@/domain/access/permissions';
import type { CitedCollection } from '@/domain/assistant/chips';
import { readFields, type Proposal, type ProposalFields, type ProposalKind } from '@/domain/assistant/proposal';
import { BILLING_SETTINGS_ID, billingSettingsSchema } from '@/domain/billing/settings';
import { customerSchema, type Customer } from '@/domain/customer/schema';
import { equipmentSchema } from '@/domain/equipment/schema';
import { customerCopies, newEstimate } from '@/domain/estimate/create';
import { newEstimateNumber } from '@/domain/estimate/number';
import { estimateInputSchema } from '@/domain/estimate/schema';
import { taxOf } from '@/domain/invoice/create';
import { newJob, newJobNumber } from '@/domain/job/create';
import { jobInputSchema, jobSchema } from '@/domain/job/schema';
import { calculateLoads } from '@/domain/load-calc/calculate';
import { readHouse, writeHouse } from '@/domain/load-calc/project/house';
import { loadProjectSchema } from '@/domain/load-calc/project/schema';
import { totalsOf } from '@/domain/load-calc/project/totals';
import { noteSchema } from '@/domain/note/schema';
import { lineFromItem } from '@/domain/pricebook/line';
import { pricebookItemSchema } from '@/domain/pricebook/schema';
import { propertyFields } from '@/domain/property/copies';
import { propertySchema, type Property } from '@/domain/property/schema';
import { isRecordId } from '@/domain/record/schema';
import { placed } from '@/domain/scheduling/change';
import { scheduleEntrySchema } from '@/domain/scheduling/schema';
import { exemptionsFor, exemptionsOf, taxExemptionRecordSchema } from '@/domain/tax/exemptionRecord';
import { TAX_ZONE_LIST_LIMIT, taxZoneRecordSchema } from '@/domain/tax/zoneRecord';
import { technicianSchema } from '@/domain/technician/schema';
import { userName } from '@/domain/user/schema';
import { addCalendarDays } from '@/lib/calendar';
import { calendarDay } from '@/lib/dates';
import type { Member } from '../platform/access';
import type { Deps } from '../platform/admin';
import { createdAudit, updatedAudit } from '../platform/audit';
import { inCompany, techniciansOf, type CompanyCollection } from '../platform/collections';
import { denied, notFound, precondition } from '../platform/errors';
import { asked } from '../platform/listQuery';
import { climateOf, newLoadProject } from './newLoad';
import { ToolRefusal } from './tools/refusal';
import { changedHouse } from './tools/calculations';

/** The record that a proposal was made from is not as it was: nothing is done, and the person hears why. */
export class Outdated extends Error {
  constructor(sentence: string) {
    super(sentence);
    this.name = 'Outdated';
  }
}

export type Done = { collection: CitedCollection; id: string; revision: string };
export type Context = { deps: Deps; member: Member; transaction: Transaction; proposal: Proposal };

/** What a yes does, by kind; messages are sent outside of transactions (`answerProposal`). */
type Executor<Kind extends ProposalKind> = (context: Context, fields: ProposalFields<Kind>) => Promise<Done>;

function assertMay({ user }: Member, operation: Operation, collection: PermissionCollection): void {
  if (!can(user, operation, collection)) throw denied('Your role or features no longer allow this.');
}

const refIn = ({ deps, member }: Context, name: CompanyCollection, id: string): DocumentReference => {
  if (!isRecordId(id)) throw notFound('Record');
  return inCompany(deps.db, member.companyId, name).doc(id);
};

async function customerOf(context: Context, id: string): Promise<Customer & { id: string }> {
  const stored = await context.transaction.get(refIn(context, 'customers', id));
  if (!stored.exists) throw new Outdated('The customer was deleted meanwhile.');
  const customer = customerSchema.parse(stored.data());
  if (customer.mergedIntoId !== '') throw new Outdated('The customer was merged into another meanwhile.');
  return { ...customer, id };
}

async function propertyOf(
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

async function assertTechnicians({ deps, member, transaction }: Context, ids: readonly string[]): Promise<void> {
  const all = techniciansOf(deps.db, member.company.ownerId);
  for (const id of ids) {
    const stored = isRecordId(id) ? await transaction.get(all.doc(id)) : null;
    if (!stored?.exists || technicianSchema.parse(stored.data()).status !== 'active')
      throw new Outdated('One of the technicians no longer works here.');
  }
}

/** Writes a new record, with whoever said yes as its author. */
function made(context: Context, collection: CitedCollection & CompanyCollection, fields: object): Done {
  const { deps, member, transaction } = context;
  const audit = createdAudit(member.uid, deps.now());
  const ref = inCompany(deps.db, member.companyId, collection).doc(deps.newId());
  transaction.create(ref, { ...fields, ...audit });
  return { collection, id: ref.id, revision: audit.revision };
}

const note: Executor<'note'> = async (context, fields) => {
  assertMay(context.member, 'create', 'notes');
  if (fields.subjectType === 'customer') await customerOf(context, fields.subjectId);
  else {
    const job = await context.transaction.get(refIn(context, 'jobs', fields.subjectId));
    if (!job.exists) throw new Outdated('The job was deleted meanwhile.');
    if (job.get('customerId') !== fields.customerId) throw new Outdated('The job belongs to another customer now.');
  }
  const customerId = fields.subjectType === 'customer' ? fields.subjectId : fields.customerId;
  const authorName = userName(context.member.user);
  return made(context, 'notes', noteSchema.parse({ ...fields, customerId, authorName }));
};

const job: Executor<'job'> = async (context, fields) => {
  assertMay(context.member, 'create', 'jobs');
  const { deps, member } = context;
  const customer = await customerOf(context, fields.customerId);
  if (customer.isDoNotService) throw precondition('This customer is marked “do not service”.');
  const property = await propertyOf(context, fields.propertyId, customer.id);
  await assertTechnicians(context, fields.technicianIds);
  const nowIso = deps.now();
  const input = jobInputSchema.parse(fields);
  const isUnscheduled = input.scheduledTime === '';
  return made(
    context,
    'jobs',
    jobSchema.parse(
      newJob(input, {
        number: newJobNumber(new Date(nowIso)),
        nowIso,
        uid: member.uid,
        customer,
        property,
        isUnscheduled,
      }),
    ),
  );
};

const estimate: Executor<'estimate'> = async (context, fields) => {
  assertMay(context.member, 'create', 'estimates');
  const { deps, member, transaction, proposal } = context;
  const customer = await customerOf(context, fields.customerId);
  const property = await propertyOf(context, fields.propertyId, customer.id);
  if (fields.jobId !== '') {
    const job = await transaction.get(refIn(context, 'jobs', fields.jobId));
    if (!job.exists) throw new Outdated('The job was deleted meanwhile.');
    if (job.get('customerId') !== customer.id) throw new Outdated('The job belongs to another customer now.');
  }
  const offered = readFields('estimate', proposal.after);
  const items = await Promise.all(
    fields.lines.map(async ({ pricebookItemId: id }) => {
      const stored = await transaction.get(refIn(context, 'pricebook', id));
      const item = pricebookItemSchema.safeParse(stored.data()).data;
      const was = offered.lines.find((line) => line.pricebookItemId === id);
      if (!item?.isActive) throw new Outdated('An item is no longer in the pricebook.');
      // Also what was edited: the price is the pricebook's, and the one that was shown.
      if (was && item.priceCents !== was.unitPriceCents)
        throw new Outdated(`The price of ${item.name} has changed since.`);
      return { ...item, id };
    }),
  );
  const inTheirCompany = (name: CompanyCollection) => inCompany(deps.db, member.companyId, name);
  const [settings, zones, certificates] = await Promise.all([
    transaction.get(inTheirCompany('settings').doc(BILLING_SETTINGS_ID)),
    transaction.get(inTheirCompany('taxes').limit(TAX_ZONE_LIST_LIMIT)),
    transaction.get(asked(inTheirCompany('taxExemptions'), exemptionsOf(customer.id))),
  ]);
  const billing = billingSettingsSchema.parse(settings.data() ?? {});
  const date = calendarDay(member.company.timeZone, new Date(deps.now()));
  const tax = taxOf({
    customer,
    property,
    zones: zones.docs.flatMap((one) => {
      const zone = taxZoneRecordSchema.safeParse(one.data()).data;
      return zone?.isActive ? [{ ...zone, id: one.id }] : [];
    }),
    exemptions: exemptionsFor(
      certificates.docs.flatMap((one) => {
        const read = taxExemptionRecordSchema.safeParse(one.data()).data;
        return read ? [{ ...read, id: one.id }] : [];
      }),
      { customerId: customer.id, propertyId: property?.id ?? '', date },
    ),
    settings: billing,
    date,
  });
  const values = estimateInputSchema.parse({
    number: newEstimateNumber(new Date(deps.now())),
    title: fields.title,
    ...customerCopies(customer),
    ...propertyFields(property),
    jobId: fields.jobId,
    document: {
      type: 'estimate',
      currency: billing.currency,
      date,
      lines: items.map((item, index) =>
        lineFromItem(item, { id: deps.newId(), quantityE4: fields.lines[index]?.quantityE4 ?? 10_000 }),
      ),
      tax,
      deposit: billing.deposit,
    },
    validUntil: addCalendarDays(date, billing.estimateValidDays),
    message: fields.message || billing.estimateMessage,
    terms: billing.estimateTerms,
  });
  return made(context, 'estimates', newEstimate(values));
};

const equipment: Executor<'equipment'> = async (context, fields) => {
  assertMay(context.member, 'create', 'equipment');
  await customerOf(context, fields.customerId);
  await propertyOf(context, fields.propertyId, fields.customerId);
  return made(context, 'equipment', equipmentSchema.parse(fields));
};

/** The record that would be changed, as it was when the proposal was made. */
async function targetOf(
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

const visitMove: Executor<'visit-move'> = async (context, fields) => {
  assertMay(context.member, 'update', 'schedule');
  const { deps, member, transaction } = context;
  const { ref, data } = await targetOf(context, 'schedule');
  await assertTechnicians(context, fields.technicianIds);
  const entry = scheduleEntrySchema.parse(data);
  const at = deps.now();
  if (fields.startsAt < at) throw new Outdated('That time has passed.');
  // As the board moves it: what is locked, running or over stays.
  const written = placed(
    entry,
    { ...entry.placement, startsAt: fields.startsAt, endsAt: fields.endsAt, technicianIds: fields.technicianIds },
    { id: deps.newId(), at, by: member.uid },
  );
  const audit = updatedAudit(member.uid, at, data);
  transaction.update(ref, { ...written, ...audit });
  return { collection: 'schedule', id: ref.id, revision: audit.revision };
};

const manualJ: Executor<'manual-j'> = async (context, fields) => {
  assertMay(context.member, 'update', 'manualJ');
  const { deps, member, transaction } = context;
  const { ref, data } = await targetOf(context, 'manualJ');
  const project = loadProjectSchema.parse(data);
  const { inputs } = readHouse(project.house);
  if (!inputs) throw new Outdated('The house can no longer be read.');
  let after;
  try {
    after = changedHouse(
      inputs,
      fields.changes.map(({ path, value }) => ({ path, value_json: JSON.stringify(value) })),
    );
  } catch (error) {
    if (error instanceof ToolRefusal) throw precondition(error.message);
    throw error;
  }
  const audit = updatedAudit(member.uid, deps.now(), data);
  transaction.update(ref, { house: writeHouse(after), totals: totalsOf(after, calculateLoads(after)), ...audit });
  return { collection: 'manualJ', id: ref.id, revision: audit.revision };
};

const manualJNew: Executor<'manual-j-new'> = async (context, fields) => {
  assertMay(context.member, 'create', 'manualJ');
  const customer = await customerOf(context, fields.customerId);
  await propertyOf(context, fields.propertyId, customer.id);
  const climate = await climateOf(fields.stationId, fields.address);
  if (!climate) throw new Outdated('The climate station is no longer in the table.');
  const project = newLoadProject(fields, climate, {
    customerName: customer.name,
    now: new Date(context.deps.now()),
  });
  if (!project) throw precondition('This house cannot be calculated: begin it on the page of a new calculation.');
  return made(context, 'manualJ', project);
};

const EXECUTORS: { [Kind in Exclude<ProposalKind, 'message'>]: Executor<Kind> } = {
  note,
  job,
  estimate,
  equipment,
  'visit-move': visitMove,
  'manual-j': manualJ,
  'manual-j-new': manualJNew,
};

/** Carries a proposal out in a transaction. @throws Outdated, or AppError with the sentence to show */
export async function carryOut(
  context: Context,
  kind: Exclude<ProposalKind, 'message'>,
  fields: unknown,
): Promise<Done> {
  // The fields were read by the kind's own schema.
  return (EXECUTORS[kind] as Executor<typeof kind>)(context, fields as never);
}
