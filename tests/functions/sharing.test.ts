import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { credentialSchema, type Credential } from '@/domain/award/credential';
import { invoiceSchema } from '@/domain/invoice/schema';
import { readHouse, writeHouse } from '@/domain/load-calc/project/house';
import { loadProjectSchema } from '@/domain/load-calc/project/schema';
import { recordView, revokeShare, sendDocument, shareDocument } from '@/domain/public-document/api';
import { newShareToken } from '@/domain/public-document/token';
import { pricebookItemSchema } from '@/domain/pricebook/schema';
import { publicDocumentSchema } from '@/domain/public-document/schema';
import { newId } from '@/lib/ids';
import { buildDocument, buildLine } from '@/testing/factories/billing';
import { buildLoadInputs } from '@/testing/factories/loadInputs';
import { newCompany, newMember } from './fixtures';
import { addEstimate, offer, readEstimate, readFaceOf } from './estimates';
import { addCustomer, at, audit } from './records';
import { db, endClients, eventually, refusal, signedOut, type Client } from './support';

let owner: Client;
let companyId: string;
let customerId: string;
const visitor = signedOut();

beforeAll(async () => {
  ({ owner, companyId } = await newCompany());
  await db
    .doc(`users/${owner.uid}`)
    .update({ 'features.estimates': true, 'features.invoices': true, 'features.pricebook': true });
  customerId = await addCustomer(companyId, owner.uid, {
    billingAddress: { street: '12 Elm St', unit: '', city: 'Austin', state: 'TX', postalCode: '78701', country: 'US' },
  });
});
afterAll(endClients);

describe('a share link', () => {
  it('to an estimate lists the company’s valid credentials meant for it, with their public proof', async () => {
    const credential = (fields: Partial<Credential>) => ({
      ...credentialSchema.parse({ kind: 'licence', title: 'Contractor', isOnEstimates: true, ...fields }),
      ...audit(owner.uid),
    });
    const [shown, expired, elsewhere] = [newId(), newId(), newId()];
    const put = (credentialId: string, fields: Partial<Credential>) =>
      at(companyId, `credentials/${credentialId}`).set(credential(fields));
    await put(shown, { number: '44', proofKind: 'link', proofUrl: 'https://registry.example/44' });
    await put(expired, { title: 'Old', expiresOn: '2020-01-01' });
    await put(elsewhere, { title: 'Elsewhere', isOnEstimates: false, isOnWebsite: true });
    const id = await addEstimate(companyId, owner.uid, customerId);
    const { token } = await owner.call(shareDocument, { kind: 'estimate', subjectId: id });
    expect(await readFaceOf(token)).toMatchObject({
      paper: {
        credentials: [{ text: 'License: Contractor, No. 44', proofUrl: 'https://registry.example/44', expiresOn: '' }],
      },
    });
    for (const credentialId of [shown, expired, elsewhere]) await at(companyId, `credentials/${credentialId}`).delete();
  });

  it('is created once, shows nothing internal, and nothing at all once revoked', async () => {
    const id = await addEstimate(companyId, owner.uid, customerId);
    const tokens = await Promise.all(
      [1, 2, 3].map(() => owner.call(shareDocument, { kind: 'estimate', subjectId: id })),
    );
    const [{ token } = { token: '' }] = tokens;
    expect(new Set(tokens.map((shared) => shared.token)).size).toBe(1);

    const face = await readFaceOf(token);
    expect(publicDocumentSchema.safeParse(face).success).toBe(true);
    expect(face).toMatchObject({
      kind: 'estimate',
      companyId,
      estimate: { state: 'sent' },
      paper: { recipient: { name: 'Ada Lovelace', addressLines: ['12 Elm St', 'Austin, TX 78701'] } },
    });
    expect(JSON.stringify(face)).not.toMatch(/secret|987654/i);
    expect(JSON.stringify(face)).not.toContain(owner.uid);
    expect(await readEstimate(companyId, id)).toMatchObject({ state: 'sent', token });

    await owner.call(revokeShare, { kind: 'estimate', subjectId: id });
    await owner.call(revokeShare, { kind: 'estimate', subjectId: id });
    expect(await readFaceOf(token)).toBeUndefined();
    expect((await readEstimate(companyId, id)).token).toBe('');
    const again = await owner.call(shareDocument, { kind: 'estimate', subjectId: id });
    expect(again.token).not.toBe(token);
    expect(await readFaceOf(token)).toBeUndefined();
  });

  it('isn’t created for documents that can’t be calculated, are empty, or too large', async () => {
    const empty = await addEstimate(companyId, owner.uid, customerId, { document: { ...offer(), lines: [] } });
    expect(await refusal(owner.call(shareDocument, { kind: 'estimate', subjectId: empty }))).toMatchObject({
      code: 'failed-precondition',
    });
    const broken = await addEstimate(companyId, owner.uid, customerId);
    await at(companyId, `estimates/${broken}`).update({
      'document.lines': [{ ...buildLine({ id: 'x' }), unitPriceCents: -5 }],
    });
    expect(await refusal(owner.call(shareDocument, { kind: 'estimate', subjectId: broken }))).toMatchObject({
      code: 'invalid',
    });
    const lines = Array.from({ length: 200 }, (_, index) =>
      buildLine({ id: `l${index}`, description: 'x'.repeat(4000) }),
    );
    const large = await addEstimate(companyId, owner.uid, customerId, { document: { ...offer(), options: [], lines } });
    expect(await refusal(owner.call(shareDocument, { kind: 'estimate', subjectId: large }))).toMatchObject({
      message: expect.stringContaining('too large') as string,
    });
  });

  it('to a pricebook item follows the item until it is deleted', async () => {
    const item = pricebookItemSchema.parse({ name: 'Filter', costCents: 987_654, vendor: 'SECRET', priceCents: 2000 });
    await at(companyId, 'pricebook/item1').set({ ...item, ...audit(owner.uid) });
    const { token } = await owner.call(shareDocument, { kind: 'pricebook-item', subjectId: 'item1' });
    expect(await owner.call(shareDocument, { kind: 'pricebook-item', subjectId: 'item1' })).toEqual({ token });
    expect(JSON.stringify(await readFaceOf(token))).not.toMatch(/secret|987654/i);
    await at(companyId, 'pricebook/item1').update({ priceCents: 2500 });
    await eventually(
      async () => ((await readFaceOf(token))?.['item'] as { priceCents: number } | undefined)?.priceCents === 2500,
      'the new price',
      60_000,
    );
    await at(companyId, 'pricebook/item1').delete();
    await eventually(async () => (await readFaceOf(token)) === undefined, 'the face to go', 60_000);
  });

  it('to a load calculation shows the current house to anyone with the link, and neither notes nor people', async () => {
    await db.doc(`users/${owner.uid}`).update({ 'features.manualJ': true });
    const project = loadProjectSchema.parse({
      number: 'L26-K7M3Q',
      title: 'Elm Street',
      address: '12 Elm St',
      customerName: 'Ada Lovelace',
      notes: 'SECRET',
      house: writeHouse(buildLoadInputs()),
    });
    const share = { kind: 'load-calculation' as const, subjectId: 'load1' };
    await at(companyId, 'manualJ/load1').set({ ...project, house: '{"site":{}}', ...audit(owner.uid) });
    expect(await refusal(owner.call(shareDocument, share))).toMatchObject({ code: 'invalid' });
    await at(companyId, 'manualJ/load1').update({ house: project.house });
    const [technician, without] = [await newMember(companyId, 'technician'), await newMember(companyId, 'manager')];
    await db.doc(`users/${technician.uid}`).update({ 'features.manualJ': true });
    expect(await refusal(without.call(shareDocument, share))).toMatchObject({ code: 'permission-denied' });
    const { token } = await technician.call(shareDocument, share);
    expect(await owner.call(shareDocument, share)).toEqual({ token });
    const face = await readFaceOf(token);
    const { loadCalculation, ...rest } = publicDocumentSchema.parse(face);
    expect(rest).toMatchObject({ kind: 'load-calculation', companyId, paper: null });
    expect(loadCalculation).toMatchObject({ title: 'Elm Street', customerName: 'Ada Lovelace' });
    expect(readHouse(loadCalculation?.house ?? '').inputs).toEqual(buildLoadInputs());
    expect(JSON.stringify(face)).not.toMatch(/secret/i);
    expect(JSON.stringify(face)).not.toContain(owner.uid);
    const titleUnderLink = async (): Promise<string> =>
      ((await readFaceOf(token))?.['loadCalculation'] as { title: string } | undefined)?.title ?? '';
    await at(companyId, 'manualJ/load1').update({ title: 'Elm Street, new windows' });
    await eventually(async () => (await titleUnderLink()) === 'Elm Street, new windows', 'the new title', 60_000);
    await technician.call(revokeShare, share);
    expect(await readFaceOf(token)).toBeUndefined();
    const again = await owner.call(shareDocument, share);
    expect(again.token).not.toBe(token);
    await at(companyId, 'manualJ/load1').delete();
    await eventually(async () => (await readFaceOf(again.token)) === undefined, 'the face to go', 60_000);
  });

  it('can’t be created without permission, or for other companies', async () => {
    const id = await addEstimate(companyId, owner.uid, customerId);
    const stranger = await newCompany();
    await db.doc(`users/${stranger.owner.uid}`).update({ 'features.estimates': true });
    expect(await refusal(stranger.owner.call(shareDocument, { kind: 'estimate', subjectId: id }))).toMatchObject({
      code: 'not-found',
    });
    expect(await refusal(stranger.owner.call(revokeShare, { kind: 'estimate', subjectId: id }))).toMatchObject({
      code: 'not-found',
    });
    const without = await newMember(companyId, 'office');
    expect(await refusal(without.call(shareDocument, { kind: 'estimate', subjectId: id }))).toMatchObject({
      code: 'permission-denied',
    });
    expect(await refusal(visitor.call(shareDocument, { kind: 'estimate', subjectId: id }))).toMatchObject({
      code: 'unauthenticated',
    });
  });
});

describe('recordView', () => {
  it('counts customers, not colleagues, and reveals nothing about unknown links', async () => {
    const id = await addEstimate(companyId, owner.uid, customerId);
    const { token } = await owner.call(shareDocument, { kind: 'estimate', subjectId: id });

    expect(await owner.call(recordView, { token })).toEqual({});
    expect(await readEstimate(companyId, id)).toMatchObject({ viewCount: 0, firstViewedAt: '' });
    expect(await visitor.call(recordView, { token })).toEqual({});
    expect(await visitor.call(recordView, { token })).toEqual({});
    const seen = await readEstimate(companyId, id);
    expect(seen.viewCount).toBe(2);
    expect(seen.firstViewedAt <= seen.lastViewedAt && seen.firstViewedAt !== '').toBe(true);
    expect(await visitor.call(recordView, { token: newShareToken() })).toEqual({});
    for (const token of ['', '../x', 'a'.repeat(5000)])
      expect(await refusal(visitor.callRaw('recordView', { token }))).toMatchObject({ code: 'invalid' });
  });
});

describe('sendDocument', () => {
  it('is limited in who may send and to whom', async () => {
    const id = newId();
    await at(companyId, `invoices/${id}`).set({
      ...invoiceSchema.parse({ draftNumber: 'D26-1', title: 'Repair', customerId, document: buildDocument() }),
      ...audit(owner.uid),
    });
    const input = {
      kind: 'invoice' as const,
      subjectId: id,
      sendId: newId(),
      to: ['ada@example.com'],
      subject: 'x',
      message: '',
    };
    const technician = await newMember(companyId, 'technician');
    await db.doc(`users/${technician.uid}`).update({ 'features.invoices': true });
    expect(await refusal(technician.call(sendDocument, input))).toMatchObject({ code: 'permission-denied' });
    const stranger = await newCompany();
    await db.doc(`users/${stranger.owner.uid}`).update({ 'features.invoices': true });
    expect(await refusal(stranger.owner.call(sendDocument, input))).toMatchObject({ code: 'not-found' });
    expect(
      await refusal(
        owner.callRaw('sendDocument', {
          ...input,
          to: Array.from({ length: 11 }, (_, index) => `a${index}@example.com`),
        }),
      ),
    ).toMatchObject({ code: 'invalid' });
    expect(
      await refusal(owner.callRaw('sendDocument', { ...input, to: ['a@example.com\nBcc: b@example.com'] })),
    ).toMatchObject({ code: 'invalid' });
  });
});
