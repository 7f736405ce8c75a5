import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shareDocument, revokeShare } from '@/domain/public-document/api';
import { publicDocumentSchema } from '@/domain/public-document/schema';
import { answered, buildInspection } from '@/testing/factories/inspection';
import { buildDiagnostic } from '@/testing/factories/diagnostic';
import { buildPhoto } from '@/testing/factories/photo';
import { readFaceOf } from './estimates';
import { newCompany, newMember } from './fixtures';
import { at, audit } from './records';
import { db, endClients, eventually, refusal, signedOut, type Client } from './support';

type Kind = 'inspection' | 'readings';
let owner: Client;
let companyId: string;

const allow = (uid: string): Promise<unknown> =>
  db.doc(`users/${uid}`).update({ 'features.inspections': true, 'features.diagnostics': true });
const shareOf = (kind: Kind, subjectId: string) => ({ kind, subjectId });
const shown = async (token: string) => publicDocumentSchema.parse(await readFaceOf(token));

/** Stores a completed inspection with one failed item. */
async function addInspection(id: string, changes: object = {}): Promise<void> {
  const record = buildInspection({
    state: 'failed',
    finishedAt: '2026-11-02T15:00:00.000Z',
    answers: [
      answered('flame', 'fail', 'Yellow tips.'),
      answered('co', '140'),
      { ...answered('gone', 'SECRET'), by: owner.uid },
    ],
  });
  const { id: _, ...fields } = record;
  await at(companyId, `inspections/${id}`).set({ ...fields, ...audit(owner.uid), ...changes });
}

async function addReadings(id: string): Promise<void> {
  const { id: _, ...fields } = buildDiagnostic();
  await at(companyId, `diagnostics/${id}`).set({ ...fields, ...audit(owner.uid) });
}

async function addPhoto(id: string, subjectKind: 'inspection' | 'diagnostic', subjectId: string, itemId: string) {
  const { id: _, ...photo } = buildPhoto({ subjectKind, subjectId, itemId, caption: `Photo ${id}` });
  await at(companyId, `photos/${id}`).set({ ...photo, ...audit(owner.uid) });
}

beforeAll(async () => {
  ({ owner, companyId } = await newCompany());
  await allow(owner.uid);
});
afterAll(endClients);

describe('the link to an inspection', () => {
  it('shows the report with its current photos and signatures, not who answered or the prepared comments', async () => {
    await addInspection('shared');
    await addPhoto('seen', 'inspection', 'shared', 'flame');
    await addPhoto('elsewhere', 'inspection', 'another', 'flame');
    const { token } = await owner.call(shareDocument, shareOf('inspection', 'shared'));
    const { inspection, ...rest } = await shown(token);
    expect(rest).toMatchObject({ kind: 'inspection', companyId, paper: null, readings: null });
    expect(inspection).toMatchObject({ number: 'I26-K7M3Q', title: 'Furnace check', state: 'failed' });
    expect(inspection?.answers.map(({ id, value, by }) => [id, value, by])).toEqual([
      ['flame', 'fail', ''],
      ['co', '140', ''],
    ]);
    expect(inspection?.photos.map(({ id }) => id)).toEqual(['seen']);
    expect(inspection?.form).not.toContain('Yellow tips.');
    expect(JSON.stringify(await readFaceOf(token))).not.toContain(owner.uid);

    await addPhoto('later', 'inspection', 'shared', 'co');
    await eventually(async () => (await shown(token)).inspection?.photos.length === 2, 'the new photo', 60_000);
    await at(companyId, 'photos/seen').delete();
    await eventually(async () => (await shown(token)).inspection?.photos.length === 1, 'the photo to go', 60_000);

    // After it is reopened, the customer sees the report as it was completed, until it is completed again.
    const reopened = [answered('flame', 'pass'), answered('co', '90')];
    await at(companyId, 'inspections/shared').update({ state: 'in-progress', answers: reopened });
    await addPhoto('meanwhile', 'inspection', 'shared', 'co');
    await at(companyId, 'inspections/shared').update({ state: 'passed' });
    await eventually(async () => (await shown(token)).inspection?.state === 'passed', 'the new report', 60_000);
    expect((await shown(token)).inspection?.answers[0]).toMatchObject({ value: 'pass' });
    await at(companyId, 'inspections/shared').delete();
    await eventually(async () => (await readFaceOf(token)) === undefined, 'the face to go', 60_000);
  });

  it('isn’t created for an inspection in progress, or one with an unreadable form', async () => {
    await addInspection('open', { state: 'in-progress' });
    await addInspection('damaged', { form: '{}' });
    expect(await refusal(owner.call(shareDocument, shareOf('inspection', 'open')))).toMatchObject({
      code: 'failed-precondition',
    });
    expect(await refusal(owner.call(shareDocument, shareOf('inspection', 'damaged')))).toMatchObject({
      code: 'invalid',
    });
  });
});

describe('the link to a set of readings', () => {
  it('shows the current readings with their photos', async () => {
    await addReadings('shared');
    await addPhoto('gauge', 'diagnostic', 'shared', '');
    const { token } = await owner.call(shareDocument, shareOf('readings', 'shared'));
    const { readings, ...rest } = await shown(token);
    expect(rest).toMatchObject({ kind: 'readings', inspection: null });
    expect(readings).toMatchObject({ number: 'D26-K7M3Q', unitName: 'Heat pump Trane 4TWV0048A1000B' });
    expect(readings?.photos.map(({ caption }) => caption)).toEqual(['Photo gauge']);
    expect(JSON.stringify(await readFaceOf(token))).not.toContain(owner.uid);
    await at(companyId, 'diagnostics/shared').update({ notes: 'Filter changed' });
    await eventually(async () => (await shown(token)).readings?.notes === 'Filter changed', 'the notes', 60_000);
  });
});

describe.each([
  ['inspection', addInspection],
  ['readings', addReadings],
] as const)('the link to %s', (kind, add) => {
  it('shows nothing once revoked, and the next one is different', async () => {
    await add('revoked');
    const { token } = await owner.call(shareDocument, shareOf(kind, 'revoked'));
    await owner.call(revokeShare, shareOf(kind, 'revoked'));
    expect(await readFaceOf(token)).toBeUndefined();
    const again = await owner.call(shareDocument, shareOf(kind, 'revoked'));
    expect(again.token).not.toBe(token);
    expect(await readFaceOf(token)).toBeUndefined();
  });

  it('is created by a technician with the feature; not without it, unconfirmed, signed out, or in another company', async () => {
    await add('allowed');
    const [technician, without] = [await newMember(companyId, 'technician'), await newMember(companyId, 'manager')];
    await allow(technician.uid);
    const { token } = await technician.call(shareDocument, shareOf(kind, 'allowed'));
    const refused = (who: Client): Promise<{ code: string }> =>
      refusal(who.call(shareDocument, shareOf(kind, 'allowed')));
    expect(await refused(without)).toMatchObject({ code: 'permission-denied' });
    expect(await refused(signedOut())).toMatchObject({ code: 'unauthenticated' });
    const { owner: stranger } = await newCompany();
    await allow(stranger.uid);
    expect(await refused(stranger)).toMatchObject({ code: 'not-found' });
    expect(await refusal(stranger.call(revokeShare, shareOf(kind, 'allowed')))).toMatchObject({ code: 'not-found' });
    expect(await readFaceOf(token)).toBeDefined();

    const unconfirmed = await newMember(companyId, 'technician', { isVerified: false });
    await allow(unconfirmed.uid);
    expect(await refused(unconfirmed)).toMatchObject({ code: 'failed-precondition' });
  });
});
