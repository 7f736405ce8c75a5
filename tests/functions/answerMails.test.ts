import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { Approval } from '@/domain/estimate/schema';
import { paymentSchema } from '@/domain/payment/schema';
import { newId } from '@/lib/ids';
import { tellOfAnswer } from '../../functions/src/estimates/mailOnAnswer';
import { tellOfPayment } from '../../functions/src/payments/mailOnPayment';
import { depsAt } from './deps';
import { addEstimate } from './estimates';
import { MailServer } from './mailServer';
import { addCustomer, at, audit } from './records';
import { adminAuth, db } from './support';

// The handlers run here, with this test's own mail server.
vi.stubEnv('FUNCTIONS_EMULATOR', 'true');
afterAll(() => void vi.unstubAllEnvs());

const NOW = '2026-06-02T15:00:00.000Z';
const deps = depsAt(() => NOW);
const server = new MailServer();
const recipients = (): string[] => server.mails.map(({ to }) => (to as { address: string }[])[0]?.address ?? '').sort();

const owner = newId();
const seller = newId();
let companyId: string;
let customerId: string;

beforeAll(async () => {
  for (const uid of [owner, seller])
    await adminAuth.createUser({ uid, email: `${uid}@example.com`.toLowerCase(), emailVerified: true });
});
beforeEach(async () => {
  server.restart();
  companyId = newId();
  await db.doc(`companies/${companyId}`).set({
    name: 'Lovelace Heating',
    ownerId: owner,
    timeZone: 'America/Chicago',
    phone: '(512) 555-0134',
    email: 'anybody@example.com',
  });
  await db.doc(`users/${seller}`).set({ companyId });
  customerId = await addCustomer(companyId, owner, { email: 'ada@example.com' });
});
const addressOf = (uid: string): string => `${uid}@example.com`.toLowerCase();

const approval: Approval = {
  revisionNumber: 1,
  optionId: 'good',
  selectedLineIds: [],
  quantitiesE4: {},
  totalCents: 200_000,
  documentHash: 'a'.repeat(64),
  signature: { name: 'Ada Lovelace', kind: 'typed', imageDataUrl: '' },
  by: 'customer',
  byUid: '',
  at: NOW,
  ipAddress: '',
  userAgent: '',
  joinsPlan: false,
};

/** Builds a sent estimate and the write that accepts it, without storing it, so that the deployed trigger doesn't run. */
async function accepted() {
  const token = newId(22);
  const id = await addEstimate(companyId, owner, customerId, { state: 'sent', token });
  const before = (await at(companyId, `estimates/${id}`).get()).data() ?? {};
  const after = { ...before, state: 'approved', answeredAt: NOW, approval };
  return { id, token, change: { params: { companyId, id }, before, after } };
}

it('an answer is reported to the estimate’s sender and confirmed to the customer, once each, also after a failure', async () => {
  const { id, token, change } = await accepted();
  await at(companyId, 'mail/m1').set({ subjectId: id, sentBy: seller, requestedAt: '2026-06-01T15:00:00.000Z' });
  server.isDown = true;
  await expect(tellOfAnswer(deps, change, server.deliver)).rejects.toMatchObject({ code: 'unavailable' });
  server.isDown = false;
  await Promise.all([tellOfAnswer(deps, change, server.deliver), tellOfAnswer(deps, change, server.deliver)]);
  await tellOfAnswer(deps, change, server.deliver);

  expect(recipients()).toEqual([addressOf(seller), 'ada@example.com'].sort());
  const [told, confirmed] = [addressOf(seller), 'ada@example.com'].map((address) =>
    server.mails.find(({ to }) => (to as { address: string }[])[0]?.address === address),
  );
  expect(told?.subject).toBe('Accepted: estimate E26-K7M3Q, Ada Lovelace, $2,000.00');
  expect(told?.text).toContain(`/estimates/${id}/view`);
  expect(confirmed?.text).toContain('What happens next: a deposit of');
  expect(confirmed?.text).toContain(`/estimates/${token}/view`);
});

it('other writes notify no one, and a company whose owner isn’t confirmed sends nothing', async () => {
  const { change } = await accepted();
  await tellOfAnswer(deps, { ...change, before: change.after }, server.deliver);
  await tellOfAnswer(
    deps,
    { ...change, after: { ...change.after, approval: { ...approval, by: 'office' } } },
    server.deliver,
  );
  await adminAuth.updateUser(owner, { emailVerified: false });
  await tellOfAnswer(deps, change, server.deliver);
  await adminAuth.updateUser(owner, { emailVerified: true });
  expect(server.mails).toEqual([]);
});

it('a customer’s payment is reported to the owner of a company that never paid, and the customer gets a receipt', async () => {
  const id = newId();
  const payment = paymentSchema.parse({
    estimateId: 'e1',
    customerId,
    customerName: 'Ada Lovelace',
    method: 'card',
    state: 'succeeded',
    amountCents: 60_000,
    receivedOn: '2026-06-02',
  });
  // Built as the office would have entered it, so that the deployed trigger doesn't run.
  await at(companyId, `payments/${id}`).set({ ...payment, enteredBy: owner, ...audit(owner) });
  const change = { params: { companyId, id }, before: null, after: payment };
  await tellOfPayment(deps, change, server.deliver);
  await tellOfPayment(deps, change, server.deliver);
  await tellOfPayment(deps, { ...change, after: { ...payment, enteredBy: owner } }, server.deliver);

  // The address on the company's record could be anyone's.
  expect(recipients()).toEqual([addressOf(owner), 'ada@example.com'].sort());
  expect(server.mails.map(({ subject }) => subject).sort()).toEqual([
    'Deposit paid: $600.00, Ada Lovelace',
    'Receipt from Lovelace Heating',
  ]);
});
