import { readFields, type ProposalKind } from '@/domain/assistant/proposal';
import { unitOfJob } from '@/domain/business-unit/units';
import { BILLING_SETTINGS_ID, billingSettingsSchema } from '@/domain/billing/settings';
import { equipmentSchema } from '@/domain/equipment/schema';
import { customerCopies, newEstimate } from '@/domain/estimate/create';
import { estimateInputSchema } from '@/domain/estimate/schema';
import { taxOf } from '@/domain/invoice/startingTax';
import { newJob } from '@/domain/job/create';
import { jobInputSchema, jobSchema } from '@/domain/job/schema';
import { noteSchema } from '@/domain/note/schema';
import { lineFromItem } from '@/domain/pricebook/line';
import { pricebookItemSchema } from '@/domain/pricebook/schema';
import { propertyFields } from '@/domain/property/copies';
import { newNumber } from '@/domain/record/number';
import { placed } from '@/domain/scheduling/change';
import { scheduleEntrySchema } from '@/domain/scheduling/schema';
import { exemptionsFor, exemptionsOf } from '@/domain/tax/exemptionRecord';
import { TAX_ZONE_LIST_LIMIT } from '@/domain/tax/zoneRecord';
import { userName } from '@/domain/user/schema';
import { addCalendarDays } from '@/lib/calendar';
import { calendarDay } from '@/lib/dates';
import { certificatesIn, zonesIn } from '../billing/taxRecords';
import { readSkillsOfType } from '../leads/leadCompany';
import { updatedAudit } from '../platform/audit';
import { inCompany, type CompanyCollection } from '../platform/collections';
import { precondition } from '../platform/errors';
import { asked } from '../platform/listQuery';
import { dayPlan } from './carryOutDay';
import {
  assertMay,
  assertTechnicians,
  customerOf,
  made,
  Outdated,
  propertyOf,
  refIn,
  targetOf,
  type Context,
  type Done,
  type Executor,
} from './proposalRecords';

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
  const wanted = jobInputSchema.parse(fields);
  const input = { ...wanted, requiredSkills: await readSkillsOfType(deps, member, wanted.type) };
  const isUnscheduled = input.scheduledTime === '';
  return made(
    context,
    'jobs',
    jobSchema.parse(
      newJob(input, {
        number: newNumber('job', new Date(nowIso)),
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
      // Edited ones too: the price is the pricebook's, and matches what was shown.
      if (was && item.priceCents !== was.unitPriceCents)
        throw new Outdated(`The price of ${item.name} has changed since.`);
      return { ...item, id };
    }),
  );
  const inTheirCompany = (name: CompanyCollection) => inCompany(deps.db, member.companyId, name);
  const [settings, stored, zones, certificates] = await Promise.all([
    transaction.get(inTheirCompany('settings').doc(BILLING_SETTINGS_ID)),
    fields.jobId === '' ? null : transaction.get(inTheirCompany('jobs').doc(fields.jobId)),
    transaction.get(inTheirCompany('taxes').limit(TAX_ZONE_LIST_LIMIT)),
    transaction.get(asked(inTheirCompany('taxExemptions'), exemptionsOf(customer.id))),
  ]);
  const billing = billingSettingsSchema.parse(settings.data() ?? {});
  const date = calendarDay(member.company.timeZone, new Date(deps.now()));
  const businessUnitId = unitOfJob(billing.units, jobSchema.safeParse(stored?.data()).data ?? null);
  const tax = taxOf({
    customer,
    property,
    zones: zonesIn(zones),
    exemptions: exemptionsFor(certificatesIn(certificates), {
      customerId: customer.id,
      propertyId: property?.id ?? '',
      date,
    }),
    settings: billing,
    businessUnitId,
    date,
  });
  const values = estimateInputSchema.parse({
    number: newNumber('estimate', new Date(deps.now())),
    title: fields.title,
    ...customerCopies(customer),
    ...propertyFields(property),
    jobId: fields.jobId,
    businessUnitId,
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

const visitMove: Executor<'visit-move'> = async (context, fields) => {
  assertMay(context.member, 'update', 'schedule');
  const { deps, member, transaction } = context;
  const { ref, data } = await targetOf(context, 'schedule');
  await assertTechnicians(context, fields.technicianIds);
  const entry = scheduleEntrySchema.parse(data);
  const at = deps.now();
  if (fields.startsAt < at) throw new Outdated('That time has passed.');
  // Same rules as the board: locked, running or finished visits don't move.
  const written = placed(
    entry,
    { ...entry.placement, startsAt: fields.startsAt, endsAt: fields.endsAt, technicianIds: fields.technicianIds },
    { id: deps.newId(), at, by: member.uid },
  );
  const audit = updatedAudit(member.uid, at, data);
  transaction.update(ref, { ...written, ...audit });
  return { collection: 'schedule', id: ref.id, revision: audit.revision };
};

const EXECUTORS: { [Kind in Exclude<ProposalKind, 'message'>]: Executor<Kind> } = {
  note,
  job,
  estimate,
  equipment,
  'visit-move': visitMove,
  'day-plan': dayPlan,
  // The calculation code loads only when one is proposed.
  'manual-j': async (context, fields) => (await import('./carryOutLoads')).manualJ(context, fields),
  'manual-j-new': async (context, fields) => (await import('./carryOutLoads')).manualJNew(context, fields),
};

/** Carries out a proposal in a transaction. @throws Outdated, or AppError with the message to show */
export async function carryOut(
  context: Context,
  kind: Exclude<ProposalKind, 'message'>,
  fields: unknown,
): Promise<Done> {
  // The fields were parsed by the kind's own schema.
  return (EXECUTORS[kind] as Executor<typeof kind>)(context, fields as never);
}
