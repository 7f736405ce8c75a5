import { afterAll, beforeAll, expect, it } from 'vitest';
import { planAgreementVisits, startAgreement } from '@/domain/agreement/record/api';
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
import { newCompany } from './fixtures';
import { addCustomer, at, audit } from './records';
import { db, endClients, eventually, type Client } from './support';

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

/** In whose name its paper, its page and its bill are, and its visit is made. */
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

it('an agreement is billed, printed and visited in the name of its unit', async () => {
  expect(await namesOf(await running({ businessUnitId: 'pl' }))).toEqual({
    ...{ bill: 'pl', visit: 'pl', paper: 'Summit Plumbing', page: ['Summit Plumbing', 'pl'] },
  });
});

it('one that says nothing, as those from before, is of the unit that does maintenance', async () => {
  expect(await namesOf(await running({}))).toEqual({
    ...{ bill: 'air', visit: 'air', paper: 'Summit Air', page: ['Summit Air', 'air'] },
  });
});
