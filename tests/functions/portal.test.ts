import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { invoiceSchema } from '@/domain/invoice/schema';
import { paymentSchema } from '@/domain/payment/schema';
import {
  askPortalLink,
  openPortalPaper,
  readMyAgreement,
  readPortal,
  readPortalDoor,
  revokePortalLinks,
} from '@/domain/portal/api';
import { websiteContentSchema } from '@/domain/website/schema';
import { newId } from '@/lib/ids';
import { buildAgreement } from '@/testing/factories/agreement';
import { buildDocument, buildLine } from '@/testing/factories/billing';
import { buildPricebookItem } from '@/testing/factories/pricebook';
import { answer } from '../../functions/src/portal/askPortalLink';
import { mailPortalLink } from '../../functions/src/portal/mailPortalLink';
import { deps } from './deps';
import { addEstimate, clearLimits, readFaceOf } from './estimates';
import { newCompany } from './fixtures';
import { MailServer } from './mailServer';
import { addCustomer, at, audit } from './records';
import { db, endClients, refusal, signedOut, type Client } from './support';

vi.stubEnv('FUNCTIONS_EMULATOR', 'true');

const AT = '2026-05-01T12:00:00.000Z';
const server = new MailServer();
const visitor = signedOut();
let owner: Client;
let companyId: string;
let customerId: string;
beforeAll(async () => {
  ({ owner, companyId } = await newCompany());
  await db.doc(`companies/${companyId}`).update({ 'features.customers': true });
  await db.doc(`users/${owner.uid}`).update({ 'features.customers': true });
  customerId = await addCustomer(companyId, owner.uid, { email: 'ada@example.com' });
});
beforeEach(async () => {
  server.restart();
  await clearLimits();
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await endClients();
});

const tokenIn = (text: string | undefined): string => /\/portal\/([\w-]{22})(?![\w-])/.exec(text ?? '')?.[1] ?? '';
const ask = (email: string) => answer(deps, { companyId, email }, server.deliver);
async function linkOf(id: string, email: string): Promise<string> {
  server.restart();
  const stored = (await at(companyId, `customers/${id}`).get()).data() ?? {};
  const company = (await db.doc(`companies/${companyId}`).get()).data();
  await mailPortalLink(
    deps,
    {
      ...{ companyId, email, sendId: newId(), company: company as never },
      customers: [{ id, name: String(stored['name']), sortName: String(stored['sortName']) }],
    },
    server.deliver,
  );
  return tokenIn(server.mails[0]?.text as string);
}
const addInvoice = async (of: string, number: string): Promise<string> => {
  const id = newId();
  const invoice = invoiceSchema.parse({
    ...{ draftNumber: 'D26-1', title: 'Repair', customerId: of, customerName: 'Ada Lovelace' },
    document: buildDocument({ lines: [buildLine({ id: 'l1', unitPriceCents: 12_345, unitCostCents: 987_654 })] }),
    ...{ internalNotes: 'SECRET notes', totalCents: 12_345, balanceCents: 12_345, dueOn: '2026-06-01' },
    ...(number === '' ? {} : { state: 'issued', status: 'issued', number, issuedOn: '2026-05-01', isOpen: true }),
  });
  await at(companyId, `invoices/${id}`).set({ ...invoice, ...audit(owner.uid) });
  return id;
};

describe('the link to all documents', () => {
  it('goes to an address on record, once an hour, and to no other; no one learns which it was', async () => {
    await ask('stranger@example.com');
    expect(server.mails).toEqual([]);
    await ask('ada@example.com');
    await ask('ada@example.com');
    expect(server.mails).toHaveLength(1);
    expect(server.mails[0]).toMatchObject({ to: [{ name: '', address: 'ada@example.com' }] });
    expect(tokenIn(server.mails[0]?.text as string)).not.toBe('');
    // The response is the same for both, and when the mail server is down.
    const known = await visitor.call(askPortalLink, { companyId, email: 'ada@example.com' });
    expect(await visitor.call(askPortalLink, { companyId, email: 'stranger@example.com' })).toEqual(known);
    expect(await refusal(visitor.call(readPortalDoor, { companyId: newId() }))).toMatchObject({ code: 'not-found' });
    expect((await visitor.call(readPortalDoor, { companyId })).company.name).toBe('Lovelace Heating');
  });

  it('can’t be requested endlessly', async () => {
    const asks = [];
    for (let count = 0; count < 6; count += 1)
      asks.push(
        visitor.call(askPortalLink, { companyId, email: `n${count}@example.com` }).catch((error: unknown) => error),
      );
    expect((await Promise.all(asks)).some((one) => one instanceof Error)).toBe(true);
  });

  it('shows the customer’s own documents, no drafts, other customers’ or internal ones, and opens each of them', async () => {
    const other = await addCustomer(companyId, owner.uid, { email: 'grace@example.com' });
    const draftEstimate = await addEstimate(companyId, owner.uid, customerId, { number: 'E26-DRAFT' });
    const sentEstimate = await addEstimate(companyId, owner.uid, customerId, { number: 'E26-SENTT', state: 'sent' });
    const [invoice, draftInvoice, theirs] = [
      await addInvoice(customerId, 'INV-7'),
      await addInvoice(customerId, ''),
      await addInvoice(other, 'INV-8'),
    ];
    const { id: _, ...agreement } = buildAgreement({ customerId, state: 'active', internalNotes: 'SECRET plan' });
    await at(companyId, `agreements/a-${customerId}`).set({ ...agreement, ...audit(owner.uid) });
    const payment = paymentSchema.parse({
      ...{ customerId, customerName: 'Ada Lovelace', amountCents: 500, currency: 'USD', note: 'SECRET note' },
      ...{ method: 'cash', state: 'succeeded', receivedOn: '2026-06-01', invoiceNumber: 'INV-7' },
    });
    await at(companyId, `payments/p-${customerId}`).set({ ...payment, ...audit(owner.uid) });

    const token = await linkOf(customerId, 'ada@example.com');
    const portal = await visitor.call(readPortal, { token });
    expect(portal.papers.map(({ kind, id, isOpen }) => [kind, id, isOpen])).toEqual(
      expect.arrayContaining([
        ['estimate', sentEstimate, true],
        ['invoice', invoice, true],
        ['agreement', `a-${customerId}`, false],
      ]),
    );
    expect(portal.papers).toHaveLength(3);
    expect(portal.payments).toEqual([{ on: 'Jun 1, 2026', amountText: '$5.00', details: 'Cash · Invoice INV-7' }]);
    const text = JSON.stringify(portal);
    for (const inside of ['SECRET', '987', 'INV-8', 'E26-DRAFT', 'token']) expect(text).not.toContain(inside);

    const opened = await visitor.call(openPortalPaper, { token, kind: 'invoice', id: invoice });
    expect(await readFaceOf(opened.token)).toMatchObject({ kind: 'invoice', subjectId: invoice });
    for (const [kind, id] of [
      ['estimate', draftEstimate],
      ['invoice', draftInvoice],
      ['invoice', theirs],
    ] as const)
      expect(await refusal(visitor.call(openPortalPaper, { token, kind, id }))).toMatchObject({ code: 'not-found' });
    expect((await at(companyId, `estimates/${draftEstimate}`).get()).get('state')).toBe('draft');
  });

  it('expires after a week, when revoked, and when the record’s address changes', async () => {
    const token = await linkOf(customerId, 'ada@example.com');
    const stored = db.doc(`portalLinks/${createHash('sha256').update(token).digest('hex')}`);
    expect(JSON.stringify((await stored.get()).data())).not.toContain(token);
    const { endsAt } = await visitor.call(readPortal, { token });
    await stored.update({ endsAt: '2026-01-01T00:00:00.000Z' });
    expect(await refusal(visitor.call(readPortal, { token }))).toMatchObject({ code: 'not-found' });
    await stored.update({ endsAt });
    await at(companyId, `customers/${customerId}`).update({ email: 'new@example.com' });
    expect(await refusal(visitor.call(readPortal, { token }))).toMatchObject({ code: 'not-found' });
    await at(companyId, `customers/${customerId}`).update({ email: 'ada@example.com' });
    await visitor.call(readPortal, { token });
    expect((await owner.call(revokePortalLinks, { customerId })).count).toBeGreaterThan(0);
    expect(await refusal(visitor.call(readPortal, { token }))).toMatchObject({ code: 'not-found' });
    expect(await refusal(visitor.call(readPortal, { token: 'x'.repeat(22) }))).toMatchObject({ code: 'not-found' });
  });
});

describe('the page of an agreement', () => {
  it('shows its own bills, visits and payments, opens those, and nothing else of the customer', async () => {
    const [bill, other] = [await addInvoice(customerId, 'INV-20'), await addInvoice(customerId, 'INV-21')];
    const id = newId();
    const token = 'Ag3-_Ag3-_Ag3-_Ag3-_Ag';
    const period = { on: '2026-05-01', from: '2026-05-01', until: '2026-06-01', priceCents: 12_345, pausedDays: 0 };
    const { id: _, ...agreement } = buildAgreement({
      ...{ customerId, state: 'active', token },
      bills: [{ ...period, invoiceId: bill, lineId: '', name: '', tries: [], dueOn: '2026-06-01', isPaid: false }],
    });
    await at(companyId, `agreements/${id}`).set({ ...agreement, ...audit(owner.uid) });
    await db.doc(`publicDocuments/${token}`).set({ kind: 'agreement', companyId, subjectId: id });
    const read = await visitor.call(readMyAgreement, { token });
    expect(read.papers.map((paper) => paper.id)).toEqual([bill]);
    expect(JSON.stringify(read)).not.toContain('SECRET');
    expect(read).toMatchObject({ bookingPath: '', services: [] });
    const opened = await visitor.call(openPortalPaper, { token, kind: 'invoice', id: bill });
    expect(await readFaceOf(opened.token)).toMatchObject({ kind: 'invoice', subjectId: bill });
    expect(await refusal(visitor.call(openPortalPaper, { token, kind: 'invoice', id: other }))).toMatchObject({
      code: 'not-found',
    });
    expect(await refusal(visitor.call(readMyAgreement, { token: 'x'.repeat(22) }))).toMatchObject({
      code: 'not-found',
    });
  });

  it('lists the member’s prices for the site’s services while they apply, and for no one else', async () => {
    const id = newId();
    const token = 'Mb3-_Mb3-_Mb3-_Mb3-_Mb';
    const { id: _, ...agreement } = buildAgreement({ customerId, state: 'active', token });
    await at(companyId, `agreements/${id}`).set({ ...agreement, ...audit(owner.uid) });
    await db.doc(`publicDocuments/${token}`).set({ kind: 'agreement', companyId, subjectId: id });
    const { id: itemId, ...item } = buildPricebookItem({ name: 'Filter', kind: 'material', priceCents: 4_995 });
    await at(companyId, `pricebook/${itemId}`).set({ ...item, ...audit(owner.uid) });
    const service = { id: 's', refId: itemId, isBookable: true, showsPrice: true };
    const blocks = [{ id: 'b', page: 'home', kind: 'services', items: [service] }];
    const content = websiteContentSchema.parse({ isBookingOn: true, blocks });
    await db.doc(`companies/${companyId}`).update({ features: { leads: true, website: true, jobs: true } });
    await db.doc(`publicSites/${companyId}`).set({ versionId: 'v', content, publishedAt: AT, companyName: 'R' });
    const bookingPath = `/public-website/${companyId}/book`;
    expect(await visitor.call(readMyAgreement, { token })).toMatchObject({
      ...{ bookingPath, canBook: true },
      services: [
        {
          ...{ name: 'Filter', priceText: '$44.95', usualText: '$49.95' },
          ...{ why: '10% off, Comfort Plus: member price', bookingPath: `${bookingPath}?service=s` },
        },
      ],
    });
    await at(companyId, `agreements/${id}`).update({ state: 'past-due' });
    expect(await visitor.call(readMyAgreement, { token })).toMatchObject({ bookingPath, services: [] });
  });
});
