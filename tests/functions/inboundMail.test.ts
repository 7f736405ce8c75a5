import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { Lead } from '@/domain/lead/schema';
import type { Mail } from '@/domain/mail/schema';
import { newId } from '@/lib/ids';
import { handleMailDelivery } from '../../functions/src/mail/inbound/handleMailDelivery';
import { threadAddress } from '../../functions/src/mail/inbound/threadAddress';
import { sendMail } from '../../functions/src/mail/sendMail';
import type { Envelope } from '../../functions/src/mail/client';
import { startMailbox } from '../../scripts/mailbox/startMailbox.mjs';
import { depsAt } from './deps';
import { newCompany } from './fixtures';
import { addCustomer, at, leadsIn } from './records';
import { db, endClients, eventually, functionsPort } from './support';

const NOW = '2026-06-01T15:00:00.000Z';
const deps = depsAt(() => NOW);
let shop: { owner: { uid: string }; companyId: string };
let customerId = '';
let address = '';

beforeAll(async () => {
  shop = await newCompany();
  await db.doc(`companies/${shop.companyId}`).update({ 'features.leads': true, email: 'office@birch.example' });
  customerId = await addCustomer(shop.companyId, shop.owner.uid, { email: 'ada@example.com' });
});
beforeEach(async () => {
  vi.stubEnv('INBOUND_MAIL_DOMAIN', 'in.fieldwright.example');
  vi.stubEnv('INBOUND_MAIL_KEY', 'signing-key');
  vi.stubEnv('FUNCTIONS_EMULATOR', 'true');
  address = await threadAddress(deps, { companyId: shop.companyId, customerId });
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await endClients();
});

type Posted = Record<string, string>;
const signatureOf = (timestamp: string, token: string, key = 'signing-key'): string =>
  createHmac('sha256', key)
    .update(timestamp + token)
    .digest('hex');

/** A request as the provider posts it; `files` make it the other kind of form. */
async function post(fields: Posted = {}, files: readonly string[] = []): Promise<{ status: number; message: string }> {
  const timestamp = String(Date.parse(NOW) / 1000);
  const token = newId();
  const all: Posted = {
    recipient: address,
    sender: 'ada@example.com',
    from: 'Ada Lovelace <ada@example.com>',
    subject: 'Re: Your visit',
    'body-plain': 'Tuesday is fine.\n\n> Does Tuesday work?',
    'message-headers': JSON.stringify([['Received', 'by us']]),
    'Message-Id': `<${newId()}@example.com>`,
    ...{ timestamp, token, signature: signatureOf(timestamp, token) },
    ...fields,
  };
  const form = files.length === 0 ? new URLSearchParams(all) : new FormData();
  if (form instanceof FormData) {
    for (const [name, value] of Object.entries(all)) form.set(name, value);
    for (const [index, name] of files.entries()) form.set(`attachment-${index + 1}`, new File(['x'], name));
  }
  const request = new Request('http://localhost', { method: 'POST', body: form });
  const body = Buffer.from(await request.arrayBuffer());
  return handleMailDelivery(deps, { body, header: (name) => request.headers.get(name) ?? '', query: '' });
}
const mails = async (): Promise<Mail[]> =>
  (await db.collection(`companies/${shop.companyId}/mail`).where('state', '==', 'received').get()).docs.map(
    (document) => document.data() as Mail,
  );

it('adds a customer’s reply to their conversation, once, without the quoted text', async () => {
  const before = (await mails()).length;
  const again = { 'Message-Id': '<once@example.com>' };
  expect(await post(again)).toMatchObject({ status: 200, message: 'kept' });
  expect(await post(again)).toMatchObject({ status: 200, message: 'again' });
  const kept = await mails();
  expect(kept).toHaveLength(before + 1);
  expect(kept).toContainEqual(
    expect.objectContaining({ customerId, from: 'ada@example.com', body: 'Tuesday is fine.', sentBy: 'customer' }),
  );
  const thread = await eventually(async () => {
    const data = (await at(shop.companyId, `threads/${customerId}`).get()).data();
    return data?.['needsAnswer'] === true && data;
  }, 'the conversation to need an answer');
  expect(thread).toMatchObject({ lastWords: 'Tuesday is fine.', lastChannel: 'email', isUnread: true });
});

it('reads HTML as text, and lists attachments that aren’t stored', async () => {
  const fields = { 'body-plain': '', 'body-html': '<p>Here is the <b>photo</b><script>alert(1)</script></p>' };
  await post({ ...fields, 'Message-Id': '<files@example.com>' }, ['leak.jpg', 'two.pdf']);
  expect((await mails()).map(({ body }) => body)).toContain(
    'Here is the photo\n[Came with files that are not kept here: leak.jpg, two.pdf]',
  );
});

it('accepts nothing without a current signature by the provider', async () => {
  const count = (await mails()).length;
  const old = String(Date.parse(NOW) / 1000 - 3600);
  expect(await post({ signature: signatureOf('1', 'x') })).toMatchObject({ status: 403 });
  expect(await post({ signature: '' })).toMatchObject({ status: 403 });
  expect(await post({ timestamp: old, token: 'a', signature: signatureOf(old, 'a') })).toMatchObject({ status: 403 });
  vi.stubEnv('INBOUND_MAIL_KEY', 'none');
  vi.stubEnv('FUNCTIONS_EMULATOR', '');
  expect(await post()).toMatchObject({ status: 403 });
  expect(await mails()).toHaveLength(count);
});

it('leaves out automatic mail, our own mail and unknown addresses', async () => {
  const count = (await mails()).length;
  const auto = JSON.stringify([['Auto-Submitted', 'auto-replied']]);
  expect(await post({ 'message-headers': auto })).toMatchObject({ message: 'automatic' });
  expect(await post({ sender: '' })).toMatchObject({ message: 'automatic' });
  expect(await post({ from: 'Birch <office@birch.example>' })).toMatchObject({ message: 'our own' });
  expect(await post({ from: address })).toMatchObject({ message: 'our own' });
  expect(await post({ recipient: 'reply+aaaaaaaaaaaaaaaaaaaaaaaaaa@in.fieldwright.example' })).toMatchObject({
    message: 'no such address',
  });
  expect(await post({ recipient: address.replace('in.', 'out.') })).toMatchObject({ message: 'no such address' });
  expect(await mails()).toHaveLength(count);
});

it('creates a lead for a stranger, one a day, and recognizes a customer who writes elsewhere', async () => {
  const open = await threadAddress(deps, { companyId: shop.companyId, customerId: '' });
  const stranger = {
    recipient: open,
    sender: 'sam@new.example',
    from: 'Sam New <sam@new.example>',
    subject: 'No heat',
  };
  await post(stranger);
  await post({ ...stranger, 'body-plain': 'Still no heat' });
  const leads = (await leadsIn(shop.companyId)).filter(({ email }: Lead) => email === 'sam@new.example');
  expect(leads).toMatchObject([{ channel: 'mail', firstName: 'Sam', lastName: 'New', wanted: 'No heat' }]);
  expect((await mails()).filter(({ subjectId }) => subjectId === leads[0]?.id)).toHaveLength(2);
  await post({ recipient: open, 'body-plain': 'It is Ada', 'Message-Id': '<ada@example.com>' });
  expect((await mails()).find(({ body }) => body === 'It is Ada')).toMatchObject({ customerId });
});

it('follows a customer who was merged into another', async () => {
  const gone = await addCustomer(shop.companyId, shop.owner.uid, { email: 'old@example.com' });
  const theirs = await threadAddress(deps, { companyId: shop.companyId, customerId: gone });
  await at(shop.companyId, `customers/${gone}`).update({ mergedIntoId: customerId });
  await post({ recipient: theirs, 'body-plain': 'After the merge' });
  expect((await mails()).find(({ body }) => body === 'After the merge')).toMatchObject({ customerId });
});

it('is an address in addition to the company’s mailbox, if the server receives mail', async () => {
  const sent: Envelope[] = [];
  const send = () =>
    sendMail(
      deps,
      {
        companyId: shop.companyId,
        sendId: newId(),
        about: { kind: 'message', subjectType: 'customer', subjectId: customerId, customerId },
        contact: { purpose: 'visits', timeZone: 'America/Chicago' },
        ...{ to: ['ada@example.com'], fromName: 'Birch', replyTo: 'office@birch.example' },
        ...{ subject: 'Your visit', html: '', text: 'Hi', sentBy: 'system' },
      },
      async (envelope, handOver) => {
        await handOver();
        sent.push(envelope);
        return { refused: [] };
      },
    );
  await send();
  vi.stubEnv('INBOUND_MAIL_DOMAIN', '');
  await send();
  const addresses = sent.map(({ replyTo }) => [replyTo].flat().map((one) => (one as { address: string }).address));
  expect(addresses).toEqual([['office@birch.example', address], ['office@birch.example']]);
});

it('is answered in the local mailbox as the customer, through the function itself', async () => {
  vi.stubEnv('INBOUND_MAIL_KEY', '');
  const webhookUrl = `http://127.0.0.1:${functionsPort}/${process.env['GCLOUD_PROJECT'] ?? ''}/us-central1/mailWebhook`;
  const mailbox = await startMailbox({ smtpPort: 0, httpPort: 0, webhookUrl });
  vi.stubEnv('SMTP_URL', mailbox.smtpUrl);
  try {
    await sendMail(deps, {
      companyId: shop.companyId,
      sendId: newId(),
      about: { kind: 'message', subjectType: 'customer', subjectId: customerId, customerId },
      contact: { purpose: 'visits', timeZone: 'America/Chicago' },
      ...{ to: ['ada@example.com'], fromName: 'Birch', replyTo: 'office@birch.example' },
      ...{ subject: 'Your visit', html: '', text: 'Does Tuesday work?', sentBy: 'system' },
    });
    const form = await (await fetch(`${mailbox.url}/mail/1`)).text();
    expect(form).toContain('Answer as the one who got it');
    const body = new URLSearchParams({ words: 'Wednesday is better' });
    const answered = await (await fetch(`${mailbox.url}/mail/1/answer`, { method: 'POST', body })).text();
    expect(answered).toContain('200 kept');
    expect((await mails()).find((mail) => mail.body === 'Wednesday is better')).toMatchObject({
      customerId,
      subject: 'Re: Your visit',
    });
  } finally {
    await mailbox.stop();
  }
});
