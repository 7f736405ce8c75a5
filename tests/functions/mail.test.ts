import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { renderEmail } from '@/documents/email/renderEmail';
import { paperOfReceipt } from '@/domain/paper/receipt';
import type { Mail } from '@/domain/mail/schema';
import { newId } from '@/lib/ids';
import { sendMail, type MailToSend } from '../../functions/src/mail/sendMail';
import { pdfOfPaper } from '../../functions/src/mail/paperPdf';
import { startMailbox, type Mailbox } from '../../scripts/mailbox/startMailbox.mjs';
import { depsAt } from './deps';
import { db } from './support';

type Received = {
  subject: string;
  html: string;
  text: string;
  messageId: string;
  from: { name: string; address: string };
  replyTo: string[];
  envelope: { to: string[] };
  attachments: { fileName: string; contentType: string; sizeBytes: number }[];
};

const deps = depsAt();
let mailbox: Mailbox;

beforeAll(async () => {
  mailbox = await startMailbox({ smtpPort: 0, httpPort: 0 });
});
beforeEach(() => {
  // Undoes the previous test's environment variables.
  vi.unstubAllEnvs();
  vi.stubEnv('MAIL_FROM', 'mail@fieldwright.example');
  vi.stubEnv('SMTP_URL', mailbox.smtpUrl);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await mailbox.stop();
});

const ask = async (method: string, path: string, body?: unknown): Promise<unknown> =>
  (
    await fetch(`${mailbox.url}${path}`, { method, ...(body === undefined ? {} : { body: JSON.stringify(body) }) })
  ).json();
const received = async (to: string): Promise<Received[]> =>
  ((await ask('GET', `/api/mails?to=${to}`)) as { mails: Received[] }).mails;

const paper = paperOfReceipt({
  currency: 'USD',
  number: 'R-1',
  allocations: [{ text: 'Invoice INV-1', amountCents: 12_345 }],
  payment: { amountCents: 12_345, paidAt: '2026-06-02', methodText: 'Cash' },
  company: {
    name: 'Blue Ridge',
    phone: '',
    email: '',
    website: '',
    timeZone: 'UTC',
    address: { street: '', unit: '', city: '', state: '', postalCode: '', country: 'US' },
    branding: { logoUrl: 'http://169.254.169.254/logo.png', primaryColor: '#0b5d57', accentColor: '#f08c00' },
  },
  recipient: {
    name: 'Łukasz Ørsted',
    address: { street: '', unit: '', city: '', state: '', postalCode: '', country: 'US' },
  },
});

function newMail(overrides: Partial<MailToSend> = {}): MailToSend {
  const to = `${newId(12).toLowerCase()}@example.com`;
  return {
    companyId: newId(),
    sendId: newId(),
    about: { kind: 'receipt', subjectType: 'payment', subjectId: newId(), customerId: '' },
    contact: { purpose: 'documents', timeZone: 'UTC' },
    to: [to],
    fromName: 'Blue Ridge',
    replyTo: 'office@blueridge.example',
    subject: 'Your receipt',
    ...renderEmail({
      paper,
      message: 'Thank you, Łukasz.',
      link: 'https://app.example/r',
      abuse: { address: 'abuse@x.example', reference: 'm1' },
    }),
    sentBy: 'ada',
    ...overrides,
  };
}
const logged = async ({ companyId, sendId }: MailToSend): Promise<Mail> =>
  (await db.doc(`companies/${companyId}/mail/${sendId}`).get()).data() as Mail;

it('sends an e-mail with its PDF, from us in the company’s name, and logs it', async () => {
  const mail = newMail({ attachments: [await pdfOfPaper(paper)] });
  expect(await sendMail(deps, mail)).toMatchObject({ state: 'sent', error: '', isRepeat: false });
  const [arrived, ...more] = await received(mail.to[0] ?? '');
  expect(more).toEqual([]);
  expect(arrived).toMatchObject({
    subject: 'Your receipt',
    from: { name: 'Blue Ridge via Fieldwright', address: 'mail@fieldwright.example' },
    replyTo: ['office@blueridge.example'],
    messageId: `<${mail.sendId}@mail.fieldwright>`,
  });
  expect(arrived?.text).toContain('Thank you, Łukasz.');
  expect(arrived?.html).toContain('$123.45');
  expect(arrived?.attachments).toMatchObject([{ fileName: 'R-1 Blue Ridge.pdf', contentType: 'application/pdf' }]);
  expect(await logged(mail)).toMatchObject({ state: 'sent', to: mail.to, subject: 'Your receipt', sentBy: 'ada' });
});

it('sends once, however many requests use one id, even at the same time', async () => {
  const mail = newMail();
  const outcomes = await Promise.all(Array.from({ length: 5 }, () => sendMail(deps, mail)));
  expect(outcomes.filter(({ isRepeat }) => !isRepeat)).toHaveLength(1);
  expect(await sendMail(deps, mail)).toMatchObject({ state: 'sent', isRepeat: true });
  expect(await received(mail.to[0] ?? '')).toHaveLength(1);
});

it('refuses an id that was used for something else', async () => {
  const mail = newMail();
  await sendMail(deps, mail);
  await expect(sendMail(deps, { ...mail, about: { ...mail.about, subjectId: newId() } })).rejects.toMatchObject({
    code: 'conflict',
  });
});

it('says when the mail server refuses, records it, and sends with a new id', async () => {
  const mail = newMail();
  await ask('POST', '/api/fail', { to: mail.to[0], times: 1, code: 550, message: 'No such mailbox' });
  const outcome = await sendMail(deps, mail);
  expect(outcome).toMatchObject({ state: 'failed', sentAt: '' });
  expect(outcome.error).toContain('No such mailbox');
  expect(await sendMail(deps, mail)).toMatchObject({ state: 'failed', isRepeat: true });
  expect(await sendMail(deps, { ...mail, sendId: newId() })).toMatchObject({ state: 'sent' });
  expect(await logged(mail)).toMatchObject({ state: 'failed', error: outcome.error });
});

it('names the recipients the mail server refused', async () => {
  const bad = `${newId(12).toLowerCase()}@example.com`;
  const mail = newMail();
  await ask('POST', '/api/fail', { to: bad, times: 1, code: 550 });
  expect(await sendMail(deps, { ...mail, to: [...mail.to, bad] })).toMatchObject({
    state: 'sent',
    error: `Not delivered to ${bad}`,
  });
});

it('says that the mail server is unreachable', async () => {
  const gone = await startMailbox({ smtpPort: 0, httpPort: 0 });
  await gone.stop();
  vi.stubEnv('SMTP_URL', gone.smtpUrl);
  expect(await sendMail(deps, newMail())).toMatchObject({
    state: 'failed',
    error: 'The mail server cannot be reached right now. Please try again in a moment.',
  });
});

it('leaves no trace if e-mail isn’t configured or there is no recipient', async () => {
  vi.stubEnv('FUNCTIONS_EMULATOR', '');
  vi.stubEnv('SMTP_URL', 'none');
  const mail = newMail();
  await expect(sendMail(deps, mail)).rejects.toMatchObject({
    code: 'failed-precondition',
    userMessage: 'E-mail is not set up on this server: SMTP_URL is missing.',
  });
  vi.stubEnv('SMTP_URL', mailbox.smtpUrl);
  await expect(sendMail(deps, { ...mail, to: [] })).rejects.toMatchObject({ code: 'invalid' });
  await expect(sendMail(deps, { ...mail, to: ['a@b.example\r\nBcc: x@y.example'] })).rejects.toMatchObject({
    code: 'invalid',
  });
  expect(await logged(mail)).toBeUndefined();
});

it('shows received mail on its page, without running any of it', async () => {
  const mail = newMail({ subject: '<script>alert(1)</script>', html: '<p>Hello</p><script>alert(2)</script>' });
  await sendMail(deps, mail);
  const list = await fetch(mailbox.url);
  expect(list.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(await list.text()).toContain('&lt;script&gt;alert(1)');
  const { mails } = (await ask('GET', `/api/mails?to=${mail.to[0] ?? ''}`)) as { mails: { id: string }[] };
  const body = await fetch(`${mailbox.url}/mail/${mails[0]?.id ?? ''}/html`);
  expect(body.headers.get('content-security-policy')).toContain('sandbox');
});
