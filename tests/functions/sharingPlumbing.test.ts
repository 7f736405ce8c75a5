import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTree } from '@/domain/plumbing/edit/starts';
import { plumbingCalcSchema } from '@/domain/plumbing/record/schema';
import { readTree, storedTree } from '@/domain/plumbing/record/tree';
import { revokeShare, shareDocument } from '@/domain/public-document/api';
import { publicDocumentSchema } from '@/domain/public-document/schema';
import { newCompany, newMember } from './fixtures';
import { readFaceOf } from './estimates';
import { at, audit } from './records';
import { db, endClients, eventually, refusal, signedOut, type Client } from './support';

const HOUSE = startTree('two-bath', 'IPC-2021');
let owner: Client;
let companyId: string;

const allow = (uid: string): Promise<unknown> => db.doc(`users/${uid}`).update({ 'features.plumbingCalc': true });
const shareOf = (subjectId: string) => ({ kind: 'plumbing' as const, subjectId });

/** Stores a calculation as the app would. */
async function addCalculation(id: string, changes: object = {}): Promise<void> {
  const record = plumbingCalcSchema.parse({
    number: 'P26-K7M3Q',
    title: 'Elm Street repipe',
    address: '12 Elm St',
    customerName: 'Ada Lovelace',
    notes: 'SECRET',
    ...storedTree(HOUSE),
    ...changes,
  });
  await at(companyId, `plumbingCalc/${id}`).set({ ...record, ...audit(owner.uid) });
}

beforeAll(async () => {
  ({ owner, companyId } = await newCompany());
  await allow(owner.uid);
});
afterAll(endClients);

describe('the link to a plumbing calculation', () => {
  it('shows the current pipes to anyone who has it, and neither notes nor people', async () => {
    await addCalculation('shared');
    const { token } = await owner.call(shareDocument, shareOf('shared'));
    const face = await readFaceOf(token);
    const { plumbing, ...rest } = publicDocumentSchema.parse(face);
    expect(rest).toMatchObject({ kind: 'plumbing', companyId, paper: null, loadCalculation: null });
    // The sheet's date is when the pipes were changed, not when the link was created.
    expect(rest.updatedAt).toBe((await at(companyId, 'plumbingCalc/shared').get()).get('updatedAt'));
    expect(plumbing).toMatchObject({ title: 'Elm Street repipe', customerName: 'Ada Lovelace', number: 'P26-K7M3Q' });
    expect(readTree(plumbing?.tree ?? '').tree).toEqual(JSON.parse(JSON.stringify(HOUSE)));
    expect(JSON.stringify(face)).not.toMatch(/secret/i);
    expect(JSON.stringify(face)).not.toContain(owner.uid);

    const shown = async () => (await readFaceOf(token))?.['plumbing'] as { title: string; tree: string } | undefined;
    const { tree } = storedTree({ ...HOUSE, water: { ...HOUSE.water, staticPsi: 48 } });
    await at(companyId, 'plumbingCalc/shared').update({ title: 'Elm Street, PEX', tree });
    await eventually(async () => (await shown())?.title === 'Elm Street, PEX', 'the new title', 60_000);
    expect(readTree((await shown())?.tree ?? '').tree?.water?.staticPsi).toBe(48);
    await at(companyId, 'plumbingCalc/shared').delete();
    await eventually(async () => (await readFaceOf(token)) === undefined, 'the face to go', 60_000);
  });

  it('shows nothing once revoked, and the next one is different', async () => {
    await addCalculation('revoked');
    const { token } = await owner.call(shareDocument, shareOf('revoked'));
    expect(await owner.call(shareDocument, shareOf('revoked'))).toEqual({ token });
    await owner.call(revokeShare, shareOf('revoked'));
    expect(await readFaceOf(token)).toBeUndefined();
    await at(companyId, 'plumbingCalc/revoked').update({ title: 'Changed after' });
    const again = await owner.call(shareDocument, shareOf('revoked'));
    expect(again.token).not.toBe(token);
    expect(await readFaceOf(token)).toBeUndefined();
  });

  it('is created by a technician with the feature, not without it, not when signed out and not for unreadable pipes', async () => {
    await addCalculation('allowed');
    await addCalculation('damaged', { tree: '{"segments":{}}' });
    const [technician, without] = [await newMember(companyId, 'technician'), await newMember(companyId, 'manager')];
    await allow(technician.uid);
    const { token } = await technician.call(shareDocument, shareOf('allowed'));
    expect(await readFaceOf(token)).toBeDefined();
    expect(await refusal(without.call(shareDocument, shareOf('allowed')))).toMatchObject({ code: 'permission-denied' });
    expect(await refusal(signedOut().call(shareDocument, shareOf('allowed')))).toMatchObject({
      code: 'unauthenticated',
    });
    expect(await refusal(owner.call(shareDocument, shareOf('damaged')))).toMatchObject({ code: 'invalid' });
  });

  it('can’t be created or revoked by another company', async () => {
    await addCalculation('ours');
    const { token } = await owner.call(shareDocument, shareOf('ours'));
    const { owner: stranger } = await newCompany();
    await allow(stranger.uid);
    expect(await refusal(stranger.call(shareDocument, shareOf('ours')))).toMatchObject({ code: 'not-found' });
    expect(await refusal(stranger.call(revokeShare, shareOf('ours')))).toMatchObject({ code: 'not-found' });
    expect(await readFaceOf(token)).toBeDefined();
  });
});

describe('a plumbing calculation’s search words', () => {
  it('follow its name, customer and address, whatever a client wrote into them', async () => {
    await addCalculation('found', { searchWords: ['forged'] });
    const words = async (): Promise<string[]> =>
      ((await at(companyId, 'plumbingCalc/found').get()).get('searchWords') as string[] | undefined) ?? [];
    await eventually(async () => (await words()).includes('lovelace'), 'the words of the record', 60_000);
    expect(await words()).toEqual(expect.arrayContaining(['elm', 'repipe', 'ada']));
    expect(await words()).not.toContain('forged');
    await at(companyId, 'plumbingCalc/found').update({ title: 'Boiler room' });
    await eventually(async () => (await words()).includes('boiler'), 'the new words', 60_000);
    expect(await words()).not.toContain('repipe');
  });
});
