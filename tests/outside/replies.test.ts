import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { companySchema } from '@/domain/company/schema';
import { newId } from '@/lib/ids';
import { buildCustomer } from '@/testing/factories/customer';
import { buildVisit } from '@/testing/factories/visit';
import { giveCompanyEmail } from '../../functions/src/company/takeOwnerEmail';
import type { Deliver } from '../../functions/src/mail/client';
import { nextTry } from '../../functions/src/mail/nextTry';
import { sendLetter } from '../../functions/src/mail/sendLetter';
import { deliverDocument } from '../../functions/src/sharing/deliverDocument';
import { sendVisitMail } from '../../functions/src/messages/visitMail';
import type { Deps } from '../../functions/src/platform/admin';
import { memoryDeps } from './memoryDeps';

const COMPANY = 'acme';
const ADDRESSES: Record<string, { email: string; emailVerified: boolean }> = {
  owner: { email: 'owner@acme.example', emailVerified: true },
  dana: { email: 'dana@acme.example', emailVerified: true },
  lee: { email: 'lee@acme.example', emailVerified: false },
};
const ADA = buildCustomer({ id: 'ada', email: 'ada@example.com' });
const VISIT = buildVisit({ id: 'visit-1', customerId: ADA.id });

let deps: Deps;
let sent: object[];
/** Simulates Firebase Auth not responding. */
let isAuthDown: boolean;
const deliver: Deliver = (message) => {
  sent.push(message);
  return Promise.resolve({ refused: [] });
};
const companyDoc = () => deps.db.doc(`companies/${COMPANY}`);
const emailOf = async (): Promise<unknown> => (await companyDoc().get()).get('email');
const company = (email: string) =>
  companySchema.parse({ name: 'Acme Heating', ownerId: 'owner', email, timeZone: 'America/New_York' });

beforeEach(async () => {
  vi.stubEnv('FUNCTIONS_EMULATOR', 'true');
  sent = [];
  isAuthDown = false;
  const auth = {
    getUser: (uid: string) =>
      isAuthDown ? Promise.reject(new Error('no answer')) : Promise.resolve({ ...ADDRESSES[uid], disabled: false }),
  };
  deps = { ...memoryDeps(() => '2026-11-23T15:00:00.000Z'), auth: auth as unknown as Deps['auth'] };
  const { db } = deps;
  await companyDoc().set(company(''));
  await db.doc(`companies/${COMPANY}/customers/${ADA.id}`).set({ ...ADA });
  await db.doc(`companies/${COMPANY}/schedule/${VISIT.id}`).set({ ...VISIT });
  for (const uid of Object.keys(ADDRESSES)) await db.doc(`users/${uid}`).set({ companyId: COMPANY });
});
afterEach(() => {
  vi.unstubAllEnvs();
});

const statement = (sentBy: string, sendId = newId()) =>
  deliverDocument(
    deps,
    {
      ...{ companyId: COMPANY, kind: 'statement', subjectId: ADA.id, sendId, to: [ADA.email] },
      ...{ subject: 'Statement', message: 'Any questions? Just reply to this e-mail.', hasPdf: false, sentBy },
    },
    deliver,
  );

describe('a customer’s reply', () => {
  it.each([
    ['the sender, while the company has no address', '', 'dana', 'dana@acme.example'],
    ['the owner, if it was sent automatically', '', 'system', 'owner@acme.example'],
    ['the owner, if the sender has left or hasn’t confirmed an address', '', 'lee', 'owner@acme.example'],
    ['the company, once it has an address', 'office@acme.example', 'dana', 'office@acme.example'],
  ])('to a document goes to %s', async (_, email, sentBy, expected) => {
    await companyDoc().set(company(email));
    await statement(sentBy);
    expect(sent).toMatchObject([{ replyTo: [{ name: 'Acme Heating', address: expected }] }]);
  });

  it('is resolved before the e-mail counts as being sent: a failure there is retried', async () => {
    isAuthDown = true;
    await expect(statement('dana', 'send-1')).rejects.toThrow('no answer');
    isAuthDown = false;
    await statement('dana', 'send-1');
    expect(sent).toMatchObject([{ replyTo: [{ address: 'dana@acme.example' }] }]);
  });

  it('to a message about a visit goes to its sender', async () => {
    await sendVisitMail(
      deps,
      {
        ...(await nextTry(deps, { companyId: COMPANY, sendId: newId() })),
        ...{ companyId: COMPANY, company: company(''), visitId: VISIT.id, customerId: ADA.id },
        ...{ customer: ADA, subject: 'On my way', message: 'I am on my way.', sentBy: 'dana', origin: '' },
      },
      deliver,
    );
    expect(sent).toMatchObject([{ replyTo: [{ address: 'dana@acme.example' }] }]);
  });

  it('to an automatic message goes to the owner; the company’s own e-mails keep their reply-to address', async () => {
    const letter = { subject: 'Thank you', message: 'Reply to this e-mail.', linkLabel: 'Open' };
    const mail = {
      ...{ companyId: COMPANY, company: company(''), letter, link: 'https://app.test/x', replyTo: '' },
      about: { subjectType: 'estimate' as const, subjectId: 'e1', customerId: ADA.id },
    };
    await sendLetter(deps, { ...mail, sendId: newId(), to: ADA.email }, deliver);
    await sendLetter(deps, { ...mail, sendId: newId(), to: 'owner@acme.example', isToCompany: true }, deliver);
    expect(sent).toMatchObject([{ replyTo: [{ address: 'owner@acme.example' }] }, {}]);
    expect(sent[1]).not.toHaveProperty('replyTo');
  });
});

describe('a company without an e-mail address', () => {
  const owner = { companyId: COMPANY, uid: 'owner', email: 'owner@acme.example', isEmailVerified: true };

  it('gets its owner’s, once it is confirmed', async () => {
    expect(await giveCompanyEmail(deps, { ...owner, isEmailVerified: false })).toBe(false);
    expect(await giveCompanyEmail(deps, { ...owner, uid: 'dana', email: 'dana@acme.example' })).toBe(false);
    expect(await emailOf()).toBe('');
    expect(await giveCompanyEmail(deps, owner)).toBe(true);
    expect(await emailOf()).toBe('owner@acme.example');
  });

  it('stays without one if someone removes it again', async () => {
    await giveCompanyEmail(deps, owner);
    await companyDoc().update({ email: '' });
    expect(await giveCompanyEmail(deps, owner)).toBe(false);
    expect(await emailOf()).toBe('');
  });

  it('keeps the address someone entered', async () => {
    await companyDoc().update({ email: 'office@acme.example' });
    expect(await giveCompanyEmail(deps, owner)).toBe(false);
    expect(await emailOf()).toBe('office@acme.example');
  });
});
