import { chargeStep, withNewTry } from '@/domain/agreement/payment/charges';
import { withCard, withOutcome } from '@/domain/agreement/payment/changes';
import { unpaidBills } from '@/domain/agreement/payment/standing';
import { canceled, started, type Act } from '@/domain/agreement/record/change';
import { newAgreement, offeredTerms } from '@/domain/agreement/record/create';
import { agreementHash } from '@/domain/agreement/record/hash';
import {
  agreementSchema,
  type Agreement,
  type AgreementBill,
  type AgreementInput,
} from '@/domain/agreement/record/schema';
import { invoiceSchema } from '@/domain/invoice/schema';
import type { PaymentMethod } from '@/domain/payment/schema';
import { newNumber } from '@/domain/record/number';
import { addCalendarDays } from '@/lib/calendar';
import { agreementOnInvoice } from '../../../functions/src/agreements/agreementInvoice';
import { countMember } from '../../../functions/src/agreements/countMember';
import { agreementsOfTheDay } from '../../../functions/src/agreements/nightlyAgreements';
import { openAgreement, storeAgreement } from '../../../functions/src/agreements/readAgreement';
import { applyPayment } from '../../../functions/src/billing/applyPayment';
import { issueDrafts } from '../../../functions/src/billing/issueInvoices';
import type { Deps } from '../../../functions/src/platform/admin';
import { createdAudit } from '../../../functions/src/platform/audit';
import { inCompany } from '../../../functions/src/platform/collections';
import type { Person } from '../accounts';
import { depsAt } from '../functionsDeps';
import type { Random } from '../random';
import type { Fate } from './fates';

export type Desk = { companyId: string; timeZone: string; today: string; by: Person; random: Random };
export type Member = { id: string; fate: Fate; input: AgreementInput };

/** Time of the nightly run, and of the office's work. Nothing is charged at night: the seed simulates Stripe. */
const NIGHT = '02:37';
const OFFICE_TIME = '11:30';

export const officeDeps = (desk: Desk, day: string): Deps => depsAt(desk, day, OFFICE_TIME);

/** Returns a member's stored agreement. */
export const readMember = async (desk: Desk, { id }: Pick<Member, 'id'>): Promise<Agreement> =>
  agreementSchema.parse(
    (await inCompany(officeDeps(desk, desk.today).db, desk.companyId, 'agreements').doc(id).get()).data(),
  );

/** Returns bills that have an invoice and aren't paid. */
export const openBills = (agreement: Pick<Agreement, 'bills'>): AgreementBill[] =>
  unpaidBills(agreement).filter(({ invoiceId }) => invoiceId !== '');

/** Changes a member's agreement like a function would, and counts joins and cancellations. */
export function changeMember(
  desk: Desk,
  { id }: Pick<Member, 'id'>,
  day: string,
  changed: (agreement: Agreement, act: Act) => Agreement,
): Promise<void> {
  const deps = officeDeps(desk, day);
  return deps.db.runTransaction(async (transaction) => {
    const opened = await openAgreement(deps, transaction, desk.companyId, id);
    const { agreement, today, now } = opened;
    const after = changed(agreement, { today, now, by: desk.by.uid });
    countMember(deps, transaction, { companyId: desk.companyId, today }, { before: agreement, after });
    storeAgreement(transaction, opened, after, desk.by.uid);
  });
}

/** Signs a member up, with the card on file if bills are charged, and bills them for the first time. */
export async function join(desk: Desk, member: Member, day: string): Promise<void> {
  const { id, fate, input } = member;
  const deps = officeDeps(desk, day);
  const agreement = newAgreement(input);
  await inCompany(deps.db, desk.companyId, 'agreements')
    .doc(id)
    .set({ ...agreement, ...createdAudit(desk.by.uid, deps.now()) });
  const consent = {
    by: 'customer' as const,
    byUid: '',
    signature: { name: input.customerName.slice(0, 120), kind: 'typed' as const, imageDataUrl: '' },
    renewalText: offeredTerms(agreement, agreement.startsOn).renewalText,
    termsHash: await agreementHash(agreement),
    at: deps.now(),
    ipAddress: '',
    userAgent: '',
  };
  await changeMember(desk, member, day, (before, act) => {
    const after = started(before, consent, { ...act, by: '' });
    const expires = `${Number(day.slice(0, 4)) + 3}-04`;
    const card = { id: `card-${id}`, kind: 'card' as const, brand: 'visa', last4: '4242', expires };
    return fate.pays === 'card' ? withCard(after, { ...card, addedOn: day, warnedOf: '' }, act) : after;
  });
  await runNight(desk, member, day);
}

/** Does one member's nightly run, with Stripe's response to the charges that would be made in the morning. */
export async function runNight(desk: Desk, member: Member, day: string): Promise<void> {
  const { companyId } = desk;
  const deps = depsAt(desk, day, NIGHT);
  const found = (await inCompany(deps.db, companyId, 'agreements').where('number', '==', member.input.number).get())
    .docs;
  const night = agreementsOfTheDay(
    async (_, { invoiceId }) => void (await issueDrafts(deps, { companyId, uid: '' }, [invoiceId])),
    async (_, handOver) => {
      await handOver();
      return { refused: [] };
    },
  );
  const counts = await night.perCompany(deps, { companyId, found });
  if (counts['failedParts']) throw new Error(`The night of ${day} failed for ${member.id}`);
  const agreement = await readMember(desk, member);
  for (const bill of openBills(agreement))
    if (chargeStep(agreement, bill, day).step === 'charge') await charge(desk, member, { day, bill });
}

async function charge(desk: Desk, member: Member, { day, bill }: { day: string; bill: AgreementBill }): Promise<void> {
  const { invoiceId, tries } = bill;
  const paymentId = `charge-${invoiceId}-${tries.length}`;
  const from = member.fate.stopsPayingDaysAgo;
  const isDeclined = from !== undefined && day >= addCalendarDays(desk.today, -from);
  const amountCents = await balanceOf(desk, invoiceId);
  await changeMember(desk, member, day, (agreement, act) => {
    const attempt = { paymentId, cardId: agreement.card?.id ?? '', triedOn: day, amountCents, askedOn: '' };
    const bills = withNewTry(agreement.bills, invoiceId, { ...attempt, outcome: 'open', declineCode: '' });
    return withOutcome(
      { ...agreement, bills },
      paymentId,
      isDeclined ? { outcome: 'declined', declineCode: 'insufficient_funds' } : { outcome: 'succeeded' },
      { ...act, by: '' },
    );
  });
  if (!isDeclined) await pay(desk, { day, invoiceId, method: 'card', paymentId });
}

const balanceOf = async (desk: Desk, invoiceId: string): Promise<number> =>
  invoiceSchema.parse(
    (await inCompany(officeDeps(desk, desk.today).db, desk.companyId, 'invoices').doc(invoiceId).get()).data(),
  ).balanceCents;

/** Pays a bill in full, and updates the agreement. */
export async function pay(
  desk: Desk,
  { day, invoiceId, method, paymentId }: { day: string; invoiceId: string; method: PaymentMethod; paymentId: string },
): Promise<void> {
  const { companyId, by, random } = desk;
  const deps = officeDeps(desk, day);
  await applyPayment(deps, {
    companyId,
    paymentId,
    invoiceId,
    state: 'succeeded',
    method,
    amountCents: await balanceOf(desk, invoiceId),
    receivedOn: day,
    reference: method === 'cheque' ? random.pattern('####') : '',
    enteredBy: method === 'card' ? '' : by.uid,
  });
  await agreementOnInvoice.react(deps, {
    eventId: '',
    at: deps.now(),
    params: { companyId, id: invoiceId },
    before: null,
    after: null,
    authUid: '',
    isByServer: true,
  });
}

/** Cancels at the end of what is paid for, by the customer online or by the office. */
export const cancel = (desk: Desk, member: Member, day: string): Promise<void> =>
  changeMember(desk, member, day, (agreement, act) => {
    const { reason = '', isOnline = false } = member.fate.cancels ?? {};
    const receipt = newNumber('cancellation', new Date(act.now), () => desk.random.next());
    const why = isOnline ? `Canceled online by the customer: ${reason}` : reason;
    return canceled(agreement, { when: 'period-end', reason: why, receipt }, isOnline ? { ...act, by: '' } : act);
  });
