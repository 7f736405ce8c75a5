import { afterAll, beforeAll, expect, it } from 'vitest';
import { pauseMyAgreement, startAgreement, transferAgreement } from '@/domain/agreement/record/api';
import { agreementSchema, type Agreement } from '@/domain/agreement/record/schema';
import { issueInvoices } from '@/domain/invoice/api';
import { recordPayment } from '@/domain/payment/api';
import { shareDocument } from '@/domain/public-document/api';
import { calendarDay } from '@/lib/dates';
import { newId } from '@/lib/ids';
import { buildAgreement } from '@/testing/factories/agreement';
import { agreementOnInvoice } from '../../functions/src/agreements/agreementInvoice';
import { billPeriod } from '../../functions/src/agreements/billPeriod';
import { deps } from './deps';
import { newCompany } from './fixtures';
import { addCustomer, at, audit } from './records';
import { db, endClients, refusal, signedOut, type Client } from './support';

let owner: Client;
let companyId: string;
let customerId: string;
beforeAll(async () => {
  ({ owner, companyId } = await newCompany());
  const features = { 'features.serviceagreement': true, 'features.jobs': true, 'features.invoices': true };
  await db.doc(`companies/${companyId}`).update(features);
  await db.doc(`users/${owner.uid}`).update(features);
  customerId = await addCustomer(companyId, owner.uid, { email: 'ada@example.com' });
});
afterAll(endClients);

const read = async (id: string): Promise<Agreement> =>
  agreementSchema.parse((await at(companyId, `agreements/${id}`).get()).data());

/** A member from today, whose bills a person reviews first. */
async function member(changes: Partial<Agreement> = {}): Promise<string> {
  const id = newId();
  const startsOn = calendarDay('America/Chicago');
  const { id: _, ...fields } = buildAgreement({
    customerId,
    customerEmail: '',
    startsOn,
    billing: 'draft',
    ...changes,
  });
  await at(companyId, `agreements/${id}`).set({ ...fields, ...audit(owner.uid) });
  await owner.call(startAgreement, { agreementId: id, note: 'By phone' });
  return id;
}

it('a member pauses on their page for as long as the plan allows, once however often they press, and resumes', async () => {
  const { plan } = buildAgreement();
  const id = await member({ plan: { ...plan, pauseMonths: 2 } });
  const { token } = await owner.call(shareDocument, { kind: 'agreement', subjectId: id });
  const pause = (months: number) => signedOut().call(pauseMyAgreement, { token, change: { kind: 'pause', months } });
  expect(await refusal(pause(3))).toMatchObject({ code: 'failed-precondition' });
  const first = await pause(2);
  expect(first.state).toBe('paused');
  expect(await pause(2)).toEqual(first);
  expect(await read(id)).toMatchObject({ state: 'paused', resumesOn: first.resumesOn });
  const back = () => signedOut().call(pauseMyAgreement, { token, change: { kind: 'resume' } });
  expect(await back()).toEqual({ state: 'active', resumesOn: '' });
  expect(await back()).toEqual({ state: 'active', resumesOn: '' });
  expect(await refusal(pause(1))).toMatchObject({ code: 'failed-precondition' });
});

it('the refund to a house’s previous owner is credited when it is transferred', async () => {
  const id = await member();
  const bill = await billPeriod(deps, companyId, id, () => Promise.resolve());
  const invoiceId = bill?.invoiceId ?? '';
  expect((await owner.call(issueInvoices, { invoiceIds: [invoiceId] })).results).toMatchObject([{ error: '' }]);
  const amountCents = Number((await at(companyId, `invoices/${invoiceId}`).get()).get('totalCents'));
  await owner.call(recordPayment, {
    ...{ paymentId: newId(), invoiceId, estimateId: '', amountCents, method: 'cash' },
    ...{ receivedOn: calendarDay('America/Chicago') },
  });
  await agreementOnInvoice.react(deps, {
    ...{ eventId: newId(), at: '', params: { companyId, id: invoiceId }, before: null, after: null },
    ...{ authUid: '', isByServer: true },
  });
  const grace = await addCustomer(companyId, owner.uid, { email: 'grace@example.com' });
  const { startsOn: on } = await read(id);
  const ids = { agreementId: id, newId: newId(), customerId: grace, on, unused: 'refunded' as const };
  await owner.call(transferAgreement, ids);
  // The new owner's offer: the rest of the billed period, and the remaining visits.
  const offer = await read(ids.newId);
  expect(offer.transfer).toMatchObject({ restCents: 1_900, unused: 'refunded' });
  expect(offer.transfer?.billedUntil).not.toBe('');
  expect(offer.visits).toEqual((await read(id)).visits);
  await owner.call(startAgreement, { agreementId: ids.newId, note: 'By phone' });
  const [refund] = (await read(id)).refunds;
  expect(refund).toMatchObject({ amountCents: 1_900, creditNotes: [{ invoiceId }] });
  const note = await at(companyId, `creditNotes/${refund?.creditNotes[0]?.creditNoteId ?? ''}`).get();
  expect(note.get('reason')).toContain('passed to the new owner of the house');
});
