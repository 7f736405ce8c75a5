import { createHmac } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { newId } from '@/lib/ids';
import { handleWisetack } from '../../functions/src/financing/handleWisetack';
import { followLender } from '../../functions/src/financing/partner';
import { wisetack } from '../../functions/src/financing/wisetack';
import { expectBooksToBalance, readInvoice } from './books';
import { deps } from './deps';

import { beginLender, connected, control, offer, read, SIGNING_KEY, standIn } from './lender';

describe('a lender’s reports', () => {
  beginLender();

  it.each(
    [
      ['INITIATED', 'ACTIONS_REQUIRED', 'AUTHORIZED'],
      ['AUTHORIZED', 'INITIATED', 'ACTIONS_REQUIRED'],
      ['ACTIONS_REQUIRED', 'AUTHORIZED', 'INITIATED'],
      ['AUTHORIZED', 'ACTIONS_REQUIRED', 'INITIATED'],
    ].map((reports) => [reports.join(', '), reports] as const),
  )('give the lender’s current state, however late and often they arrive: %s', async (_name, reports) => {
    const books = await connected();
    const { companyId } = books;
    const id = newId();
    await offer(books, id, 50_000);
    const { externalId } = await read(companyId, id);
    for (const status of ['INITIATED', 'ACTIONS_REQUIRED', 'AUTHORIZED'])
      await control('move', { id: externalId, status, amount: '500.00' });
    const purchaseId = `${companyId}/${id}`;
    for (const changedStatus of [...reports, ...reports]) {
      const body = Buffer.from(JSON.stringify({ messageId: changedStatus, purchaseId, changedStatus }));
      const signature = `sha256=${createHmac('sha256', SIGNING_KEY).update(body).digest('hex')}`;
      const header = (name: string) => (name === 'x-wisetack-signature' ? signature : '');
      expect(await handleWisetack(deps, { body, header, query: '' })).toMatchObject({ status: 200 });
      expect(await read(companyId, id)).toMatchObject({ state: 'approved', approvedCents: 50_000 });
    }
    expect((await read(companyId, id)).log.map(({ state }) => state)).toEqual(['sent', 'approved']);
  });

  it('aren’t overridden by a lookup that was answered before a later one', async () => {
    const books = await connected();
    const { companyId } = books;
    const id = newId();
    await offer(books, id, 50_000);
    const { externalId } = await read(companyId, id);
    await control('move', { id: externalId, status: 'ACTIONS_REQUIRED' });
    const look = wisetack.read;
    const slow = vi.spyOn(wisetack, 'read').mockImplementationOnce(async (...which) => {
      const old = await look(...which);
      await control('move', { id: externalId, status: 'AUTHORIZED', amount: '500.00' });
      await followLender(deps, { companyId, financingId: id });
      return old;
    });
    expect(await followLender(deps, { companyId, financingId: id })).toBe('followed');
    slow.mockRestore();
    expect(await read(companyId, id)).toMatchObject({ state: 'approved', approvedCents: 50_000 });
    expect((await read(companyId, id)).log.map(({ state }) => state)).toEqual(['sent', 'approved']);
  });

  it('pay out once even if two reports and the nightly run look at the same time, and refund nothing twice', async () => {
    const books = await connected();
    const { companyId, invoiceId } = books;
    const id = newId();
    await offer(books, id, 100_000);
    const { externalId } = await read(companyId, id);
    await control('move', { id: externalId, status: 'SETTLED', amount: '1000.00' });
    const follow = () => followLender(deps, { companyId, financingId: id });
    await Promise.all([follow(), follow(), control('deliver', { id: externalId, url: standIn.url, times: 2 })]);
    expect(await readInvoice(companyId, invoiceId)).toMatchObject({ paidCents: 100_000 });
    const inPortal = `${standIn.lender.url}/merchants/m-1/transactions/${externalId}/refunds`;
    const headers = { authorization: 'Bearer local-wisetack-token', 'idempotency-key': `portal-${id}` };
    await fetch(inPortal, { method: 'POST', headers, body: JSON.stringify({ amount: '150.00' }) });
    await Promise.all([follow(), follow(), control('deliver', { id: externalId, url: standIn.url, times: 2 })]);
    expect(await read(companyId, id)).toMatchObject({ state: 'paid-out', refundedCents: 15_000 });
    expect(await readInvoice(companyId, invoiceId)).toMatchObject({ balanceCents: 23_250 });
    // The payout, and the part of it that was refunded.
    expect((await read(companyId, id)).log.filter(({ state }) => state === 'paid-out')).toHaveLength(2);
    await expectBooksToBalance(companyId);
  });
});
