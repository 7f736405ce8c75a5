import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { invoiceSchema, type Invoice } from '@/domain/invoice/schema';
import { paymentSchema } from '@/domain/payment/schema';
import { newId } from '@/lib/ids';
import { buildAgreement } from '@/testing/factories/agreement';
import { buildDocument, buildLine } from '@/testing/factories/billing';
import { deliverDocument } from '../../functions/src/sharing/deliverDocument';
import { deliverText, type TextDelivery } from '../../functions/src/sharing/deliverText';
import { addEstimate, readEstimate, readFaceOf } from './estimates';
import { MailServer } from './mailServer';
import { at, audit } from './records';
import { endClients } from './support';
import { MORNING, newShop, openPhones, setNow, textDeps, type Shop, type TestPhones } from './texts';

let phones: TestPhones;
let shop: Shop;
let silent: Shop;
const server = new MailServer();
beforeAll(async () => {
  phones = await openPhones();
  shop = await newShop();
  silent = await newShop({ isAgreed: false, beside: shop });
});
beforeEach(() => {
  setNow(MORNING);
  server.restart();
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await phones.stop();
  await endClients();
});

const text = (
  kind: TextDelivery['kind'],
  subjectId: string,
  message: string,
  changes: Partial<TextDelivery> = {},
): TextDelivery => ({
  companyId: shop.companyId,
  kind,
  subjectId,
  sendId: newId(),
  message,
  isReminder: false,
  sentBy: shop.owner.uid,
  ...changes,
});
const bodies = async ({ phone }: Shop): Promise<string[]> => (await phones.texts(phone)).map(({ body }) => body);
const newest = async (of: Shop): Promise<string | undefined> => (await bodies(of))[0];

async function addInvoice(changes: Partial<Invoice> = {}): Promise<string> {
  const id = newId();
  const invoice = invoiceSchema.parse({
    draftNumber: 'D26-1',
    title: 'Repair',
    customerId: shop.customerId,
    customerName: 'Ada Lovelace',
    document: buildDocument({ lines: [buildLine({ id: 'l1', unitPriceCents: 12_345 })] }),
    internalNotes: 'SECRET notes',
    ...changes,
  });
  await at(shop.companyId, `invoices/${id}`).set({ ...invoice, ...audit(shop.owner.uid) });
  return id;
}

describe('a document by text message', () => {
  it('sends an estimate with its link, once however often it is clicked', async () => {
    const { companyId, owner, customerId } = shop;
    const id = await addEstimate(companyId, owner.uid, customerId);
    const request = text('estimate', id, 'Hi Ada, your estimate {number} is ready: {link}');
    // The second learns that it's being sent right now, or what happened to it.
    await Promise.allSettled([deliverText(textDeps, request), deliverText(textDeps, request)]);
    const first = await deliverText(textDeps, request);
    const sent = (await bodies(shop)).filter((body) => body.includes('E26-K7M3Q'));
    expect(sent).toEqual([
      expect.stringMatching(
        /^Lovelace Heating: Hi Ada, your estimate E26-K7M3Q is ready: http\S+\/estimates\/[\w-]{22}\/view Reply STOP to opt out\.$/,
      ),
    ]);
    expect(sent[0]).toContain(first.token);
    expect(await readEstimate(companyId, id)).toMatchObject({ state: 'sent', token: first.token, sentAt: MORNING });
    expect((await at(companyId, `texts/${request.sendId}`).get()).data()).toMatchObject({
      kind: 'estimate',
      subjectId: id,
      state: expect.stringMatching(/sent|delivered/) as string,
    });
  });

  it('neither issues nor shares anything for a customer who hasn’t agreed, at night, or after a STOP', async () => {
    const draft = await addInvoice({ customerId: silent.customerId });
    await expect(deliverText(textDeps, text('invoice', draft, 'Hi {link}'))).rejects.toThrow('has not agreed');
    const night = await addInvoice();
    setNow('2026-06-02T04:00:00.000Z');
    await expect(deliverText(textDeps, text('invoice', night, 'Hi {link}'))).rejects.toThrow(/night|8 AM/);
    for (const id of [draft, night])
      expect((await at(shop.companyId, `invoices/${id}`).get()).data()).toMatchObject({ state: 'draft', token: '' });
    expect(await bodies(silent)).toEqual([]);
  });

  it('issues a draft invoice first, adds the link at the end if the text lacks it, and goes out along with the e-mail', async () => {
    const id = await addInvoice();
    const { companyId } = shop;
    await deliverDocument(
      textDeps,
      {
        ...{ companyId, kind: 'invoice', subjectId: id, sendId: newId(), to: ['ada@example.com'], subject: '{number}' },
        ...{ message: '{link}', hasPdf: false, sentBy: shop.owner.uid },
      },
      server.deliver,
    );
    const { number, token } = await deliverText(textDeps, text('invoice', id, 'Here is invoice {number}.'));
    expect(await newest(shop)).toContain(`Here is invoice ${number}. http`);
    expect(await newest(shop)).toContain(token);
    expect(server.mails).toHaveLength(1);
    expect((await at(companyId, `invoices/${id}`).get()).data()).toMatchObject({ state: 'issued', sentAt: MORNING });
  });

  it('sends a reminder for an unpaid invoice and no other', async () => {
    const owed = await addInvoice({
      state: 'issued',
      number: 'INV-9',
      totalCents: 500,
      balanceCents: 500,
      isOpen: true,
    });
    const paid = await addInvoice({ state: 'issued', number: 'INV-8', totalCents: 500, balanceCents: 0 });
    await deliverText(textDeps, text('invoice', owed, '{balance} is open: {link}', { isReminder: true }));
    expect((await at(shop.companyId, `invoices/${owed}`).get()).get('remindedAt')).toEqual([MORNING]);
    await expect(deliverText(textDeps, text('invoice', paid, '{link}', { isReminder: true }))).rejects.toThrow(
      'Nothing is owed',
    );
  });

  it('sends a payment’s receipt with its invoice’s link, and a deposit’s without one', async () => {
    const invoiceId = await addInvoice({ state: 'issued', number: 'INV-10', totalCents: 12_345, balanceCents: 0 });
    const payment = paymentSchema.parse({
      ...{ customerId: shop.customerId, customerName: 'Ada Lovelace', amountCents: 12_345, currency: 'USD' },
      ...{ method: 'cash', state: 'succeeded', receivedOn: '2026-06-01' },
    });
    const [ofInvoice, deposit] = [newId(), newId()];
    const { companyId, owner } = shop;
    await at(companyId, `payments/${ofInvoice}`).set({
      ...payment,
      invoiceId,
      invoiceNumber: 'INV-10',
      ...audit(owner.uid),
    });
    await at(companyId, `payments/${deposit}`).set({ ...payment, ...audit(owner.uid) });
    const { token } = await deliverText(textDeps, text('receipt', ofInvoice, 'We received {total}. {link}'));
    expect(await newest(shop)).toMatch(new RegExp(`We received \\$123\\.45\\. http\\S+/invoices/${token} `));
    await deliverText(textDeps, text('receipt', deposit, 'We received {total}. {link}'));
    expect(await newest(shop)).toBe('Lovelace Heating: We received $123.45. Reply STOP to opt out.');
  });
});

describe('a service agreement offer', () => {
  it('goes out by e-mail with its PDF and by text, and links to the signing page', async () => {
    const { companyId, customerId, owner } = shop;
    const id = newId();
    const { id: _, ...fields } = buildAgreement({ customerId, startsOn: '2026-06-01' });
    await at(companyId, `agreements/${id}`).set({ ...fields, ...audit(owner.uid) });
    const mail = await deliverDocument(
      textDeps,
      {
        ...{ companyId, kind: 'agreement', subjectId: id, sendId: newId(), to: ['ada@example.com'], hasPdf: true },
        ...{ subject: '{number} from {company}', message: 'Hi {firstName}, {total}', sentBy: owner.uid },
      },
      server.deliver,
    );
    const [sent] = server.mails;
    expect(sent).toMatchObject({ subject: 'S26-K7M3Q from Lovelace Heating' });
    expect(sent?.text).toContain(`/service-agreement/${mail.token}/view`);
    expect(sent?.text).toContain('$19.00 a month');
    expect(sent?.attachments?.[0]?.filename).toBe('S26-K7M3Q Lovelace Heating.pdf');
    expect(await readFaceOf(mail.token)).toMatchObject({ kind: 'agreement', agreement: { state: 'offered' } });
    const { token } = await deliverText(textDeps, text('agreement', id, 'Hi Ada, sign here: {link}'));
    expect(token).toBe(mail.token);
    expect(await newest(shop)).toContain(`/service-agreement/${token}/view`);
  });
});
