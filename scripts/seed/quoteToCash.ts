import { collection, doc, getDocs, limit, query, where } from 'firebase/firestore/lite';
import { DEFAULT_BILLING_SETTINGS } from '@/domain/billing/settings';
import { documentInputSchema, type DocumentInput } from '@/domain/billing/schema';
import { formatAddress } from '@/domain/contact/format';
import { greetingName } from '@/domain/invoice/mailText';
import { approveEstimate, declineEstimate } from '@/domain/estimate/api';
import { chosenTotalCents, presetChoice } from '@/domain/estimate/choice';
import { estimateSchema } from '@/domain/estimate/schema';
import { issueInvoices } from '@/domain/invoice/api';
import { newInvoiceDraft } from '@/domain/invoice/create';
import { invoiceSchema } from '@/domain/invoice/schema';
import { recordPayment } from '@/domain/payment/api';
import type { PaymentMethod } from '@/domain/payment/schema';
import { shareDocument } from '@/domain/public-document/api';
import { newNumber } from '@/domain/record/number';
import { taxZoneRecordSchema } from '@/domain/tax/zoneRecord';
import { addCalendarDays } from '@/lib/calendar';
import { calendarDay } from '@/lib/dates';
import type { Person, Team } from './accounts';
import { call } from './client';
import type { CompanyPlan } from './companies/plan';
import type { SeedJob } from './jobs';
import { uploadOfferPictures } from './offerPictures';
import type { Random } from './random';
import { largerJob, repairLines } from './soldWork';
import { unitOf } from './units';
import { commitAll, created } from './writes';

/** What happens to one of today's invoices, in how many days it is due, and its payment method; '' if unpaid. */
type InvoicePlan = { isIssued: boolean; dueInDays: number; paidBy: PaymentMethod | '' };
const INVOICES: readonly InvoicePlan[] = [
  { isIssued: true, dueInDays: 14, paidBy: 'cheque' },
  { isIssued: true, dueInDays: 7, paidBy: '' },
  { isIssued: true, dueInDays: 0, paidBy: 'cash' },
  { isIssued: false, dueInDays: 0, paidBy: '' },
];
const ESTIMATES = ['draft', 'shared', 'approved', 'declined'] as const;

type Setting = { plan: CompanyPlan; team: Team; jobs: readonly SeedJob[]; random: Random };
type Desk = Setting & {
  by: Person;
  root: string;
  today: string;
  zones: Zones;
  /** Pictures of a larger job's sizes, by URL. */
  pictures: readonly string[];
};
/** A company's tax zones, as new documents use them. */
export type Zones = Parameters<typeof newInvoiceDraft>[0]['zones'];

/** Creates estimates and invoices in every state, through the same functions as the screens, with the triggers on. */
export async function makeQuotesAndInvoices(setting: Setting, count: number): Promise<void> {
  const { plan, team, jobs } = setting;
  const by = team.members.find(({ role }) => role === 'manager') ?? team.owner;
  const root = `companies/${team.companyId}`;
  const zones = await readZones(by, root);
  const pictures = await uploadOfferPictures(by, team.companyId, plan.industry);
  const desk: Desk = { ...setting, by, root, today: calendarDay(plan.timeZone), zones, pictures };
  const done = jobs.filter(({ fate, record }) => fate === 'work-done' && record.type !== 'callback');
  const invoices = INVOICES.slice(0, count);
  for (const [index, invoice] of invoices.entries()) {
    const job = done[index];
    if (job) await makeInvoice(desk, job, invoice);
  }
  const open = jobs.filter(({ fate, record }) => fate === 'scheduled' && record.type === 'estimate');
  for (const [index, state] of ESTIMATES.slice(0, count).entries()) {
    const job = open[index] ?? jobs[index];
    if (job) await makeEstimate(desk, job, state);
  }
}

/** Reads the company's active tax zones. */
export async function readZones(by: Person, root: string): Promise<Zones> {
  const stored = await getDocs(
    query(collection(doc(by.client.db, root), 'taxes'), where('isActive', '==', true), limit(50)),
  );
  return stored.docs.flatMap((snapshot) => {
    const zone = taxZoneRecordSchema.safeParse(snapshot.data());
    return zone.success ? [{ ...zone.data, id: snapshot.id }] : [];
  });
}

async function set({ by, root, random }: Desk, path: string, data: object): Promise<string> {
  const id = random.id();
  await commitAll([
    {
      by,
      kind: 'set',
      path: `${root}/${path}`,
      id,
      data: { ...data, ...created(by, new Date().toISOString(), random) },
    },
  ]);
  return id;
}

function draftOf({ plan, random, today, zones }: Desk, { id, record, household }: SeedJob) {
  const property = household.properties.find((one) => one.id === record.propertyId);
  return newInvoiceDraft({
    draftNumber: newNumber('invoiceDraft', new Date(), () => random.next()),
    today,
    settings: DEFAULT_BILLING_SETTINGS,
    zones,
    customer: { ...household.record, id: household.id },
    property: property ? { id: property.id, address: property.record.address } : null,
    job: { ...record, id },
    workLines: repairLines(plan.trade.sold, random),
    newLineId: () => random.id(),
  });
}

async function makeInvoice(desk: Desk, job: SeedJob, { isIssued, dueInDays, paidBy }: InvoicePlan): Promise<void> {
  const { by, random, today } = desk;
  const draft = { ...draftOf(desk, job), ...(isIssued && { dueOn: addCalendarDays(today, dueInDays) }) };
  const invoiceId = await set(desk, 'invoices', invoiceSchema.parse(draft));
  if (!isIssued) return;
  const { results } = await call(by.client, issueInvoices, { invoiceIds: [invoiceId] });
  const refused = results.find(({ error }) => error !== '');
  if (refused) throw new Error(`The invoice of ${job.record.number} was not issued: ${refused.error}`);
  await call(by.client, shareDocument, { kind: 'invoice', subjectId: invoiceId });
  if (paidBy === '') return;
  const reference = paidBy === 'cheque' ? random.pattern('####') : '';
  await call(by.client, recordPayment, {
    paymentId: random.id(),
    invoiceId,
    method: paidBy,
    amountCents: draft.totalCents,
    receivedOn: today,
    reference,
  });
}

async function makeEstimate(desk: Desk, { household }: SeedJob, state: (typeof ESTIMATES)[number]): Promise<void> {
  const { plan, by, random, today, zones, pictures } = desk;
  const { title, options, lines } = largerJob(plan.trade.sold, random, { nth: ESTIMATES.indexOf(state), pictures });
  const property = household.properties[0];
  const { document: invoiced } = newInvoiceDraft({
    draftNumber: 'D',
    today,
    settings: DEFAULT_BILLING_SETTINGS,
    zones,
    newLineId: () => random.id(),
    workLines: lines,
    customer: { ...household.record, id: household.id },
    property: property ? { id: property.id, address: property.record.address } : null,
  });
  const document: DocumentInput = documentInputSchema.parse({
    ...invoiced,
    type: 'estimate',
    lines,
    options,
    deposit: { kind: 'percent', ratePpm: 300_000, amountCents: 0 },
  });
  const estimateId = await set(
    desk,
    'estimates',
    estimateSchema.parse({
      number: newNumber('estimate', new Date(), () => random.next()),
      title,
      customerId: household.id,
      customerName: household.record.name,
      customerSortName: household.record.sortName,
      propertyId: property?.id ?? '',
      propertyAddress: property ? formatAddress(property.record.address) : '',
      document,
      businessUnitId: unitOf(plan, 'installation'),
      validUntil: addCalendarDays(today, 30),
      message: `Thank you for having us look at it, ${greetingName(household.record)}. Here are three ways to do it.`,
      terms: 'Half of the remainder is due when the work starts, the rest when it is done.',
      totalCents: chosenTotalCents(document, presetChoice(document)),
    }),
  );
  if (state === 'draft') return;
  if (state === 'shared') await call(by.client, shareDocument, { kind: 'estimate', subjectId: estimateId });
  if (state === 'approved')
    await call(by.client, approveEstimate, { estimateId, choice: { optionId: 'better' }, note: 'On the phone' });
  if (state === 'declined') {
    await call(by.client, shareDocument, { kind: 'estimate', subjectId: estimateId });
    await call(by.client, declineEstimate, { estimateId, reason: 'Waits until the house is sold' });
  }
}
