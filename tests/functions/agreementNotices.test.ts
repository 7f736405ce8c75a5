import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { NOTICES_SETTLED } from '@/domain/agreement/law/settled';
import { started } from '@/domain/agreement/record/change';
import { termsOfPlan } from '@/domain/agreement/record/create';
import { agreementHash } from '@/domain/agreement/record/hash';
import { agreementInputSchema, agreementSchema, type Agreement } from '@/domain/agreement/record/schema';
import { billingSettingsSchema } from '@/domain/billing/settings';
import { businessUnitSchema } from '@/domain/business-unit/schema';
import { newId } from '@/lib/ids';
import { buildAgreement, buildPlan } from '@/testing/factories/agreement';
import { buildProperty } from '@/testing/factories/property';
import { tellOfAgreement } from '../../functions/src/agreements/mailOnAgreement';
import { sendNotices } from '../../functions/src/agreements/sendNotices';
import { bringCompanyUpToDate } from '../../functions/src/company/bringUpToDate';
import { depsAt } from './deps';
import { MailServer } from './mailServer';
import { addCustomer, at, audit } from './records';
import { adminAuth, db } from './support';

vi.stubEnv('FUNCTIONS_EMULATOR', 'true');
afterAll(() => void vi.unstubAllEnvs());

let now = '2026-06-01T15:00:00.000Z';
const deps = depsAt(() => now);
const server = new MailServer();
const owner = { uid: newId() };
const companyId = newId();
let customerId: string;
beforeAll(async () => {
  await adminAuth.createUser({ uid: owner.uid, email: `${owner.uid}@example.com`, emailVerified: true });
  await db
    .doc(`companies/${companyId}`)
    .set({ name: 'Lovelace Heating', ownerId: owner.uid, timeZone: 'America/New_York', phone: '(512) 555-0134' });
  customerId = await addCustomer(companyId, owner.uid, { email: 'ada@example.com' });
});
beforeEach(() => server.restart());

/** A member since June 1, 2026, whose plan renews automatically after a year at a 5% higher price. */
async function member(state: string, changes: Partial<Agreement> = {}): Promise<string> {
  const [id, propertyId] = [newId(), newId()];
  const property = buildProperty({ id: propertyId, customerId });
  const { id: _, ...place } = { ...property, address: { ...property.address, state } };
  await at(companyId, `properties/${propertyId}`).set({ ...place, ...audit(owner.uid) });
  const plan = { ...termsOfPlan(buildPlan()), renewal: 'automatic' as const, escalationPpm: 50_000 };
  const draft = agreementSchema.parse(
    buildAgreement({ customerId, propertyId, plan, startsOn: '2026-06-01', ...changes }),
  );
  const consent = {
    by: 'customer' as const,
    byUid: '',
    signature: { name: 'Ada Lovelace', kind: 'typed' as const, imageDataUrl: '' },
    renewalText: 'I agree',
    termsHash: await agreementHash(agreementInputSchema.parse(draft)),
    at: '2026-05-20T15:00:00.000Z',
    ipAddress: '',
    userAgent: '',
  };
  const running = started(draft, consent, { today: '2026-06-01', now: '2026-05-20T15:00:00.000Z', by: '' });
  await at(companyId, `agreements/${id}`).set({ ...running, ...audit(owner.uid) });
  return id;
}
const read = async (id: string): Promise<Agreement> =>
  agreementSchema.parse((await at(companyId, `agreements/${id}`).get()).data());
const nightOf = (id: string, day: string): Promise<number> => {
  now = `${day}T15:00:00.000Z`;
  return sendNotices(deps, companyId, id, server.deliver);
};

describe('members whose next notice was computed before a new price was announced', () => {
  const markedAs = (noticesSettled: string) => {
    const names = ['visits', 'threads'].map((name) => [`${name}MarkedAt`, now] as const);
    const kept = ['lineWords', 'allWords', 'scores', 'reports', 'ticketCosts'].map(
      (name) => [`${name}KeptAt`, now] as const,
    );
    const others = { sourcesListedAt: now, equipmentCountedAt: now, drivesCountedAt: now, coveredClosedAt: now };
    return db
      .doc(`companies/${companyId}`)
      .update({ ...(Object.fromEntries([...names, ...kept]) as Record<string, string>), ...others, noticesSettled });
  };
  const broughtUpToDate = async () => bringCompanyUpToDate(deps, await db.doc(`companies/${companyId}`).get());
  /** A member since June whose price rises on November 1 and who hasn't been notified, as an earlier night left the record. */
  async function unheard(changes: Partial<Agreement> = {}): Promise<string> {
    const id = await member('CA');
    const { planId, plan, units, interval, priceCents } = await read(id);
    const nextTerms = { planId, planVersion: 2, plan, units, interval, priceCents: priceCents + 500, on: '2026-11-01' };
    await at(companyId, `agreements/${id}`).update({
      nextTerms: { ...nextTerms, migrationId: '' },
      nextNoticeOn: '2027-05-02',
      nextActionOn: '2027-01-01',
      ...changes,
    });
    return id;
  }

  it('are reviewed by the next run, and get their notice on its day, once', async () => {
    now = '2026-09-15T15:00:00.000Z';
    const [late, never] = [await unheard(), await unheard({ nextNoticeOn: '' })];
    const due = await unheard({ nextNoticeOn: '2026-09-10' });
    const canceled = await unheard({ cancelsOn: '2026-10-01' });
    const gone = await unheard({ state: 'cancelled' });
    const { plan } = await read(late);
    // Nothing changes and it ends, so no notice is needed.
    const ending = await unheard({ nextTerms: null, plan: { ...plan, renewal: 'ends' } });
    await markedAs('2026-01-01');
    expect(await broughtUpToDate()).toEqual({ noticesSettled: 1 });
    const today = { nextNoticeOn: '2026-09-15', nextActionOn: '2026-09-15' };
    for (const id of [late, never]) expect(await read(id)).toMatchObject(today);
    expect((await read(due)).nextNoticeOn).toBe('2026-09-10');
    for (const id of [canceled, gone, ending]) expect((await read(id)).nextNoticeOn).toBe('2027-05-02');
    expect(await broughtUpToDate()).toEqual({});
    // 7 to 30 days before November 1.
    expect(await nightOf(late, '2026-09-15')).toBe(0);
    expect(await read(late)).toMatchObject({ nextNoticeOn: '2026-10-13' });
    expect(await nightOf(late, '2026-10-13')).toBe(1);
    expect(server.mails[0]?.subject).toBe('The price of your Comfort Plus agreement changes on November 1, 2026');
    // A second run, as for the next version of the law's data, sends nothing twice.
    await markedAs('');
    expect(await broughtUpToDate()).toEqual({ noticesSettled: 1 });
    expect(await nightOf(late, '2026-10-14')).toBe(0);
    expect(server.mails).toHaveLength(1);
  });

  it('are continued from where a night stopped', async () => {
    now = '2026-09-15T15:00:00.000Z';
    const [first, second] = [await unheard(), await unheard()].toSorted();
    if (first === undefined || second === undefined) throw new Error('There are two');
    await markedAs(`${NOTICES_SETTLED} after ${first}`);
    await broughtUpToDate();
    expect((await read(first)).nextNoticeOn).toBe('2027-05-02');
    expect((await read(second)).nextNoticeOn).toBe('2026-09-15');
    expect((await db.doc(`companies/${companyId}`).get()).get('noticesSettled')).toBe(NOTICES_SETTLED);
  });
});

describe('a renewal notice', () => {
  it('is e-mailed once in the middle of the state’s window, and stored with its text, day and address', async () => {
    const id = await member('NC');
    // 75-41: 15 to 45 days before the renewal on June 1, 2027: April 17 to May 17.
    expect(await nightOf(id, '2026-06-02')).toBe(0);
    expect(await read(id)).toMatchObject({ nextNoticeOn: '2027-05-02', nextActionOn: '2026-06-01', noticeBy: '' });
    expect(await nightOf(id, '2027-05-01')).toBe(0);
    expect(await nightOf(id, '2027-05-02')).toBe(1);
    expect(await nightOf(id, '2027-05-02')).toBe(0);
    expect(server.mails).toHaveLength(1);
    const [mail] = server.mails;
    expect(mail?.subject).toBe('Your Comfort Plus agreement renews on June 1, 2027');
    expect(mail?.text).toContain('The price will be $19.95 a month instead of $19.00 a month, with tax.');
    expect(mail?.text).toContain('at the latest on May 31, 2027');
    const { notices, token, nextNoticeOn } = await read(id);
    expect(mail?.text).toContain(`/service-agreement/${token}/view`);
    expect(notices).toEqual([
      {
        ruleId: 'ar-nc',
        on: '2027-05-02',
        kind: 'renewal',
        mailId: `notice-${id}-ar-nc-2027-05-17`,
        to: 'ada@example.com',
      },
    ]);
    expect(nextNoticeOn).toBe('');
    expect((await at(companyId, `mail/${notices[0]?.mailId ?? ''}`).get()).data()).toMatchObject({
      kind: 'notice',
      state: 'sent',
      subjectId: id,
      body: expect.stringContaining('renews automatically on June 1, 2027') as string,
    });
  });

  it('that wasn’t accepted waits for a person, is retried the next night, and then no longer waits', async () => {
    const id = await member('NC');
    await nightOf(id, '2026-06-02');
    server.isDown = true;
    expect(await nightOf(id, '2027-05-02')).toBe(0);
    expect(await read(id)).toMatchObject({
      notices: [],
      noticeBy: '2027-05-17',
      noticeWhy: expect.stringMatching(/^Renewal notice, by May 17, 2027\. /) as string,
      nextNoticeOn: '2027-05-03',
    });
    server.restart();
    expect(await nightOf(id, '2027-05-03')).toBe(1);
    expect(await read(id)).toMatchObject({ noticeBy: '', noticeWhy: '' });
  });

  it('for New York isn’t emailed: it waits for a person from the first day of its window', async () => {
    const id = await member('NY');
    await nightOf(id, '2026-06-02');
    // 15 to 30 days before the last day to cancel, May 31, 2027.
    expect(await read(id)).toMatchObject({ nextNoticeOn: '2027-05-01' });
    expect(await nightOf(id, '2027-05-01')).toBe(0);
    expect(server.mails).toEqual([]);
    expect(await read(id)).toMatchObject({
      noticeBy: '2027-05-16',
      noticeWhy: expect.stringContaining('Deliver it by personal or certified mail') as string,
    });
  });

  it('for California comes with the new price’s notice, each in its own window', async () => {
    const id = await member('CA');
    await nightOf(id, '2026-06-02');
    for (const day of ['2027-05-02', '2027-05-14', '2027-05-20']) await nightOf(id, day);
    expect((await read(id)).notices.map(({ ruleId, kind, on }) => [ruleId, kind, on])).toEqual([
      ['ar-ca-term', 'renewal', '2027-05-02'],
      ['ar-ca-price', 'price', '2027-05-14'],
    ]);
    expect(server.mails[1]?.text).toContain('changes from $19.00 a month to $19.95 a month');
  });

  it('for a new price goes out for scheduled terms, too', async () => {
    const id = await member('CA');
    const { planId, plan, units, interval, priceCents } = await read(id);
    const nextTerms = { planId, planVersion: 2, plan, units, interval, priceCents: priceCents + 500, on: '2026-11-01' };
    await at(companyId, `agreements/${id}`).update({ nextTerms: { ...nextTerms, migrationId: '' } });
    await nightOf(id, '2026-06-02');
    // 7 to 30 days before November 1.
    expect(await read(id)).toMatchObject({ nextNoticeOn: '2026-10-13' });
    expect(await nightOf(id, '2026-10-13')).toBe(1);
    expect(server.mails[0]?.subject).toBe('The price of your Comfort Plus agreement changes on November 1, 2026');
    expect(server.mails[0]?.text).toContain('changes from $19.00 a month to $24.00 a month');
  });

  it('isn’t sent for a canceled agreement', async () => {
    const id = await member('NC', { cancelsOn: '2027-01-01' });
    expect(await nightOf(id, '2027-05-02')).toBe(0);
    expect(server.mails).toEqual([]);
  });
});

describe('a customer’s written record', () => {
  it('is a copy of the agreement, and the receipt of a cancellation, once each', async () => {
    now = '2026-06-05T15:00:00.000Z';
    // The trigger runs on its own and has no one to write to.
    const id = await member('NC', { customerEmail: '' });
    const stored = (await at(companyId, `agreements/${id}`).get()).data() ?? {};
    const after = { ...stored, customerEmail: 'ada@example.com' };
    const params = { companyId, id };
    const agreed = { params, before: { ...after, consent: null }, after };
    await tellOfAgreement(deps, agreed, server.deliver);
    await tellOfAgreement(deps, agreed, server.deliver);
    expect(server.mails.map(({ subject }) => subject)).toEqual([
      'Your service agreement S26-K7M3Q with Lovelace Heating',
    ]);
    expect(server.mails[0]?.attachments).toHaveLength(1);
    server.restart();
    const ended = { ...after, cancelsOn: '2026-07-01', cancelReceipt: 'X26-AAAAA' };
    const change = { params, before: after, after: ended };
    await tellOfAgreement(deps, change, server.deliver);
    await tellOfAgreement(deps, change, server.deliver);
    expect(server.mails.map(({ subject }) => subject)).toEqual([
      'Your Comfort Plus agreement is canceled: receipt X26-AAAAA',
    ]);
    expect(server.mails[0]?.text).toContain('Its last day is June 30, 2026');
  });

  it('is in the name of the agreement’s business unit, like its copy', async () => {
    now = '2026-06-05T15:00:00.000Z';
    const unit = { id: 'pl', name: 'Plumbing', printedName: 'Summit Plumbing', email: 'pipes@summit.example' };
    const units = [businessUnitSchema.parse(unit)];
    await at(companyId, 'settings/billing').set({ ...billingSettingsSchema.parse({ units }), ...audit(owner.uid) });
    const id = await member('NC', { customerEmail: '', businessUnitId: 'pl' });
    const before = { ...(await at(companyId, `agreements/${id}`).get()).data(), customerEmail: 'ada@example.com' };
    const after = { ...before, cancelsOn: '2026-07-01', cancelReceipt: 'X26-BBBBB' };
    await tellOfAgreement(deps, { params: { companyId, id }, before, after }, server.deliver);
    expect(server.mails).toMatchObject([
      {
        fromName: 'Summit Plumbing via Fieldwright',
        replyTo: [{ name: 'Summit Plumbing', address: 'pipes@summit.example' }],
      },
    ]);
    expect(server.mails[0]?.text).not.toContain('Lovelace Heating');
  });

  it('includes the transfer to the house’s new owner, once, with what happens to the prepaid part', async () => {
    now = '2026-06-05T15:00:00.000Z';
    const id = await member('NC', { customerEmail: '' });
    const stored = (await at(companyId, `agreements/${id}`).get()).data() ?? {};
    const before = { ...stored, customerEmail: 'ada@example.com' };
    const after = { ...before, state: 'cancelled', cancelsOn: '2026-06-05', transferredTo: 'new-owner' };
    const change = { params: { companyId, id }, before, after };
    await tellOfAgreement(deps, change, server.deliver);
    await tellOfAgreement(deps, change, server.deliver);
    await tellOfAgreement(deps, { ...change, before: after }, server.deliver);
    expect(server.mails.map(({ subject }) => subject)).toEqual([
      'Your Comfort Plus agreement has passed to the new owner',
    ]);
    expect(server.mails[0]?.text).toContain('Yours ends with June 4, 2026. Nothing more will be billed to you');
    expect(server.mails[0]?.text).not.toContain('the time after that');

    const bill = { invoiceId: 'i1', on: '2026-06-01', from: '2026-06-01', until: '2026-07-01', priceCents: 1_900 };
    const paidAhead = { ...after, bills: [{ ...bill, isPaid: true }] };
    const textOf = async (changes: object): Promise<string> => {
      server.restart();
      const other = await member('NC', { customerEmail: '' });
      const params = { companyId, id: other };
      await tellOfAgreement(deps, { params, before, after: { ...paidAhead, ...changes } }, server.deliver);
      const text = server.mails[0]?.text;
      return typeof text === 'string' ? text : '';
    };
    expect(await textOf({})).toContain('What is paid for the time after that goes along with the house.');
    const refunds = [{ on: '2026-06-05', amountCents: 1_583, creditNotes: [] }];
    expect(await textOf({ refunds })).toContain('$15.83 before tax, is credited to you.');
    expect(await textOf({ bills: [bill] })).not.toContain('the time after that');
  });
});
