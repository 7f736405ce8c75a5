import { companySchema } from '@/domain/company/schema';
import { formatCents } from '@/domain/money/format';
import { decideDoorPayment as contract } from '@/domain/payment/doorApi';
import { doorPaymentSchema, type DoorPayment } from '@/domain/payment/doorPayment';
import { calendarDay } from '@/lib/dates';
import { billJob } from '../../billing/jobBill';
import { enterPayment } from '../../billing/recordPayment';
import { readInvoice } from '../../billing/records';
import { member } from '../../platform/access';
import type { Deps } from '../../platform/admin';
import { updatedAudit } from '../../platform/audit';
import { companyRef, inCompany } from '../../platform/collections';
import { defineCallable } from '../../platform/defineCallable';
import { notFound, precondition, toAppError } from '../../platform/errors';
import { defineReaction } from '../../platform/reaction';
import { collectorFault } from './collector';

type Of = { companyId: string; id: string };

/**
 * Records a payment collected on site: the job is billed and the payment recorded under the same id, so a repeated event records nothing.
 * Conflicts (permission revoked, paid another way in the meantime) wait for the office: the money was received either way.
 */
export const doorPaymentOnWrite = defineReaction(
  'doorPaymentOnWrite',
  'doorPayments',
  (deps, { params, after }) =>
    enterDoorPayment(
      deps,
      { companyId: params['companyId'] ?? '', id: params['id'] ?? '' },
      typeof after?.['createdBy'] === 'string' ? after['createdBy'] : '',
    ),
  { concerns: ({ after }) => after?.['state'] === '' },
);

/** Records what `uid` collected, or why the office has to review it. */
export async function enterDoorPayment(deps: Deps, of: Of, uid: string): Promise<void> {
  const taken = await read(deps, of);
  if (taken?.state !== '') return;
  const fault = await collectorFault(deps, { companyId: of.companyId, uid, jobId: taken.jobId });
  if (fault !== '') return note(deps, of, { state: 'held', reason: fault });
  try {
    const invoiceId = await enter(deps, of, taken, { uid, mayOverpay: false });
    await note(deps, of, { state: 'entered', ...invoiceId });
  } catch (error) {
    const { code, userMessage } = toAppError(error);
    if (code === 'unknown' || code === 'unavailable') throw error;
    await note(deps, of, { state: 'held', reason: userMessage });
  }
}

/** Decides on a collected payment that couldn't be recorded. */
export const decideDoorPayment = defineCallable(
  contract,
  { access: member({ action: 'recordPayment', feature: 'invoices' }), rateLimit: { perMinute: 60 } },
  async (deps, { doorPaymentId, decision }, { companyId, uid }) => {
    const of = { companyId, id: doorPaymentId };
    const taken = await read(deps, of);
    if (!taken) throw notFound('Payment on site');
    if (taken.state !== 'held') return { invoiceId: taken.invoiceId };
    if (decision === 'drop') {
      await note(deps, of, { state: 'dropped' }, uid);
      return { invoiceId: '' };
    }
    const entered = await enter(deps, of, taken, { uid, mayOverpay: true });
    await note(deps, of, { state: 'entered', reason: '', ...entered }, uid);
    return { invoiceId: entered.invoiceId };
  },
);

async function read({ db }: Deps, { companyId, id }: Of): Promise<DoorPayment | null> {
  const stored = await inCompany(db, companyId, 'doorPayments').doc(id).get();
  return doorPaymentSchema.safeParse(stored.data()).data ?? null;
}

type Entered = Pick<DoorPayment, 'invoiceId' | 'invoiceNumber'>;

async function enter(
  deps: Deps,
  { companyId, id }: Of,
  { jobId, method, amountCents, reference, takenAt }: DoorPayment,
  { uid, mayOverpay }: { uid: string; mayOverpay: boolean },
): Promise<Entered> {
  const company = companySchema.parse((await companyRef(deps.db, companyId).get()).data() ?? {});
  const today = calendarDay(company.timeZone, new Date(deps.now()));
  const takenOn = calendarDay(company.timeZone, new Date(takenAt));
  const invoiceId = await billJob(deps, { companyId, jobId, uid });
  const [{ record }, entered] = await Promise.all([
    deps.db.runTransaction((transaction) => readInvoice(deps, transaction, companyId, invoiceId), { readOnly: true }),
    inCompany(deps.db, companyId, 'payments').doc(id).get(),
  ]);
  if (!entered.exists && !mayOverpay && amountCents > record.balanceCents)
    throw precondition(
      `${formatCents(amountCents, record.document)} was taken, and ${formatCents(Math.max(0, record.balanceCents), record.document)} was owed on invoice ${record.number}. It may have been paid twice.`,
    );
  await enterPayment(
    deps,
    {
      paymentId: id,
      invoiceId,
      estimateId: '',
      method,
      amountCents,
      // A clock running ahead must not date a payment tomorrow.
      receivedOn: takenOn < today ? takenOn : today,
      reference,
      note: 'Taken on site',
      mayOverpay,
    },
    { companyId, uid, company },
  );
  return { invoiceId, invoiceNumber: record.number };
}

async function note({ db, now }: Deps, { companyId, id }: Of, changes: Partial<DoorPayment>, uid = ''): Promise<void> {
  const ref = inCompany(db, companyId, 'doorPayments').doc(id);
  await db.runTransaction(async (transaction) => {
    const data = (await transaction.get(ref)).data();
    // A decision made in the meantime is kept.
    if (!data || data['state'] === 'entered' || data['state'] === 'dropped') return;
    transaction.update(ref, { ...changes, ...updatedAudit(uid, now(), data) });
  });
}
