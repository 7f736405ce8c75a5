import { describe, expect, it } from 'vitest';
import { newId } from '@/lib/ids';
import { proposeForBank } from '../../functions/src/bank/proposing';
import { startApplication } from '../../functions/src/financing/offerFinancing';
import { followLenders } from '../../functions/src/financing/nightlyFinancing';
import { followLender } from '../../functions/src/financing/partner';
import { isPaymentOnItsWay } from '../../functions/src/sharing/paymentOnItsWay';
import { expectBooksToBalance, readInvoice, readPayment, why } from './books';
import { deps } from './deps';
import { at } from './records';

import { beginLender, act, connected, control, lending, move, moved, offer, read, standIn, user } from './lender';

describe('financing by the merchant’s own link', () => {
  it('pays the invoice only once the payout has arrived, with the lender’s fee recorded', async () => {
    const books = await lending();
    const { companyId, invoiceId } = books;
    const id = newId();
    expect(await offer(books, id, 108_250)).toEqual({ link: 'https://lender.example/m/1' });
    await offer(books, id, 108_250);
    expect(await why(offer(books, newId(), 50_000))).toBe('All of it is paid or applied for already.');

    await move(books, id, 'approved', { approvedCents: 100_000 });
    expect(await isPaymentOnItsWay(deps, companyId, { id: invoiceId, estimateId: '' })).toBe(false);
    await move(books, id, 'locked');
    expect(await isPaymentOnItsWay(deps, companyId, { id: invoiceId, estimateId: '' })).toBe(true);
    expect(await readInvoice(companyId, invoiceId)).toMatchObject({ paidCents: 0, isOpen: true });
    await move(books, id, 'paid-out');
    await move(books, id, 'paid-out');
    expect(await readInvoice(companyId, invoiceId)).toMatchObject({ paidCents: 100_000, balanceCents: 8250 });
    const application = await read(companyId, id);
    expect(application).toMatchObject({ state: 'paid-out', feeCents: 3900 });
    expect(application.log.map(({ state, byName }) => [state, byName])).toEqual([
      ['sent', 'Ada Lo'],
      ['approved', 'Ada Lo'],
      ['locked', 'Ada Lo'],
      ['paid-out', 'Ada Lo'],
    ]);
    expect(await readPayment(companyId, application.paymentId)).toMatchObject({
      method: 'financing',
      reference: 'Wisetack',
    });

    // The bank receives the amount less the lender's fee.
    const { waiting } = await proposeForBank(deps, { companyId, company: { timeZone: 'America/New_York' } });
    expect(waiting).toMatchObject([{ id: application.paymentId, amountCents: 96_100 }]);

    await move(books, id, 'refunded', { note: 'Job canceled' });
    expect(await readInvoice(companyId, invoiceId)).toMatchObject({ balanceCents: 108_250 });
    await expectBooksToBalance(companyId);
  });

  it('refunds a part once, then the rest, and never more than was paid out', async () => {
    const books = await lending();
    const { companyId, invoiceId } = books;
    const id = newId();
    await offer(books, id, 108_250);
    await move(books, id, 'locked');
    await move(books, id, 'paid-out');
    await Promise.all([1, 2].map(() => move(books, id, 'refunded', { givenBackCents: 30_000, note: 'No duct' })));
    const part = await read(companyId, id);
    expect(part).toMatchObject({ state: 'paid-out', refundedCents: 30_000 });
    expect(part.log.at(-1)).toMatchObject({ state: 'paid-out', note: '$300.00 given back: No duct' });
    expect(await readInvoice(companyId, invoiceId)).toMatchObject({ balanceCents: 30_000 });
    expect(await readPayment(companyId, part.paymentId)).toMatchObject({
      state: 'part-refunded',
      refundedCents: 30_000,
    });
    expect(await why(move(books, id, 'refunded', { givenBackCents: 108_251 }))).toBe(
      'Only $782.50 of it can be given back.',
    );
    await move(books, id, 'refunded');
    expect(await read(companyId, id)).toMatchObject({ state: 'refunded', refundedCents: 108_250 });
    expect(await readInvoice(companyId, invoiceId)).toMatchObject({ balanceCents: 108_250 });
    expect((await readPayment(companyId, part.paymentId)).refunds).toMatchObject([
      { amountCents: 30_000 },
      { amountCents: 78_250 },
    ]);
    await expectBooksToBalance(companyId);
  });

  it('offers only the difference, and never goes back a state', async () => {
    const books = await lending();
    const [first, second] = [newId(), newId()];
    await offer(books, first, 50_000);
    await move(books, first, 'approved');
    expect(await why(offer(books, second, 60_000))).toBe('Only $582.50 is not paid or applied for yet.');
    await offer(books, second, 58_250);
    await move(books, second, 'declined');
    expect(await why(move(books, second, 'approved'))).toBe('It is “Declined” and cannot become “Approved”.');
    expect(await why(move(books, first, 'paid-out'))).toContain('cannot become “Paid out”');
    expect(await why(move(books, first, 'locked', { approvedCents: 60_000 }))).toContain('More was approved');
    expect(await why(offer(books, newId(), 40_000))).toContain('finances $500.00 to $25,000.00');
  });
});

describe('a connected lender', () => {
  beginLender();

  it('is called once, however often it is requested and even if the first response is lost, and followed to the payout', async () => {
    const books = await connected();
    const { companyId, invoiceId } = books;
    const id = newId();
    await control('fault', { status: 'drop', isAfter: true });
    expect(await why(offer(books, id, 108_250))).toContain('cannot be reached');
    expect(await why(act(books, id, 'canceled'))).toContain('Get the link again first');
    const { link } = await offer(books, id, 108_250);
    expect(await offer(books, id, 108_250)).toEqual({ link });
    const { applications } = await control<{ applications: { id: string; purchaseId: string }[] }>('state');
    const own = applications.filter(({ purchaseId }) => purchaseId === `${companyId}/${id}`);
    expect(own).toHaveLength(1);
    const externalId = own[0]?.id ?? '';
    expect(link).toBe(`https://wisetack.example/#/${externalId}`);
    expect(await read(companyId, id)).toMatchObject({ mode: 'partner', state: 'sent', externalId });

    expect(await moved(externalId, 'INITIATED')).toEqual({ answers: [200] });
    expect(await moved(externalId, 'AUTHORIZED', { amount: '1000.00' })).toEqual({ answers: [200] });
    expect(await read(companyId, id)).toMatchObject({ state: 'approved', approvedCents: 100_000 });
    expect(await why(act(books, id, 'paid-out'))).toContain('cannot be entered by hand');
    expect(await why(act(books, id, 'confirmed'))).toContain('cannot become CONFIRMED');
    await moved(externalId, 'LOAN_TERMS_ACCEPTED');
    await act(books, id, 'confirmed');
    expect(await read(companyId, id)).toMatchObject({ state: 'confirmed' });
    expect(await readInvoice(companyId, invoiceId)).toMatchObject({ paidCents: 0 });

    // Paid out without our being notified: the next read counts it, once.
    await control('move', { id: externalId, status: 'SETTLED' });
    expect(await control('deliver', { id: externalId, url: standIn.url, times: 3 })).toEqual({
      answers: [200, 200, 200],
    });
    await followLender(deps, { companyId, financingId: id });
    expect(await readInvoice(companyId, invoiceId)).toMatchObject({ paidCents: 100_000, balanceCents: 8250 });
    expect(await read(companyId, id)).toMatchObject({ state: 'paid-out', feeCents: 3900 });
    expect((await read(companyId, id)).log.map(({ state }) => state)).toEqual([
      'sent',
      'started',
      'approved',
      'locked',
      'confirmed',
      'paid-out',
    ]);
    await act(books, id, 'refunded');
    expect(await readInvoice(companyId, invoiceId)).toMatchObject({ balanceCents: 108_250 });
    await expectBooksToBalance(companyId);
  });

  it('refunds a part once even if the response is lost, and records refunds made in the lender’s portal', async () => {
    const books = await connected();
    const { companyId, invoiceId } = books;
    const id = newId();
    await offer(books, id, 100_000);
    const { externalId } = await read(companyId, id);
    await moved(externalId, 'SETTLED', { amount: '1000.00' });
    await control('fault', { status: 'drop', isAfter: true });
    expect(await why(act(books, id, 'refunded', { givenBackCents: 25_000 }))).toContain('cannot be reached');
    await act(books, id, 'refunded', { givenBackCents: 25_000 });
    expect(await read(companyId, id)).toMatchObject({ state: 'paid-out', refundedCents: 25_000 });
    expect(await why(act(books, id, 'refunded', { givenBackCents: 100_001 }))).toContain('Only $750.00');

    const inPortal = `${standIn.lender.url}/merchants/m-1/transactions/${externalId}/refunds`;
    const headers = { authorization: 'Bearer local-wisetack-token', 'idempotency-key': 'portal' };
    await fetch(inPortal, { method: 'POST', headers, body: JSON.stringify({ amount: '150.00' }) });
    await followLender(deps, { companyId, financingId: id });
    expect(await readInvoice(companyId, invoiceId)).toMatchObject({ balanceCents: 48_250 });
    await act(books, id, 'refunded');
    expect(await read(companyId, id)).toMatchObject({ state: 'refunded', refundedCents: 100_000 });
    await expectBooksToBalance(companyId);
  });

  it('is asked each night about missing webhooks, and left alone while it is unreachable', async () => {
    const books = await connected();
    const { companyId } = books;
    const ids = [newId(), newId()];
    for (const id of ids) {
      await offer(books, id, 50_000);
      await control('move', { id: (await read(companyId, id)).externalId, status: 'AUTHORIZED' });
    }
    const night = async () => {
      for await (const share of followLenders.work(deps, ''))
        if (share.companyId === companyId) return followLenders.perCompany(deps, share);
      return {};
    };
    await control('fault', { status: 503 });
    expect(await night()).toEqual({ waiting: 2 });
    expect(await night()).toEqual({ followed: 2 });
    for (const id of ids) expect(await read(companyId, id)).toMatchObject({ state: 'approved', approvedCents: 50_000 });
  });

  it('ignores webhooks that are forged, about another application or late, and catches up on missed steps', async () => {
    const books = await connected();
    const { companyId } = books;
    const id = newId();
    await offer(books, id, 50_000);
    const { externalId } = await read(companyId, id);
    await control('move', { id: externalId, status: 'SETTLED', amount: '500.00', fee: '20.01' });
    expect(await control('deliver', { id: externalId, url: standIn.url, isForged: true })).toEqual({ answers: [401] });
    expect(await read(companyId, id)).toMatchObject({ state: 'sent' });
    expect(await control('deliver', { id: externalId, url: standIn.url })).toEqual({ answers: [200] });
    expect(await read(companyId, id)).toMatchObject({ state: 'paid-out', feeCents: 2001 });
    // An older status, received after the newer one, and an unknown word.
    for (const status of ['AUTHORIZED', 'ON_THE_MOON']) {
      await moved(externalId, status);
      expect(await read(companyId, id)).toMatchObject({ state: 'paid-out' });
    }
    const other = newId();
    await offer(books, other, 58_250);
    await at(companyId, `financing/${other}`).update({ externalId });
    expect(await why(followLender(deps, { companyId, financingId: other }))).toContain('another application');
  });

  it('keeps no application the lender refused, offers the difference after a changed amount, and prequalifies without an amount', async () => {
    const books = await connected();
    const { companyId, invoiceId } = books;
    await at(companyId, 'settings/billing').update({ 'financing.merchantId': 'suspended' });
    const refused = newId();
    expect(await why(offer(books, refused, 60_000))).toContain('The merchant is suspended');
    expect((await at(companyId, `financing/${refused}`).get()).exists).toBe(false);
    await at(companyId, 'settings/billing').update({ 'financing.merchantId': 'm-1' });

    const prequal = newId();
    const ask = { subjectKind: 'invoice' as const, subjectId: invoiceId, hasConsent: true as const };
    const about = { ...ask, financingId: prequal, amountCents: 0, isSecondLender: false, kind: 'prequal' as const };
    const { link } = await startApplication(deps, about, { ...books, user });
    expect(link).toContain('https://wisetack.example/#/pq_');
    await moved((await read(companyId, prequal)).externalId, 'PREQUALIFIED', { amount: '9000.00' });
    expect(await read(companyId, prequal)).toMatchObject({ state: 'approved', approvedCents: 900_000, amountCents: 0 });

    await offer(books, newId(), 58_250);
    expect(await why(offer(books, newId(), 60_000))).toBe('Only $500.00 is not paid or applied for yet.');
    await offer(books, newId(), 50_000);
    expect(await why(offer(books, newId(), 50_000))).toBe('All of it is paid or applied for already.');
  });
});
