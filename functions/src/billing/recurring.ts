import { warn } from 'firebase-functions/logger';
import type { DocumentInput } from '@/domain/billing/schema';
import { companySchema } from '@/domain/company/schema';
import { withTotal } from '@/domain/invoice/create';
import { templateOf } from '@/domain/invoice/mailText';
import { nextOccurrence } from '@/domain/invoice/recurrence';
import { invoiceSchema, recurringInvoiceSchema, type Invoice, type RecurringInvoice } from '@/domain/invoice/schema';
import { newNumber } from '@/domain/record/number';
import { occurrenceKey } from '@/domain/recurrence/occurrences';
import { calendarDay } from '@/lib/dates';
import { SYSTEM } from '../mail/allowance';
import type { Deliver } from '../mail/client';
import type { Deps } from '../platform/admin';
import { createdAudit, updatedAudit } from '../platform/audit';
import { companyRef, inCompany } from '../platform/collections';
import { mayWorkLater, toAppError } from '../platform/errors';
import type { Share } from '../platform/nightly/companyWork';
import { addedUp, type Counts } from '../platform/nightly/counts';
import { deliverDocument } from '../sharing/deliverDocument';
import { freshDocument } from './freshDocument';
import { readCompanyDay } from './records';

/** Invoices one rule creates per run after missed runs. */
const CATCH_UP = 24;

/** Sends a run's draft: issues and e-mails it, once however often it is called. */
export type SendRun = (
  deps: Deps,
  run: { companyId: string; invoiceId: string; to: string; note?: string },
) => Promise<void>;

/** Creates a company's due recurring invoices, and sends those set to be sent. Temporary failures are retried next time. */
export async function runRecurring(deps: Deps, { companyId, found }: Share, send: SendRun): Promise<Counts> {
  const parts: Counts[] = [];
  for (const { id } of found) parts.push(await runOne(deps, { companyId, recurringId: id }, send));
  return addedUp(parts);
}

type Recurring = { companyId: string; recurringId: string };

async function runOne(deps: Deps, { companyId, recurringId }: Recurring, send: SendRun): Promise<Counts> {
  let [made, sent] = [0, 0];
  try {
    for (let run = 0; run < CATCH_UP; run += 1) {
      const draft = await makeInvoice(deps, companyId, recurringId);
      if (!draft) break;
      made += Number(draft.isNew);
      if (draft.mode === 'send' && (await trySending(deps, companyId, draft, send))) sent += 1;
      await advance(deps, companyId, recurringId, draft.date);
    }
    return { made, sent };
  } catch (error) {
    warn('recurring invoice not made', { companyId, recurringId, reason: toAppError(error).userMessage });
    return { made, sent, failedParts: 1 };
  }
}

type Made = { invoiceId: string; date: string; mode: RecurringInvoice['mode']; to: string; isNew: boolean };

/** Returns the draft that is due, or null. Returns the same draft if the last run stopped after it. */
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
      draftNumber: newNumber('invoiceDraft', new Date(now)),
      serviceDate: nextOn,
      dueOn: '',
      recurringInvoiceId: recurringId,
    }),
  );
}

/** Returns whether it was sent. One that can never be sent stays a draft, for someone to look at. */
export async function trySending(
  deps: Deps,
  companyId: string,
  { invoiceId, to, note = '' }: Pick<Made, 'invoiceId' | 'to'> & { note?: string },
  send: SendRun,
): Promise<boolean> {
  if (to === '') return false;
  try {
    await send(deps, { companyId, invoiceId, to, note });
    return true;
  } catch (error) {
    const { code, userMessage } = toAppError(error);
    // If the day's e-mail limit is used up, it is sent the next day.
    if (mayWorkLater(code)) throw error;
    warn('invoice of a run not sent', { companyId, invoiceId, reason: userMessage });
    return false;
  }
}

/** Sends it as the company's own e-mail, with its text and `note` below. `deliver` replaces the mail server in tests. */
export async function sendRun(
  deps: Deps,
  { companyId, invoiceId, to, note = '' }: Parameters<SendRun>[1],
  deliver?: Deliver,
): Promise<void> {
  const { settings } = await readCompanyDay(deps, deps.db, companyId);
  const { subject, body } = templateOf(settings, 'invoice');
  const delivery = {
    companyId,
    kind: 'invoice',
    subjectId: invoiceId,
    sendId: invoiceId,
    to: [to],
    subject,
    message: note === '' ? body : `${body}\n\n${note}`,
    hasPdf: true,
    sentBy: SYSTEM,
  } as const;
  await deliverDocument(deps, delivery, deliver);
}

/** Stores the rule's next day, unless someone has changed it in the meantime. After its last day it is paused. */
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
