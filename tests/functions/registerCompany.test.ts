import { afterAll, describe, expect, it } from 'vitest';
import { registerCompany } from '@/domain/company/api';
import { db, endClients, newAccount, refusal } from './support';
import { registration } from './fixtures';

afterAll(endClients);

describe('registerCompany', () => {
  it('creates the company and its owner together, without a confirmed address', { tags: 'emulators' }, async () => {
    const owner = await newAccount({ isVerified: false });

    const { companyId } = await owner.call(registerCompany, registration());

    const company = (await db.doc(`companies/${companyId}`).get()).data();
    expect(company).toMatchObject({
      name: 'Lovelace Heating',
      ownerId: owner.uid,
      industry: 'plumbing',
      phone: '(512) 555-0134',
      timeZone: 'America/Chicago',
      features: { customers: true, jobs: true, technicians: true },
      createdBy: owner.uid,
      updatedBy: owner.uid,
      baseRevision: '',
    });
    expect(company?.['revision']).toMatch(/^\w{20}$/);
    expect((await db.doc(`users/${owner.uid}`).get()).data()).toMatchObject({
      companyId,
      role: 'admin',
      features: { customers: true, jobs: true, technicians: true },
      industries: ['plumbing'],
      firstName: 'Ada',
      lastName: 'Lovelace',
      email: owner.email,
      phone: '',
    });
    const activity = await db.collection(`companies/${companyId}/activity`).get();
    expect(activity.docs.map((entry) => entry.data())).toMatchObject([
      { verb: 'created', subjectType: 'company', actorUid: owner.uid },
    ]);
  });

  it('requires a name and a trade; all trades are stored, the main one first', async () => {
    const owner = await newAccount();
    const { companyId } = await owner.call(registerCompany, {
      companyName: 'Two Trades',
      industry: 'plumbing',
      industries: ['plumbing', 'hvac'],
      timeZone: 'America/Denver',
    });
    expect((await db.doc(`companies/${companyId}`).get()).data()).toMatchObject({
      name: 'Two Trades',
      industry: 'plumbing',
      industries: ['plumbing', 'hvac'],
      phone: '',
      address: { street: '', country: 'US' },
    });
    expect((await db.doc(`users/${owner.uid}`).get()).data()).toMatchObject({
      firstName: '',
      industries: ['plumbing', 'hvac'],
    });
  });

  it('returns the same company when called twice, even at the same time', { tags: 'emulators' }, async () => {
    const owner = await newAccount();

    const first = await Promise.all([
      owner.call(registerCompany, registration()),
      owner.call(registerCompany, registration()),
    ]);
    const later = await owner.call(registerCompany, registration({ companyName: 'Another name' }));

    expect(new Set([...first, later].map(({ companyId }) => companyId)).size).toBe(1);
    const owned = await db.collection('companies').where('ownerId', '==', owner.uid).get();
    expect(owned.docs.map((company) => company.get('name') as string)).toEqual(['Lovelace Heating']);
  });

  it('replaces the flags and the role of a forged document, and keeps the color scheme', async () => {
    const owner = await newAccount();
    await db
      .doc(`users/${owner.uid}`)
      .set({ role: 'user', features: { payments: true }, colorScheme: 'dark', companyId: null });

    await owner.call(registerCompany, registration());

    const user = (await db.doc(`users/${owner.uid}`).get()).data();
    expect(user?.['features']).toEqual({ customers: true, jobs: true, technicians: true });
    expect(user?.['colorScheme']).toBe('dark');
  });

  it('refuses a member of another company', async () => {
    const owner = await newAccount();
    const { companyId } = await owner.call(registerCompany, registration());
    const colleague = await newAccount();
    await db.doc(`users/${colleague.uid}`).set({ companyId, role: 'office', email: colleague.email });

    expect(await refusal(colleague.call(registerCompany, registration()))).toMatchObject({ code: 'already-exists' });
    expect((await db.doc(`users/${colleague.uid}`).get()).get('companyId')).toBe(companyId);
  });

  it('names the invalid fields', async () => {
    const owner = await newAccount();

    const answer = await refusal(
      owner.call(registerCompany, registration({ companyPhone: 'call me', companyName: ' ' })),
    );

    expect(answer).toMatchObject({
      code: 'invalid',
      message: 'Enter the company name',
      fields: [
        { path: 'companyName', message: 'Enter the company name' },
        { path: 'companyPhone', message: 'Enter a phone number with 7 to 15 digits' },
      ],
    });
    expect((await db.collection('companies').where('ownerId', '==', owner.uid).get()).size).toBe(0);
  });
});
