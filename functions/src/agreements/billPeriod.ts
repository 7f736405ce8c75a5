import { chargedCard, isCardRefused } from '@/domain/agreement/payment/charges';
import { chargedNote } from '@/domain/agreement/payment/letters';
import { cardText } from '@/domain/agreement/payment/words';
import { settled } from '@/domain/agreement/record/change';
import { isActionDue } from '@/domain/agreement/record/due';
import { billedLines, documentOfBill } from '@/domain/agreement/record/create';
import {
  duePeriod,
  isWaitingDue,
  waitingLines,
  withBill,
  withInvoicedLines,
  type DuePeriod,
} from '@/domain/agreement/record/night';
import type { Agreement, AgreementBill } from '@/domain/agreement/record/schema';
import { unitOfAgreement } from '@/domain/agreement/record/unit';
import { customerSchema } from '@/domain/customer/schema';
import { customerFields, withTotal } from '@/domain/invoice/create';
import { invoiceSchema } from '@/domain/invoice/schema';
import { propertySchema } from '@/domain/property/schema';
import { propertyFields } from '@/domain/property/copies';
import { newNumber } from '@/domain/record/number';
import type { Transaction } from 'firebase-admin/firestore';
import { addCalendarDays } from '@/lib/calendar';
import { issueTogether } from '../billing/issueTogether';
import { freshDocument } from '../billing/freshDocument';
import { readCompanyDay } from '../billing/records';
import { trySending, type SendRun } from '../billing/recurring';
import type { Deps } from '../platform/admin';
import { createdAudit } from '../platform/audit';
import { inCompany } from '../platform/collections';
import { billFacts, invoiceOfAgreement, isTakenBack, withoutBill } from './agreementInvoice';
import { newCardLink, type AgreementRef } from './cards/cardLinks';
import { openAgreement, storeAgreement, type OpenedAgreement } from './readAgreement';

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
const periodText = ({ from, until }: DuePeriod): string =>
  DAY.formatRange(new Date(from), new Date(addCalendarDays(until, -1)));

/** `isMoreDue`: whether anything else of the agreement is due today. */
type Billed = { invoiceId: string; to: string; isSent: boolean; isMoreDue: boolean };

/**
 * Bills the period that is due, plus lines left waiting by changes, under an id derived from the agreement and the period's first day, so
 * a rerun finds the same invoice. @returns null when nothing is due
 */
export async function billPeriod(
  deps: Deps,
  companyId: string,
  agreementId: string,
  send: SendRun,
): Promise<Billed | null> {
  const made = await deps.db.runTransaction(async (transaction) => {
    const opened = await openAgreement(deps, transaction, companyId, agreementId);
    const bill = await draftBill(deps, transaction, { companyId, agreementId }, opened);
    bill?.write();
    return bill?.made ?? null;
  });
  return made && finishBill(deps, { companyId, agreementId }, made, send);
}

/** Issues, sends and counts a drafted bill. Safe to rerun: it does only what is missing. */
export async function finishBill(deps: Deps, ref: AgreementRef, made: Made, send: SendRun): Promise<Billed> {
  const isSent = made.isAutomatic && (await issueAndSend(deps, ref, made, send));
  const isMoreDue = await advance(deps, ref.companyId, ref.agreementId, made.invoiceId);
  return { invoiceId: made.invoiceId, to: made.to, isSent, isMoreDue };
}

type DueBill = { invoiceId: string; period: DuePeriod | null; waiting: AgreementBill[] };

/** Returns what must be invoiced on a day, or null if nothing. */
function dueBill(agreementId: string, agreement: Agreement, today: string): DueBill | null {
  const period = duePeriod(agreement, today);
  const waiting = waitingLines(agreement);
  if (!period && !isWaitingDue(agreement, today)) return null;
  const first = period?.from ?? `${waiting[0]?.on ?? today}-change`;
  const usual = invoiceOfAgreement(agreementId, first);
  // A new billing interval can start on the same day as a period of the old one.
  const isTaken = agreement.bills.some(({ invoiceId }) => invoiceId === usual);
  const invoiceId = isTaken ? invoiceOfAgreement(agreementId, `${first}-${agreement.bills.length}`) : usual;
  return { invoiceId, period, waiting };
}

/** A bill's draft. */
export type Made = {
  invoiceId: string;
  to: string;
  isAutomatic: boolean;
  /** The card it is charged to, like `Visa ending in 4242`; '' = paid manually. */
  card: string;
};

/** Returns whether it was sent. A bill charged to a card is issued even if the customer can't be e-mailed. */
async function issueAndSend(deps: Deps, ref: AgreementRef, made: Made, send: SendRun): Promise<boolean> {
  const { companyId } = ref;
  if (made.card === '') return trySending(deps, companyId, made, send);
  await issueTogether(deps, { companyId, uid: '' }, made.invoiceId);
  const { link } = made.to === '' ? { link: '' } : await newCardLink(deps, ref);
  return trySending(deps, companyId, { ...made, note: chargedNote(made.card, link) }, send);
}

/**
 * Drafts what is due on an agreement's day and returns the write that stores it: all reads are done, so call it along with the other
 * writes. Returns the same draft if an earlier run stopped after it. @returns null when nothing is due
 */
export async function draftBill(
  deps: Deps,
  transaction: Transaction,
  { companyId, agreementId }: AgreementRef,
  { agreement, today, now }: Pick<OpenedAgreement, 'agreement' | 'today' | 'now'>,
): Promise<{ made: Made; write: () => void } | null> {
  const due = dueBill(agreementId, agreement, today);
  if (!due) return null;
  const { invoiceId, period, waiting } = due;
  const date = period?.from ?? today;
  const ref = inCompany(deps.db, companyId, 'invoices').doc(invoiceId);
  const [existing, storedCustomer, storedProperty] = await transaction.getAll(
    ref,
    inCompany(deps.db, companyId, 'customers').doc(agreement.customerId),
    inCompany(deps.db, companyId, 'properties').doc(agreement.propertyId),
  );
  // A card permanently refused by its bank isn't charged: the bill goes out for manual payment.
  const card = isCardRefused(agreement) ? null : chargedCard(agreement);
  const made: Made = {
    invoiceId,
    to: agreement.customerEmail,
    isAutomatic: agreement.billing === 'send',
    card: card ? cardText(card) : '',
  };
  if (existing?.exists) return { made, write: () => undefined };
  const { settings } = await readCompanyDay(deps, transaction, companyId);
  const document = await freshDocument(
    deps,
    transaction,
    companyId,
    documentOfBill(
      { ...agreement, priceCents: period?.priceCents ?? 0 },
      date,
      period ? periodText(period) : '',
      waiting,
    ),
    date,
  );
  const customer = customerSchema.safeParse(storedCustomer?.data()).data;
  const place = propertySchema.safeParse(storedProperty?.data()).data;
  const property = place ? { ...place, id: agreement.propertyId } : null;
  const fields = customer
    ? customerFields({ ...customer, id: agreement.customerId }, property, settings)
    : { customerId: agreement.customerId, customerName: agreement.customerName };
  const invoice = {
    ...withTotal(
      invoiceSchema.parse({
        ...fields,
        customerEmail: agreement.customerEmail,
        ...propertyFields(property),
        draftNumber: newNumber('invoiceDraft', new Date(now)),
        title: `${agreement.plan.name}, agreement ${agreement.number}`,
        businessUnitId: unitOfAgreement(settings.units, agreement),
        document,
        serviceDate: date,
        message: settings.invoiceMessage,
        terms: settings.invoiceTerms,
      }),
    ),
    ...createdAudit('', now),
  };
  return { made, write: () => void transaction.create(ref, invoice) };
}

/** Records the period and the waiting lines as billed, with their due date. @returns whether something else is due today */
function advance(deps: Deps, companyId: string, agreementId: string, invoiceId: string): Promise<boolean> {
  return deps.db.runTransaction(async (transaction) => {
    const opened = await openAgreement(deps, transaction, companyId, agreementId);
    const due = dueBill(agreementId, opened.agreement, opened.today);
    if (!due || invoiceId !== due.invoiceId) return isActionDue(opened.agreement, opened.today);
    const stored = (await transaction.get(inCompany(deps.db, companyId, 'invoices').doc(invoiceId))).data();
    const facts = billFacts(stored) ?? { dueOn: '', isPaid: false };
    const document = invoiceSchema.pick({ document: true }).safeParse(stored).data?.document;
    const billed = document
      ? withInvoicedLines(opened.agreement, { invoiceId, ...facts }, billedLines(document))
      : opened.agreement;
    const bill = { invoiceId, on: opened.today, lineId: '', name: '', pausedDays: 0, tries: [], ...facts };
    const counted = due.period ? withBill(billed, { ...bill, ...due.period }) : billed;
    // Someone took it back while it was being sent: the period is over, and nothing is owed for it.
    const after = isTakenBack(stored, counted, invoiceId)
      ? settled(counted, { bills: withoutBill(counted, invoiceId) })
      : counted;
    storeAgreement(transaction, opened, after, '');
    return isActionDue(after, opened.today);
  });
}
