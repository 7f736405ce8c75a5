import type { QueryDocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { warn } from 'firebase-functions/logger';
import { discountRecordSchema, termsOf } from '@/domain/discount/discountRecord';
import type { DocumentInput } from '@/domain/billing/schema';
import { companySchema } from '@/domain/company/schema';
import { newDraftNumber, withTotal } from '@/domain/invoice/create';
import { templateOf } from '@/domain/invoice/mailText';
import { nextOccurrence } from '@/domain/invoice/recurrence';
import { invoiceSchema, recurringInvoiceSchema, type Invoice, type RecurringInvoice } from '@/domain/invoice/schema';
import { occurrenceKey } from '@/domain/recurrence/occurrences';
import { taxZoneRecordSchema, zoneForDocument } from '@/domain/tax/zoneRecord';
import { calendarDay } from '@/lib/dates';
import { SYSTEM } from '../mail/allowance';
import type { Deps } from '../platform/admin';
import { createdAudit, updatedAudit } from '../platform/audit';
import { companyRef, inCompany } from '../platform/collections';
import { toAppError } from '../platform/errors';
import { deliverDocument } from '../sharing/deliverDocument';
import { readCompanyDay } from './records';

const PAGE = 200;
/** Invoices that one rule makes in one run when runs were missed. */
const CATCH_UP = 24;
const FURTHEST_AHEAD_MS = 14 * 3_600_000;

/** Sends the draft of a run: issues and e-mails it, once however often it is called. */
export type SendRun = (deps: Deps, run: { companyId: string; invoiceId: string; to: string }) => Promise<void>;
export type RecurringRun = { made: number; sent: number; failed: number };

/** Makes the invoices that are due, and sends those that are to be sent. What fails for a passing reason is tried again next time. */
export async function runRecurring(deps: Deps, send: SendRun = sendRun): Promise<RecurringRun> {
  const total: RecurringRun = { made: 0, sent: 0, failed: 0 };
  const latest = new Date(Date.parse(deps.now()) + FURTHEST_AHEAD_MS).toISOString().slice(0, 10);
  const query = deps.db
    .collectionGroup('recurringInvoices')
    .where('isActive', '==', true)
    .where('nextOn', '<=', latest)
    .orderBy('nextOn')
    .limit(PAGE);
  let last: QueryDocumentSnapshot | undefined;
  for (;;) {
    const { docs } = await (last ? query.startAfter(last) : query).get();
    for (const document of docs) await runOne(deps, document, send, total);
    last = docs.at(-1);
    if (docs.length < PAGE) return total;
  }
}

async function runOne(deps: Deps, { ref }: QueryDocumentSnapshot, send: SendRun, total: RecurringRun): Promise<void> {
  const companyId = ref.parent.parent?.id ?? '';
  try {
    for (let run = 0; run < CATCH_UP; run += 1) {
      const made = await makeInvoice(deps, companyId, ref.id);
      if (!made) return;
      total.made += Number(made.isNew);
      if (made.mode === 'send' && (await trySending(deps, companyId, made, send))) total.sent += 1;
      await advance(deps, companyId, ref.id, made.date);
    }
  } catch (error) {
    total.failed += 1;
    warn('recurring invoice not made', { companyId, recurringId: ref.id, reason: toAppError(error).userMessage });
  }
}

type Made = { invoiceId: string; date: string; mode: RecurringInvoice['mode']; to: string; isNew: boolean };

/** The draft that is due; null when none is. The same draft when the last run broke off after it. */
function makeInvoice(deps: Deps, companyId: string, recurringId: string): Promise<Made | null> {
  return deps.db.runTransaction(async (transaction) => {
    const company = companySchema.parse((await transaction.get(companyRef(deps.db, companyId))).data() ?? {});
    const stored = (await transaction.get(inCompany(deps.db, companyId, 'recurringInvoices').doc(recurringId))).data();
    const parsed = recurringInvoiceSchema.safeParse(stored);
    if (!parsed.success || !parsed.data.isActive) return null;
    const recurring = parsed.data;
    const date = recurring.nextOn;
    if (
      date > calendarDay(company.timeZone, new Date(deps.now())) ||
      (recurring.endsOn !== '' && date > recurring.endsOn)
    )
      return null;
    const invoiceId = occurrenceKey(recurringId, date);
    const ref = inCompany(deps.db, companyId, 'invoices').doc(invoiceId);
    const made = { invoiceId, date, mode: recurring.mode, to: recurring.template.customerEmail };
    if ((await transaction.get(ref)).exists) return { ...made, isNew: false };
    const document = await freshDocument(deps, transaction, companyId, recurring.template.document, date);
    const by = typeof stored?.['updatedBy'] === 'string' ? stored['updatedBy'] : '';
    transaction.create(ref, {
      ...draftOf(recurring, recurringId, document, deps.now()),
      ...createdAudit(by, deps.now()),
    });
    return { ...made, isNew: true };
  });
}

function draftOf(
  { customerId, customerName, customerSortName, template, nextOn }: RecurringInvoice,
  recurringId: string,
  document: DocumentInput,
  now: string,
): Invoice {
  return withTotal(
    invoiceSchema.parse({
      ...template,
      customerId,
      customerName,
      customerSortName,
      document,
      draftNumber: newDraftNumber(new Date(now)),
      serviceDate: nextOn,
      dueOn: '',
      recurringInvoiceId: recurringId,
    }),
  );
}

/** The template's document on its day, with the zone and the discounts as they are defined by now. */
async function freshDocument(
  { db }: Deps,
  transaction: Transaction,
  companyId: string,
  document: DocumentInput,
  date: string,
): Promise<DocumentInput> {
  const { zone } = document.tax;
  const zoneRecord = zone
    ? taxZoneRecordSchema.safeParse((await transaction.get(inCompany(db, companyId, 'taxes').doc(zone.id))).data())
    : null;
  const discounts = [];
  for (const discount of document.discounts) {
    const record =
      discount.discountId === ''
        ? null
        : discountRecordSchema.safeParse(
            (await transaction.get(inCompany(db, companyId, 'discounts').doc(discount.discountId))).data(),
          );
    discounts.push(record?.success ? { ...discount, terms: termsOf(record.data) } : discount);
  }
  const freshZone = zone && zoneRecord?.success ? zoneForDocument({ ...zoneRecord.data, id: zone.id }) : zone;
  return {
    ...document,
    date,
    discounts,
    discountUsage: {},
    settlements: [],
    tax: { ...document.tax, date, zone: freshZone },
  };
}

/** Whether it went out. What will not go out however often it is tried stays a draft, for somebody to look at. */
async function trySending(deps: Deps, companyId: string, { invoiceId, to }: Made, send: SendRun): Promise<boolean> {
  if (to === '') return false;
  try {
    await send(deps, { companyId, invoiceId, to });
    return true;
  } catch (error) {
    const { code, userMessage } = toAppError(error);
    // With the day's e-mails used up it goes out on the next.
    if (code === 'unknown' || code === 'unavailable' || code === 'rate-limited') throw error;
    warn('recurring invoice not sent', { companyId, invoiceId, reason: userMessage });
    return false;
  }
}

async function sendRun(
  deps: Deps,
  { companyId, invoiceId, to }: { companyId: string; invoiceId: string; to: string },
): Promise<void> {
  const { settings } = await deps.db.runTransaction((transaction) => readCompanyDay(deps, transaction, companyId));
  const { subject, body } = templateOf(settings, 'invoice');
  await deliverDocument(deps, {
    companyId,
    kind: 'invoice',
    subjectId: invoiceId,
    sendId: invoiceId,
    to: [to],
    subject,
    message: body,
    hasPdf: true,
    sentBy: SYSTEM,
  });
}

/** Puts the next day into the rule, unless somebody has changed it meanwhile. After its last day it rests. */
function advance(deps: Deps, companyId: string, recurringId: string, date: string): Promise<void> {
  const ref = inCompany(deps.db, companyId, 'recurringInvoices').doc(recurringId);
  return deps.db.runTransaction(async (transaction) => {
    const data = (await transaction.get(ref)).data();
    const parsed = recurringInvoiceSchema.safeParse(data);
    if (!parsed.success || parsed.data.nextOn !== date) return;
    const nextOn = nextOccurrence(date, parsed.data);
    const isOver = parsed.data.endsOn !== '' && nextOn > parsed.data.endsOn;
    transaction.update(ref, {
      nextOn,
      lastRunOn: date,
      ...(isOver ? { isActive: false } : {}),
      ...updatedAudit('', deps.now(), data),
    });
  });
}
