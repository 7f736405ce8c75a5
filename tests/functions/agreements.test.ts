import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerAgreement, cancelMyAgreement, changeAgreement, startAgreement } from '@/domain/agreement/record/api';
import { agreementHash } from '@/domain/agreement/record/hash';
import { agreementInputSchema, agreementSchema, type Agreement } from '@/domain/agreement/record/schema';
import { shareDocument } from '@/domain/public-document/api';
import { issueInvoices } from '@/domain/invoice/api';
import { recordPayment } from '@/domain/payment/api';
import { addCalendarDays, daysBetween } from '@/lib/calendar';
import { calendarDay } from '@/lib/dates';
import { newId } from '@/lib/ids';
import { sha256Hex } from '@/lib/sha256Hex';
import { stableJson } from '@/lib/stableJson';
import { buildAgreement } from '@/testing/factories/agreement';
import { billPeriod } from '../../functions/src/agreements/billPeriod';
import { agreementsOfTheDay } from '../../functions/src/agreements/nightlyAgreements';
import { runNightly } from '../../functions/src/platform/nightly/runNightly';
import { agreementOnInvoice } from '../../functions/src/agreements/agreementInvoice';
import { deps } from './deps';
import { addCustomer, at, audit } from './records';
import { newCompany } from './fixtures';
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

const SIGNATURE = { name: 'Ada Lovelace', kind: 'typed' as const, imageDataUrl: '' };

async function draft(changes: Partial<Agreement> = {}): Promise<string> {
  const id = newId();
  const { id: _, ...fields } = buildAgreement({ customerId, startsOn: '2026-06-01', ...changes });
  await at(companyId, `agreements/${id}`).set({ ...fields, ...audit(owner.uid) });
  return id;
}
const read = async (id: string): Promise<Agreement & { revision: string }> => {
  const stored = (await at(companyId, `agreements/${id}`).get()).data();
  return { ...agreementSchema.parse(stored), revision: String(stored?.['revision']) };
};
const hashOf = async (id: string): Promise<string> => agreementHash(agreementInputSchema.parse(await read(id)));

async function offered(changes: Partial<Agreement> = {}) {
  const id = await draft(changes);
  const { token } = await owner.call(shareDocument, { kind: 'agreement', subjectId: id });
  const termsHash = await hashOf(id);
  const accept = (more: { termsHash?: string; agreesToRenewal?: boolean } = {}) =>
    signedOut().call(answerAgreement, {
      token,
      termsHash: more.termsHash ?? termsHash,
      answer: { kind: 'accept', signature: SIGNATURE, agreesToRenewal: more.agreesToRenewal ?? false },
    });
  return { id, token, termsHash, accept };
}

describe('answerAgreement', () => {
  it('makes the signer a member, once however often they press', async () => {
    const { id, accept } = await offered();
    expect(await read(id)).toMatchObject({ state: 'offered' });
    await accept();
    await accept();
    const signed = await read(id);
    expect(signed).toMatchObject({
      state: 'active',
      anchorOn: '2026-06-01',
      endsOn: '2027-06-01',
      nextBillOn: '2026-06-01',
      consent: { by: 'customer', signature: { name: 'Ada Lovelace' } },
    });
    expect(signed.visits.map(({ dueFrom }) => dueFrom)).toEqual(['2026-10-01', '2027-04-01']);
    expect(signed.log.map(({ kind }) => kind)).toEqual(['offered', 'agreed']);
  });

  it('requires separate consent to an automatic renewal, and stores the text next to the checkbox', async () => {
    const { plan } = buildAgreement();
    const { id, accept } = await offered({ plan: { ...plan, renewal: 'automatic' } });
    expect(await refusal(accept())).toMatchObject({ code: 'failed-precondition' });
    await accept({ agreesToRenewal: true });
    expect((await read(id)).consent?.renewalText).toContain('renews for 12 months');
  });

  it('accepts an offer sent before plans had more terms', async () => {
    const { id, accept } = await offered();
    const { plan, units, interval, priceCents, currency, startsOn, propertyId } = await read(id);
    const { itemPrices: _, expectedUsePpm: __, pauseMonths: ___, ...terms } = plan;
    const others = { units, interval, priceCents, currency, startsOn, propertyId, customerId };
    const termsHash = await sha256Hex(stableJson({ plan: terms, ...others }));
    await accept({ termsHash });
    expect(await read(id)).toMatchObject({ state: 'active', consent: { termsHash } });
  });

  it('refuses an offer that changed since it was shown, and a withdrawn one', async () => {
    const { id, accept } = await offered();
    expect(await refusal(accept({ termsHash: 'b'.repeat(64) }))).toMatchObject({ code: 'conflict' });
    const { revision } = await read(id);
    await owner.call(changeAgreement, { agreementId: id, revision, change: { kind: 'reopen' } });
    expect(await refusal(accept())).toMatchObject({ code: 'failed-precondition' });
    expect((await read(id)).state).toBe('draft');
  });
});

describe('the office’s changes', () => {
  it('start, pause and resume an agreement, and refuse one that someone else changed meanwhile', async () => {
    const id = await draft();
    await owner.call(startAgreement, { agreementId: id, note: 'By phone' });
    await owner.call(startAgreement, { agreementId: id, note: 'By phone' });
    const { revision } = await read(id);
    await owner.call(changeAgreement, { agreementId: id, revision, change: { kind: 'pause' } });
    expect(
      await refusal(owner.call(changeAgreement, { agreementId: id, revision, change: { kind: 'resume' } })),
    ).toMatchObject({ code: 'conflict' });
    const paused = await read(id);
    await owner.call(changeAgreement, { agreementId: id, revision: paused.revision, change: { kind: 'resume' } });
    expect(await read(id)).toMatchObject({ state: 'active', pausedOn: '' });
  });

  it('require the permission and the same company', async () => {
    const id = await draft();
    const other = await newCompany();
    await db.doc(`users/${other.owner.uid}`).update({ 'features.serviceagreement': true });
    expect(await refusal(other.owner.call(startAgreement, { agreementId: id, note: 'x' }))).toMatchObject({
      code: 'not-found',
    });
    await db.doc(`users/${owner.uid}`).update({ 'features.serviceagreement': false });
    expect(await refusal(owner.call(startAgreement, { agreementId: id, note: 'x' }))).toMatchObject({
      code: 'permission-denied',
    });
    await db.doc(`users/${owner.uid}`).update({ 'features.serviceagreement': true });
  });
});

describe('the nightly run', () => {
  it('finds what is due, bills it once, and leaves interrupted work to the next run', async () => {
    const id = await draft({ startsOn: '2026-01-15' });
    await owner.call(startAgreement, { agreementId: id, note: 'By phone' });
    await runNightly(
      deps,
      'nightlyAgreements',
      agreementsOfTheDay(() => Promise.resolve()),
    );
    await runNightly(
      deps,
      'nightlyAgreements',
      agreementsOfTheDay(() => Promise.resolve()),
    );
    const { bills } = await read(id);
    expect(bills[0]).toMatchObject({ from: '2026-01-15', until: '2026-02-15', priceCents: 1_900 });
    expect(new Set(bills.map(({ from }) => from)).size).toBe(bills.length);
  });
});

describe('bills', () => {
  const bill = {
    from: '2026-06-01',
    until: '2026-07-01',
    on: '2026-06-01',
    priceCents: 1_900,
    pausedDays: 0,
    lineId: '',
    name: '',
  };
  const follow = async (invoiceId: string): Promise<void> =>
    agreementOnInvoice.react(deps, {
      eventId: newId(),
      at: '2026-06-02T15:00:00.000Z',
      params: { companyId, id: invoiceId },
      before: null,
      after: null,
      authUid: '',
      isByServer: true,
    });

  it('are paid with their invoice, and are neither owed nor income once it is voided', async () => {
    const id = newId();
    const invoiceId = `agreement-${id}_${id}-2026-06-01`;
    const { id: _, ...fields } = buildAgreement({
      customerId,
      state: 'past-due',
      bills: [{ ...bill, invoiceId, dueOn: '2026-01-01', isPaid: false, tries: [] }],
    });
    await at(companyId, `agreements/${id}`).set({ ...fields, ...audit(owner.uid) });
    await at(companyId, `invoices/${invoiceId}`).set({ state: 'issued', dueOn: '2026-01-01', isOpen: false });
    await follow(invoiceId);
    expect(await read(id)).toMatchObject({ state: 'active', bills: [{ isPaid: true }] });
    await at(companyId, `invoices/${invoiceId}`).set({ state: 'void', dueOn: '2026-01-01', isOpen: false });
    await follow(invoiceId);
    expect((await read(id)).bills).toEqual([]);
  });
});

describe('a cancellation effective today', () => {
  it.each([
    ['paid', true],
    ['open', false],
  ])('credits the unearned part on the invoice that is %s, once however often it is retried', async (_, isPaid) => {
    const today = calendarDay('America/Chicago');
    const { id, accept } = await offered({
      startsOn: addCalendarDays(today, -10),
      interval: 'year',
      priceCents: 36_500,
      billing: 'draft',
    });
    await accept();
    await runNightly(
      deps,
      'nightlyAgreements',
      agreementsOfTheDay(() => Promise.resolve()),
    );
    const [bill] = (await read(id)).bills;
    const invoiceId = bill?.invoiceId ?? '';
    // Billed on its day, not when a late run happened.
    await at(companyId, `agreements/${id}`).update({ bills: [{ ...bill, on: bill?.from }] });
    const invoice = async () => (await at(companyId, `invoices/${invoiceId}`).get()).data() ?? {};
    expect((await owner.call(issueInvoices, { invoiceIds: [invoiceId] })).results).toMatchObject([{ error: '' }]);
    const { totalCents } = await invoice();
    if (isPaid)
      await owner.call(recordPayment, {
        ...{ paymentId: newId(), invoiceId, estimateId: '', amountCents: Number(totalCents), method: 'cash' },
        ...{ receivedOn: today },
      });
    await agreementOnInvoice.react(deps, {
      ...{ eventId: newId(), at: '', params: { companyId, id: invoiceId }, before: null, after: null },
      ...{ authUid: '', isByServer: true },
    });
    const days = daysBetween(bill?.from ?? '', bill?.until ?? '');
    const unearned = 36_500 - Math.round((36_500 * 10) / days);
    const before = await read(id);
    const cancel = { kind: 'cancel', when: 'today', reason: 'Moved' } as const;
    const done = await owner.call(changeAgreement, { agreementId: id, revision: before.revision, change: cancel });
    expect(done).toMatchObject({ refundCents: unearned, creditFault: '', creditNotes: [expect.any(String)] });

    const { creditedCents, creditNoteIds, balanceCents } = await invoice();
    // An unpaid bill is owed only in part.
    expect(balanceCents).toBe((isPaid ? 0 : Number(totalCents)) - Number(creditedCents));
    expect(creditedCents).toBe(Math.round((Number(totalCents) * unearned) / 36_500));
    expect(creditNoteIds).toHaveLength(1);
    const after = await read(id);
    expect(after.refunds).toMatchObject([{ amountCents: unearned, creditNotes: [{ invoiceId }] }]);
    // A retry gives the same credit note, even if the first attempt stopped before recording it.
    await at(companyId, `agreements/${id}`).update({
      refunds: before.refunds.length === 0 ? [{ ...after.refunds[0], creditNotes: [] }] : [],
    });
    const again = { agreementId: id, revision: after.revision, change: { kind: 'credit' } } as const;
    expect((await owner.call(changeAgreement, again)).creditNotes).toEqual(done.creditNotes);
    expect((await invoice())['creditNoteIds']).toHaveLength(1);
    expect((await read(id)).bills).toHaveLength(1);
  });
});

it('a bill voided while it is being sent isn’t owed, and its period isn’t billed again', async () => {
  const id = await draft({ startsOn: '2026-01-15', billing: 'send' });
  await owner.call(startAgreement, { agreementId: id, note: 'By phone' });
  const voided = await billPeriod(deps, companyId, id, async (_, { invoiceId }) => {
    await at(companyId, `invoices/${invoiceId}`).update({ state: 'void', isOpen: false });
  });
  expect(voided).toMatchObject({ isSent: true });
  expect(await read(id)).toMatchObject({ bills: [], nextPeriod: 1, nextBillOn: '2026-02-15' });
});

describe('cancelMyAgreement', () => {
  it('cancels at the end of the paid period, and returns the same receipt when called again', async () => {
    const { id, token, accept } = await offered();
    expect(await refusal(signedOut().call(cancelMyAgreement, { token, reason: '' }))).toMatchObject({
      code: 'failed-precondition',
    });
    await accept();
    const first = await signedOut().call(cancelMyAgreement, { token, reason: 'Moving' });
    expect(await signedOut().call(cancelMyAgreement, { token, reason: '' })).toEqual(first);
    expect(await read(id)).toMatchObject({ cancelReceipt: first.receipt, nextBillOn: '' });
  });

  it('reveals nothing about an unknown link', async () => {
    expect(await refusal(signedOut().call(cancelMyAgreement, { token: 'x'.repeat(22), reason: '' }))).toMatchObject({
      code: 'not-found',
    });
  });
});
