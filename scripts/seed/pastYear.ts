import { DEFAULT_BILLING_SETTINGS } from '@/domain/billing/settings';
import { formatAddress } from '@/domain/contact/format';
import { estimateChoiceSchema } from '@/domain/estimate/api';
import { estimateSchema } from '@/domain/estimate/schema';
import { newInvoiceDraft } from '@/domain/invoice/create';
import { invoiceSchema, type InvoiceInput } from '@/domain/invoice/schema';
import type { PaymentMethod } from '@/domain/payment/schema';
import { shareDocument } from '@/domain/public-document/api';
import { newNumber } from '@/domain/record/number';
import { addCalendarDays, addMonths, lastDayOfMonth } from '@/lib/calendar';
import { calendarDay } from '@/lib/dates';
import { applyPayment } from '../../functions/src/billing/applyPayment';
import { issueDrafts } from '../../functions/src/billing/issueInvoices';
import { approved } from '../../functions/src/estimates/approval';
import { changeEstimate } from '../../functions/src/estimates/changeEstimate';
import type { Deps } from '../../functions/src/platform/admin';
import { createdAudit } from '../../functions/src/platform/audit';
import { inCompany } from '../../functions/src/platform/collections';
import { readCredentials } from '../../functions/src/sharing/readCredentials';
import type { Person, Team } from './accounts';
import { call } from './client';
import type { CompanyPlan } from './companies/plan';
import { depsAt } from './functionsDeps';
import { FINANCED, financeSale, offerMonthly } from './financedSales';
import type { MemberYears } from './members/memberYears';
import type { Household } from './places';
import type { Zones } from './quoteToCash';
import { createRandom, type Random } from './random';
import { discounted, readGiven, type Given } from './givenDiscounts';
import { largerJob, repairLines } from './soldWork';
import { unitOf } from './units';

const MONTHS_BACK = 11;
/** The office writes its documents in the late morning. */
const OFFICE_TIME = '11:00';
/** A month's larger jobs come early in it, so that most of them are paid within it too. */
const LAST_DAY_SOLD = 24;
const METHODS: readonly { method: PaymentMethod; weight: number }[] = [
  { method: 'cheque', weight: 5 },
  { method: 'bank', weight: 3 },
  { method: 'cash', weight: 1 },
];
/** Within the last weeks, amounts not too large for a card were paid by card. */
const CARD_DAYS = 45;
const BY_CARD_BELOW_CENTS = 400_000;
const FINANCED_DUE_DAYS = 60;
const OPTION_IDS = ['good', 'better', 'best'] as const;
/** Currently overdue: issued and due this many days ago, and how much of it has been paid. */
const LATE = [
  { issuedDaysAgo: 55, dueDaysAgo: 41, paidShare: 0.5 },
  { issuedDaysAgo: 23, dueDaysAgo: 9, paidShare: 0 },
] as const;

/** Maximum repairs and larger jobs per month, and how many invoices weren't paid in time. */
export type PastSales = {
  repairs: number;
  larger: number;
  late: number;
  /** Number of the last weeks' larger jobs that are financed monthly. */
  financed: number;
  /** Whether recent payments came by card: only if Stripe is simulated. */
  hasCards?: boolean;
};
type Setting = {
  plan: CompanyPlan;
  team: Team;
  households: readonly Household[];
  zones: Zones;
  random: Random;
  monthly: PastSales;
  members: MemberYears;
};
type Desk = Setting & { by: Person; today: string; discounts: readonly Given[] };

/**
 * Creates sales, invoices and payments for the eleven months before this one, so that trends have a past. They run through the functions'
 * code with the clock set back: numbers, ledger and months match those of a company that had existed then.
 */
export async function makePastYear(setting: Setting): Promise<void> {
  const { plan, team, random, monthly, members } = setting;
  const by = team.members.find(({ role }) => role === 'manager') ?? team.owner;
  const today = calendarDay(plan.timeZone);
  const desk: Desk = { ...setting, by, today, discounts: await readGiven(setting, today) };
  // Uses its own random sequence, so that it doesn't shift anything else.
  const lending = createRandom(`${plan.domain} financing`);
  // Numbers follow the days, so late invoices are issued between the others.
  const late = LATE.slice(0, monthly.late).map((terms) => ({
    ...terms,
    day: addCalendarDays(today, -terms.issuedDaysAgo),
  }));
  const financed = FINANCED.slice(0, monthly.financed).map((sale) => ({
    ...sale,
    day: addCalendarDays(today, -sale.soldDaysAgo),
  }));
  const credit = { team, by, newId: () => lending.id(), depsOn: (day: string) => backThen(desk, day) };
  if (financed.length > 0) await offerMonthly(backThen(desk, today), team);
  const issueLateIn = async (isInMonth: (day: string) => boolean): Promise<void> => {
    for (const terms of late.filter(({ day }) => isInMonth(day))) await billLate(desk, terms);
    for (const sale of financed.filter(({ day }) => isInMonth(day)))
      await financeSale(credit, await sellLargerJob({ ...desk, random: lending }, sale.day, 0), sale);
  };
  for (let back = MONTHS_BACK; back > 0; back -= 1) {
    const month = addMonths(today.slice(0, 7), -back);
    const days = (count: number): string[] =>
      Array.from({ length: count }, () => random.int(1, LAST_DAY_SOLD))
        .sort((a, b) => a - b)
        .map((day) => `${month}-${String(day).padStart(2, '0')}`);
    for (const day of days(random.int(1, monthly.larger))) await sellLargerJob(desk, day);
    for (const day of days(random.int(1, monthly.repairs))) await billRepair(desk, day);
    await issueLateIn((day) => day.startsWith(month));
    await members.runThrough(lastDayOfMonth(month));
  }
  await members.runThrough(today);
  await issueLateIn((day) => day.startsWith(today.slice(0, 7)));
}

/** The server with its clock on a past day. */
const backThen = ({ plan: { timeZone }, random }: Desk, day: string): Deps =>
  depsAt({ timeZone, random }, day, OFFICE_TIME);

type Sold = Parameters<typeof financeSale>[1];

async function sellLargerJob(desk: Desk, day: string, paidShare = 1): Promise<Sold> {
  const { plan, team, by, random, households, zones } = desk;
  const { title, options, lines } = largerJob(plan.trade.sold, random, { nth: Number(day.slice(8)) });
  const household = random.pick(households);
  const deps = backThen(desk, day);
  const paper = papers(desk, household, day);
  const { document } = newInvoiceDraft({ ...paper, zones, workLines: lines });
  const estimateId = random.id();
  const ref = inCompany(deps.db, team.companyId, 'estimates').doc(estimateId);
  const written = createdAudit(by.uid, deps.now());
  await ref.set({
    ...estimateSchema.parse({
      number: newNumber('estimate', new Date(deps.now()), () => random.next()),
      title,
      customerId: household.id,
      customerName: household.record.name,
      customerSortName: household.record.sortName,
      propertyId: paper.property?.id ?? '',
      propertyAddress: paper.property ? formatAddress(paper.property.address) : '',
      document: { ...document, type: 'estimate', lines, options },
      businessUnitId: unitOf(plan, 'installation'),
      validUntil: addCalendarDays(day, 30),
    }),
    ...written,
  });
  const caller = { uid: by.uid, companyId: team.companyId };
  const choice = estimateChoiceSchema.parse({ optionId: random.pick(OPTION_IDS) });
  const signature = { name: household.record.name, kind: 'typed' as const, imageDataUrl: '' };
  const device = { ipAddress: '', userAgent: '' };
  await changeEstimate(deps, caller, estimateId, async ({ estimate, now, today, transaction }) => {
    const credentials = await readCredentials(deps, transaction, team.companyId);
    const answer = { choice, signature, by: 'office' as const, byUid: by.uid, device, joinsPlan: false };
    return approved(estimate, { ...answer, now, today, credentials });
  });
  const estimate = { ...estimateSchema.parse((await ref.get()).data()), ...written, id: estimateId };
  const draft = newInvoiceDraft({ ...paper, zones, estimate });
  const invoiceId = `estimate-${estimateId}`;
  // A customer waiting for a lender gets more time.
  const dueOn = paidShare === 0 ? addCalendarDays(day, FINANCED_DUE_DAYS) : draft.dueOn;
  await bill(desk, { day, invoiceId, draft: { ...draft, dueOn }, paidShare });
  await changeEstimate(deps, caller, estimateId, ({ now }) =>
    Promise.resolve({ state: 'converted', convertedAt: now }),
  );
  return { invoiceId, totalCents: draft.totalCents, day };
}

async function billRepair(desk: Desk, day: string): Promise<void> {
  const { plan, random, households, zones } = desk;
  const workLines = repairLines(plan.trade.sold, random);
  const paper = papers(desk, random.pick(households), day);
  const draft = { ...newInvoiceDraft({ ...paper, zones, workLines }), title: workLines[1]?.name ?? 'Repair' };
  const invoiceId = random.id();
  const billed = discounted(desk, { ...draft, businessUnitId: unitOf(plan, 'service') }, invoiceId);
  await bill(desk, { day, invoiceId, draft: billed });
}

/** Returns the fields every document of a household starts with on `day`. */
function papers({ random }: Desk, { id, record, properties: [property] }: Household, day: string) {
  return {
    draftNumber: newNumber('invoiceDraft', new Date(`${day}T12:00:00.000Z`), () => random.next()),
    today: day,
    settings: DEFAULT_BILLING_SETTINGS,
    customer: { ...record, id },
    property: property ? { id: property.id, address: property.record.address } : null,
    newLineId: () => random.id(),
  };
}

/** Bills a repair whose customer has its link, and hasn't paid all of it in time. */
async function billLate(
  desk: Desk,
  { day, dueDaysAgo, paidShare }: (typeof LATE)[number] & { day: string },
): Promise<void> {
  const { plan, random, households, zones, today, by } = desk;
  const workLines = repairLines(plan.trade.sold, random);
  const paper = papers(desk, random.pick(households), day);
  const draft = {
    ...newInvoiceDraft({ ...paper, zones, workLines }),
    title: workLines[1]?.name ?? 'Repair',
    businessUnitId: unitOf(plan, 'service'),
    dueOn: addCalendarDays(today, -dueDaysAgo),
  };
  const invoiceId = random.id();
  await bill(desk, { day, invoiceId, draft, paidShare });
  await call(by.client, shareDocument, { kind: 'invoice', subjectId: invoiceId });
}

type Bill = { day: string; invoiceId: string; draft: InvoiceInput; paidShare?: number };

/** Issues an invoice on `day`, and pays it within three weeks, as far as it is paid. */
async function bill(desk: Desk, { day, invoiceId, draft, paidShare = 1 }: Bill): Promise<void> {
  const { team, by, random, today, monthly } = desk;
  const { companyId } = team;
  const deps = backThen(desk, day);
  await inCompany(deps.db, companyId, 'invoices')
    .doc(invoiceId)
    .set({ ...invoiceSchema.parse(draft), ...createdAudit(by.uid, deps.now()) });
  const [issued] = await issueDrafts(deps, { companyId, uid: by.uid }, [invoiceId]);
  if (!issued || issued.error !== '')
    throw new Error(`An invoice of ${day} was not issued: ${issued?.error ?? 'no answer'}`);
  if (paidShare === 0) return;
  const paidOn = addCalendarDays(day, random.int(0, 20));
  const receivedOn = paidOn < today ? paidOn : today;
  const { method } = random.weighted(METHODS);
  const paymentId = random.id();
  const amountCents = Math.floor(draft.totalCents * paidShare);
  const isByCard =
    monthly.hasCards === true && amountCents < BY_CARD_BELOW_CENTS && receivedOn >= addCalendarDays(today, -CARD_DAYS);
  await applyPayment(backThen(desk, receivedOn), {
    companyId,
    paymentId,
    invoiceId,
    state: 'succeeded',
    method,
    amountCents,
    receivedOn,
    reference: method === 'cheque' ? random.pattern('####') : '',
    enteredBy: by.uid,
    ...(isByCard && { method: 'card', reference: '', enteredBy: '' }),
  });
}
