import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeAgreement, planAgreementVisits, startAgreement } from '@/domain/agreement/record/api';
import { agreementSchema, type Agreement } from '@/domain/agreement/record/schema';
import { billingSettingsSchema } from '@/domain/billing/settings';
import { businessUnitSchema } from '@/domain/business-unit/schema';
import { invoiceSchema } from '@/domain/invoice/schema';
import { publicDocumentSchema } from '@/domain/public-document/schema';
import { newId } from '@/lib/ids';
import { buildAgreement } from '@/testing/factories/agreement';
import { billPeriod } from '../../functions/src/agreements/billPeriod';
import { readSendable } from '../../functions/src/sharing/readSendable';
import { shareDocument } from '@/domain/public-document/api';
import { deps } from './deps';
import { newCompany, newMember } from './fixtures';
import { addCustomer, at, audit } from './records';
import { db, endClients, eventually, refusal, type Client } from './support';

let owner: Client;
let companyId: string;
let customerId: string;
beforeAll(async () => {
  ({ owner, companyId } = await newCompany());
  const features = { 'features.serviceagreement': true, 'features.jobs': true, 'features.invoices': true };
  await db.doc(`companies/${companyId}`).update(features);
  await db.doc(`users/${owner.uid}`).update(features);
  customerId = await addCustomer(companyId, owner.uid, { email: 'ada@example.com' });
  const units = [
    { id: 'air', name: 'Air', printedName: 'Summit Air', jobTypeIds: ['maintenance'] },
    { id: 'pl', name: 'Plumbing', printedName: 'Summit Plumbing', invoicePrefix: 'PL-' },
    { id: 'old', name: 'Electric', isArchived: true },
  ].map((unit) => businessUnitSchema.parse(unit));
  await at(companyId, 'settings/billing').set({ ...billingSettingsSchema.parse({ units }), ...audit(owner.uid) });
});
afterAll(endClients);

async function running(changes: Partial<Agreement>) {
  const id = newId();
  const { id: _, ...fields } = buildAgreement({ customerId, startsOn: '2026-06-01', ...changes });
  await at(companyId, `agreements/${id}`).set({ ...fields, ...audit(owner.uid) });
  const { token } = await owner.call(shareDocument, { kind: 'agreement', subjectId: id });
  await owner.call(startAgreement, { agreementId: id, note: 'By phone' });
  const agreement = agreementSchema.parse((await at(companyId, `agreements/${id}`).get()).data());
  return { id, token, visitId: agreement.visits[0]?.id ?? '' };
}

/** Returns the business unit of its documents, its page, its bill and its visit. */
async function namesOf({ id, token, visitId }: Awaited<ReturnType<typeof running>>) {
  const { jobIds } = await owner.call(planAgreementVisits, { visits: [{ agreementId: id, visitId }] });
  const bill = await billPeriod(deps, companyId, id, () => Promise.resolve());
  const invoice = invoiceSchema.parse((await at(companyId, `invoices/${bill?.invoiceId ?? ''}`).get()).data());
  const visit = await eventually(
    async () => ((await at(companyId, `jobs/${jobIds[0] ?? ''}`).get()).get('businessUnitId') as string) || null,
    'the unit of the visit',
  );
  const { paper } = await readSendable(deps, { companyId, kind: 'agreement', subjectId: id });
  const face = publicDocumentSchema.parse((await db.doc(`publicDocuments/${token}`).get()).data());
  return {
    bill: invoice.businessUnitId,
    visit,
    paper: paper.company.name,
    page: [face.company.name, face.businessUnitId],
  };
}

it('an agreement is billed, printed and visited in its unit’s name', async () => {
  expect(await namesOf(await running({ businessUnitId: 'pl' }))).toEqual({
    ...{ bill: 'pl', visit: 'pl', paper: 'Summit Plumbing', page: ['Summit Plumbing', 'pl'] },
  });
});

it('an older agreement without a unit belongs to the unit that does maintenance', async () => {
  expect(await namesOf(await running({}))).toEqual({
    ...{ bill: 'air', visit: 'air', paper: 'Summit Air', page: ['Summit Air', 'air'] },
  });
});

describe('an active agreement moved to another unit', () => {
  const move = async (client: Client, id: string, businessUnitId: string) => {
    const revision = String((await at(companyId, `agreements/${id}`).get()).get('revision'));
    return client.call(changeAgreement, { agreementId: id, revision, change: { kind: 'unit', businessUnitId } });
  };
  const read = async (id: string): Promise<Agreement> =>
    agreementSchema.parse((await at(companyId, `agreements/${id}`).get()).data());
  const billOf = async (id: string) => {
    const bill = await billPeriod(deps, companyId, id, () => Promise.resolve());
    return at(companyId, `invoices/${bill?.invoiceId ?? ''}`);
  };

  it('is billed in the new unit’s name from the next bill on, and nothing else changes', async () => {
    const { id, token } = await running({ businessUnitId: 'pl' });
    const first = await billOf(id);
    const before = await read(id);
    await move(owner, id, 'air');
    const { log, businessUnitId, ...after } = await read(id);
    const { log: earlier, businessUnitId: _, ...same } = before;
    expect(businessUnitId).toBe('air');
    expect(after).toEqual(same);
    expect(log.slice(0, -1)).toEqual(earlier);
    expect(log.at(-1)).toMatchObject({ kind: 'unit', by: owner.uid, text: 'Plumbing to Air' });
    const second = await billOf(id);
    expect(second.id).not.toBe(first.id);
    expect([(await first.get()).get('businessUnitId'), (await second.get()).get('businessUnitId')]).toEqual([
      'pl',
      'air',
    ]);
    await eventually(async () => {
      const face = publicDocumentSchema.parse((await db.doc(`publicDocuments/${token}`).get()).data());
      return face.company.name === 'Summit Air' ? face : null;
    }, 'the page in the name of the new unit');
  });

  it('can’t move to an unknown or archived unit or its own, and a draft can’t move this way', async () => {
    const { id } = await running({ businessUnitId: 'pl' });
    await move(owner, id, '');
    // An agreement without a unit belongs to the unit that already does maintenance.
    expect(await refusal(move(owner, id, 'air'))).toMatchObject({ code: 'failed-precondition' });
    await move(owner, id, 'pl');
    for (const wrong of ['no-such-unit', 'old', 'pl'])
      expect(await refusal(move(owner, id, wrong))).toMatchObject({ code: 'failed-precondition' });
    const draftId = newId();
    const { id: _, ...fields } = buildAgreement({ customerId });
    await at(companyId, `agreements/${draftId}`).set({ ...fields, ...audit(owner.uid) });
    expect(await refusal(move(owner, draftId, 'air'))).toMatchObject({ code: 'failed-precondition' });
    expect((await read(id)).businessUnitId).toBe('pl');
  });

  it('can be moved only by the office, at the revision shown', async () => {
    const { id } = await running({ businessUnitId: 'pl' });
    const technician = await newMember(companyId, 'technician');
    await db.doc(`users/${technician.uid}`).update({ 'features.serviceagreement': true });
    expect(await refusal(move(technician, id, 'air'))).toMatchObject({ code: 'permission-denied' });
    const change = { kind: 'unit' as const, businessUnitId: 'air' };
    expect(await refusal(owner.call(changeAgreement, { agreementId: id, revision: 'old', change }))).toMatchObject({
      code: 'conflict',
    });
    const stranger = (await newCompany()).owner;
    expect(await refusal(move(stranger, id, 'air'))).not.toBeNull();
    expect((await read(id)).businessUnitId).toBe('pl');
    await move(owner, id, '');
    expect((await read(id)).businessUnitId).toBe('');
  });
});
