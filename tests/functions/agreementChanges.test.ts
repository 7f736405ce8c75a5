import { afterAll, beforeAll, expect, it } from 'vitest';
import { continueMigration, decideMigration, prepareMigration } from '@/domain/agreement/migration/api';
import { agreementMigrationSchema } from '@/domain/agreement/migration/schema';
import {
  answerAgreement,
  changeAgreement,
  decideImported,
  importMembers,
  startAgreement,
  transferAgreement,
} from '@/domain/agreement/record/api';
import { agreementHash } from '@/domain/agreement/record/hash';
import { agreementInputSchema, agreementSchema, type Agreement } from '@/domain/agreement/record/schema';
import { shareDocument } from '@/domain/public-document/api';
import { addCalendarDays } from '@/lib/calendar';
import { newId } from '@/lib/ids';
import { buildAgreement, buildPlan } from '@/testing/factories/agreement';
import { buildProperty } from '@/testing/factories/property';
import { calendarDay } from '@/lib/dates';
import { newCompany } from './fixtures';
import { addCustomer, at, audit } from './records';
import { db, endClients, refusal, signedOut, type Client } from './support';

let owner: Client;
let companyId: string;
let customerId: string;
beforeAll(async () => {
  ({ owner, companyId } = await newCompany());
  await db.doc(`companies/${companyId}`).update({ 'features.serviceagreement': true });
  await db.doc(`users/${owner.uid}`).update({ 'features.serviceagreement': true });
  customerId = await addCustomer(companyId, owner.uid, { email: 'ada@example.com' });
  const { id, ...plan } = buildPlan({
    id: 'premium',
    version: 3,
    prices: [{ interval: 'month', priceCents: 3_900, extraUnitCents: 0 }],
  });
  await at(companyId, `agreementPlans/${id}`).set({ ...plan, ...audit(owner.uid) });
});
afterAll(endClients);

async function running(changes: Partial<Agreement> = {}): Promise<string> {
  const id = newId();
  const today = calendarDay('America/Chicago', new Date());
  const { id: _, ...fields } = buildAgreement({
    customerId,
    startsOn: today,
    // Without an address, no e-mail is sent that would change the agreement during the test.
    customerEmail: '',
    ...changes,
  });
  await at(companyId, `agreements/${id}`).set({ ...fields, ...audit(owner.uid) });
  await owner.call(startAgreement, { agreementId: id, note: 'By phone' });
  return id;
}
const read = async (id: string) => {
  const stored = (await at(companyId, `agreements/${id}`).get()).data();
  return { ...agreementSchema.parse(stored), revision: String(stored?.['revision']) };
};

it('one member gets another plan’s terms from the server, for the revision shown', async () => {
  const id = await running();
  const { revision } = await read(id);
  const change = {
    kind: 'terms' as const,
    planId: 'premium',
    interval: 'month' as const,
    units: [],
    priceCents: 3_500,
    when: 'today' as const,
    note: 'By phone',
  };
  await owner.call(changeAgreement, { agreementId: id, revision, change });
  expect(await read(id)).toMatchObject({ planId: 'premium', planVersion: 3, priceCents: 3_500 });
  expect(await refusal(owner.call(changeAgreement, { agreementId: id, revision, change }))).toMatchObject({
    code: 'conflict',
  });
  const now = await read(id);
  const unknown = { ...change, planId: 'no-such-plan' };
  expect(
    await refusal(owner.call(changeAgreement, { agreementId: id, revision: now.revision, change: unknown })),
  ).toMatchObject({ code: 'not-found' });
});

it('selling a house changes nothing until the new owner agrees under their own link', async () => {
  const id = await running();
  const grace = await addCustomer(companyId, owner.uid, { email: 'grace@example.com' });
  const ids = {
    agreementId: id,
    newId: newId(),
    customerId: grace,
    on: (await read(id)).startsOn,
    unused: 'along' as const,
  };
  await owner.call(transferAgreement, ids);
  await owner.call(transferAgreement, ids);
  expect(await read(id)).toMatchObject({ state: 'active', cancelsOn: '' });
  expect(await read(ids.newId)).toMatchObject({
    state: 'draft',
    customerId: grace,
    customerEmail: 'grace@example.com',
    consent: null,
    token: '',
  });
  const { token } = await owner.call(shareDocument, { kind: 'agreement', subjectId: ids.newId });
  const termsHash = await agreementHash(agreementInputSchema.parse(await read(ids.newId)));
  const signature = { name: 'Grace Hopper', kind: 'typed' as const, imageDataUrl: '' };
  const accept = () =>
    signedOut().call(answerAgreement, {
      token,
      termsHash,
      answer: { kind: 'accept', signature, agreesToRenewal: false },
    });
  await accept();
  await accept();
  expect(await read(id)).toMatchObject({ state: 'cancelled', transferredTo: ids.newId, nextBillOn: '', visits: [] });
  const taken = await read(ids.newId);
  expect(taken).toMatchObject({ state: 'active', consent: { by: 'customer' } });
  expect(taken.visits).toHaveLength(2);
  expect(await refusal(owner.call(transferAgreement, { ...ids, newId: newId() }))).toMatchObject({
    code: 'failed-precondition',
  });
});

it('a migration is for the office, is the same one when requested twice, and is applied once', async () => {
  const id = await running({ planId: 'plus' });
  const migrationId = newId();
  const choice = {
    fromPlanId: 'plus',
    toPlanId: 'premium',
    interval: '' as const,
    version: 0,
    prices: 'list' as const,
    timing: 'day' as const,
    day: (await read(id)).startsOn,
  };
  expect(await owner.call(prepareMigration, { migrationId, choice })).toEqual({ state: 'ready', isDone: true });
  await owner.call(prepareMigration, { migrationId, choice });
  await Promise.all([1, 2].map(() => owner.call(decideMigration, { migrationId, decision: 'apply' })));
  expect(await owner.call(continueMigration, { migrationId })).toEqual({ state: 'applied', isDone: true });
  const stored = agreementMigrationSchema.parse(
    (await at(companyId, `agreementMigrations/${migrationId}`).get()).data(),
  );
  expect(stored.counts).toEqual({ ready: 0, leftOut: 0, applied: 1, undone: 0, kept: 0 });
  expect(await read(id)).toMatchObject({ planId: 'premium', priceCents: 3_900 });
  await owner.call(decideMigration, { migrationId, decision: 'undo' });
  expect(await read(id)).toMatchObject({ planId: 'plus', priceCents: 1_900 });
  const other = await newCompany();
  await db.doc(`users/${other.owner.uid}`).update({ 'features.serviceagreement': true });
  expect(await refusal(other.owner.call(decideMigration, { migrationId, decision: 'undo' }))).toMatchObject({
    code: 'not-found',
  });
  await db.doc(`users/${owner.uid}`).update({ 'features.serviceagreement': false });
  expect(await refusal(owner.call(continueMigration, { migrationId }))).toMatchObject({ code: 'permission-denied' });
  await db.doc(`users/${owner.uid}`).update({ 'features.serviceagreement': true });
});

it('members from a file are imported once, wait, and are activated after someone has reviewed them', async () => {
  const ada = await addCustomer(companyId, owner.uid, { email: '' });
  const propertyId = newId();
  const today = calendarDay('America/Chicago', new Date());
  const nextBillOn = addCalendarDays(today, 10);
  const { id: _, ...property } = buildProperty({ customerId: ada });
  await at(companyId, `properties/${propertyId}`).set({ ...property, ...audit(owner.uid) });
  const one = {
    customerId: ada,
    propertyId,
    planId: 'premium',
    interval: 'month' as const,
    priceCents: 2_100,
    startsOn: addCalendarDays(today, -30),
    endsOn: '',
    nextBillOn,
    paidUntil: '',
    nextVisitOn: '',
    externalId: 'HCP-17',
  };
  const unknown = { ...one, customerId: newId() };
  expect(await owner.call(importMembers, { members: [one, unknown] })).toMatchObject({
    added: 1,
    known: 0,
    faults: [expect.stringContaining('Customer')],
  });
  expect(await owner.call(importMembers, { members: [{ ...one, priceCents: 1 }] })).toEqual({
    added: 0,
    known: 1,
    faults: [],
  });
  const { docs } = await db.collection(`companies/${companyId}/agreements`).where('customerId', '==', ada).get();
  const id = docs[0]?.id ?? '';
  expect(await read(id)).toMatchObject({ state: 'imported', priceCents: 2_100, nextActionOn: '', consent: null });
  const decide = () => owner.call(decideImported, { agreementIds: [id], decision: 'approve' });
  expect(await decide()).toEqual({ done: 1 });
  expect(await decide()).toEqual({ done: 0 });
  expect(await read(id)).toMatchObject({ state: 'active', nextBillOn: nextBillOn, consent: { by: 'office' } });
  // The same house with the same plan is a member now, even if the file uses a different name.
  expect(await owner.call(importMembers, { members: [{ ...one, externalId: 'other' }] })).toMatchObject({
    added: 0,
    known: 1,
  });
});
