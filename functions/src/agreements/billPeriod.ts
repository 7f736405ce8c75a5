import { documentOfPeriod } from '@/domain/agreement/record/create';
import { duePeriod, withBill, type DuePeriod } from '@/domain/agreement/record/night';
import { customerSchema } from '@/domain/customer/schema';
import { customerFields, withTotal } from '@/domain/invoice/create';
import { invoiceSchema } from '@/domain/invoice/schema';
import { propertySchema } from '@/domain/property/schema';
import { propertyFields } from '@/domain/property/copies';
import { newNumber } from '@/domain/record/number';
import { addCalendarDays } from '@/lib/calendar';
import { freshDocument } from '../billing/freshDocument';
import { readCompanyDay } from '../billing/records';
import { trySending, type SendRun } from '../billing/recurring';
import type { Deps } from '../platform/admin';
import { createdAudit } from '../platform/audit';
import { inCompany } from '../platform/collections';
import { billFacts, invoiceOfAgreement } from './agreementInvoice';
import { openAgreement, storeAgreement } from './readAgreement';

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
const periodText = ({ from, until }: DuePeriod): string =>
  DAY.formatRange(new Date(from), new Date(addCalendarDays(until, -1)));

type Billed = { invoiceId: string; to: string; isSent: boolean };

/**
 * Bills the period that is due, under an id that follows from the agreement and the period's first day: a run that is repeated finds the
 * same invoice. @returns null when no period is due
 */
export async function billPeriod(
  deps: Deps,
  companyId: string,
  agreementId: string,
  send: SendRun,
): Promise<Billed | null> {
  const made = await makeInvoice(deps, companyId, agreementId);
  if (!made) return null;
  const isSent = made.isAutomatic && (await trySending(deps, companyId, made, send));
  await advance(deps, companyId, agreementId, made.invoiceId);
  return { invoiceId: made.invoiceId, to: made.to, isSent };
}

type Made = { invoiceId: string; to: string; isAutomatic: boolean };

function makeInvoice(deps: Deps, companyId: string, agreementId: string): Promise<Made | null> {
  return deps.db.runTransaction(async (transaction) => {
    const { agreement, today, now } = await openAgreement(deps, transaction, companyId, agreementId);
    const period = duePeriod(agreement, today);
    if (!period) return null;
    const invoiceId = invoiceOfAgreement(agreementId, period.from);
    const ref = inCompany(deps.db, companyId, 'invoices').doc(invoiceId);
    const [existing, storedCustomer, storedProperty] = await transaction.getAll(
      ref,
      inCompany(deps.db, companyId, 'customers').doc(agreement.customerId),
      inCompany(deps.db, companyId, 'properties').doc(agreement.propertyId),
    );
    const made: Made = { invoiceId, to: agreement.customerEmail, isAutomatic: agreement.billing === 'send' };
    if (existing?.exists) return made;
    const { settings } = await readCompanyDay(deps, transaction, companyId);
    const document = await freshDocument(
      deps,
      transaction,
      companyId,
      documentOfPeriod({ ...agreement, priceCents: period.priceCents }, period.from, periodText(period)),
      period.from,
    );
    const customer = customerSchema.safeParse(storedCustomer?.data()).data;
    const place = propertySchema.safeParse(storedProperty?.data()).data;
    const property = place ? { ...place, id: agreement.propertyId } : null;
    const fields = customer
      ? customerFields({ ...customer, id: agreement.customerId }, property, settings)
      : { customerId: agreement.customerId, customerName: agreement.customerName };
    transaction.create(ref, {
      ...withTotal(
        invoiceSchema.parse({
          ...fields,
          customerEmail: agreement.customerEmail,
          ...propertyFields(property),
          draftNumber: newNumber('invoiceDraft', new Date(now)),
          title: `${agreement.plan.name}, agreement ${agreement.number}`,
          document,
          serviceDate: period.from,
          message: settings.invoiceMessage,
          terms: settings.invoiceTerms,
        }),
      ),
      ...createdAudit('', now),
    });
    return made;
  });
}

/** Counts the period as billed, with when it is to be paid. */
function advance(deps: Deps, companyId: string, agreementId: string, invoiceId: string): Promise<void> {
  return deps.db.runTransaction(async (transaction) => {
    const opened = await openAgreement(deps, transaction, companyId, agreementId);
    const period = duePeriod(opened.agreement, opened.today);
    if (!period || invoiceId !== invoiceOfAgreement(agreementId, period.from)) return;
    const invoice = (await transaction.get(inCompany(deps.db, companyId, 'invoices').doc(invoiceId))).data();
    const facts = billFacts(invoice) ?? { dueOn: '', isPaid: false };
    const bill = { invoiceId, on: opened.today, ...period, pausedDays: 0, ...facts };
    const after = withBill(opened.agreement, bill);
    storeAgreement(transaction, opened, after, '');
  });
}
