import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { revokeShare, shareDocument } from '@/domain/public-document/api';
import { newShareToken } from '@/domain/public-document/token';
import { publicDocumentSchema } from '@/domain/public-document/schema';
import { askReschedule, readDoorCheck, startDoorCheck } from '@/domain/scheduling/api';
import { scheduleEntrySchema, type ScheduleEntry } from '@/domain/scheduling/schema';
import { clockTime } from '@/lib/dates';
import { newId } from '@/lib/ids';
import { buildTechnician } from '@/testing/factories/technician';
import { buildVisit } from '@/testing/factories/visit';
import { technicianSchema } from '@/domain/technician/schema';
import { readFaceOf } from './estimates';
import { newCompany, newMember } from './fixtures';
import { addCustomer, addJob, at, audit } from './records';
import { db, endClients, eventually, refusal, signedOut, type Client } from './support';

let owner: Client;
let marcus: Client;
let companyId: string;
let customerId: string;
const visitor = signedOut();

beforeAll(async () => {
  ({ owner, companyId } = await newCompany());
  marcus = await newMember(companyId, 'technician');
  customerId = await addCustomer(companyId, owner.uid, { email: 'ada@example.com' });
  const { id: _id, ...photo } = {
    id: '',
    photoUrl: 'https://files.example/marcus.jpg',
    notes: 'SECRET',
    linkedUid: marcus.uid,
  };
  await db.doc(`users/${owner.uid}/technicians/marcus`).set({
    ...technicianSchema.parse(buildTechnician(photo)),
    ...audit(owner.uid),
  });
  await at(companyId, 'properties/house').set({ address: { street: '99 Oak Ave', city: 'Austin', state: 'TX' } });
});
afterAll(endClients);

/** A visit by Marcus that starts in an hour. */
async function addVisit(changes: Partial<ScheduleEntry> = {}): Promise<string> {
  const id = newId();
  // The server removes visits without a job.
  const jobId = await addJob(companyId, owner.uid, customerId, newId(), { isUnscheduled: true });
  await at(companyId, `jobs/${jobId}`).update({ propertyId: 'house', propertyAddress: '99 Oak Ave' });
  const [startsAt, endsAt] = [1, 2].map((hours) => new Date(Date.now() + hours * 3_600_000).toISOString());
  const placement = {
    technicianIds: ['marcus'],
    startsAt: startsAt ?? '',
    endsAt: endsAt ?? '',
    timeZone: 'America/Chicago',
  };
  const visit = buildVisit({
    placement,
    jobId,
    customerId,
    propertyId: 'house',
    propertyAddress: '99 Oak Ave',
  });
  const fields = { ...scheduleEntrySchema.parse(visit), title: 'SECRET work', ...changes };
  await at(companyId, `schedule/${id}`).set({ ...fields, ...audit(owner.uid) });
  return id;
}
const readVisit = async (id: string): Promise<ScheduleEntry> =>
  scheduleEntrySchema.parse((await at(companyId, `schedule/${id}`).get()).data());
const faceOf = async (token: string) => publicDocumentSchema.parse(await readFaceOf(token));

describe("a visit's link", () => {
  it('shows the arrival window, the technician and the distance, and nothing about the house, the work or other stops', async () => {
    const id = await addVisit();
    const { token } = await marcus.call(shareDocument, { kind: 'visit', subjectId: id });
    const face = await faceOf(token);
    expect(face.visit).toMatchObject({
      state: 'planned',
      people: [{ firstName: 'Marcus', photoUrl: 'https://files.example/marcus.jpg' }],
      isTimePromised: false,
    });
    // No time was promised: the page shows the day, with noon in place of the planned time.
    expect(clockTime('America/Chicago', new Date(face.visit?.startsAt ?? ''))).toBe('12:00');
    expect(JSON.stringify(face)).not.toMatch(/secret|Oak Ave|\bAda\b|Reed|555-0142/i);
    expect(Date.parse(face.endsAt) - Date.now()).toBeLessThan(6 * 86_400_000);

    await at(companyId, `schedule/${id}`).update({ state: 'en-route' });
    await eventually(async () => (await faceOf(token)).visit?.state === 'on-the-way', 'the live state', 60_000);
    await marcus.call(revokeShare, { kind: 'visit', subjectId: id });
    expect(await readFaceOf(token)).toBeUndefined();
    expect(await refusal(visitor.call(askReschedule, { token, note: '' }))).toMatchObject({
      code: 'failed-precondition',
    });
  });

  it('announces no archived technician', async () => {
    const gus = db.doc(`users/${owner.uid}/technicians/gus`);
    await gus.set({ ...technicianSchema.parse({ firstName: 'Gus', lastName: 'Old' }), ...audit(owner.uid) });
    const id = await addVisit();
    await at(companyId, `schedule/${id}`).update({ 'placement.technicianIds': ['gus'] });
    const { token } = await owner.call(shareDocument, { kind: 'visit', subjectId: id });
    expect((await faceOf(token)).visit?.people).toMatchObject([{ firstName: 'Gus' }]);
    await gus.update({ status: 'archived' });
    await eventually(async () => (await faceOf(token)).visit?.people.length === 0, 'nobody is announced', 60_000);
  });

  it('accepts one request for another time until the office has answered, and none for a started visit', async () => {
    const id = await addVisit();
    const { token } = await owner.call(shareDocument, { kind: 'visit', subjectId: id });
    await visitor.call(askReschedule, { token, note: ' Thursday, please ' });
    expect(await readVisit(id)).toMatchObject({ rescheduleNote: 'Thursday, please', state: 'planned' });
    expect((await readVisit(id)).rescheduleAskedAt).not.toBe('');
    expect(await refusal(visitor.call(askReschedule, { token, note: 'Friday' }))).toMatchObject({
      message: expect.stringContaining('already asked') as string,
    });
    await at(companyId, `schedule/${id}`).update({ rescheduleAskedAt: '', state: 'on-site' });
    expect(await refusal(visitor.call(askReschedule, { token, note: 'Friday' }))).toMatchObject({
      message: expect.stringContaining('no longer be moved') as string,
    });
    expect(await refusal(visitor.call(askReschedule, { token, note: '' }))).toMatchObject({ code: 'rate-limited' });
    const unknown = refusal(visitor.call(askReschedule, { token: newShareToken(), note: '' }));
    expect(await unknown).toMatchObject({ code: 'failed-precondition' });
  });
});

describe('at the door', () => {
  it('a code shows who was sent here today, until the visit is reassigned', async () => {
    const id = await addVisit();
    const { code } = await marcus.call(startDoorCheck, { visitId: id });
    const answer = await visitor.call(readDoorCheck, { code });
    expect(answer).toMatchObject({
      outcome: 'dispatched',
      person: {
        companyName: 'Lovelace Heating',
        firstName: 'Marcus',
        licences: [{ name: 'EPA 608 Universal', number: '4471-208' }],
        town: 'Austin, TX',
      },
    });
    expect(JSON.stringify(answer)).not.toMatch(/secret|Oak Ave|\bAda\b|Reed|555-0142/i);
    // Half of a character that was cut in two isn't a character.
    expect(await visitor.call(readDoorCheck, { code: `${code}\uD83D` })).toEqual(answer);
    expect(await visitor.call(readDoorCheck, { code: code.replace('marcus', 'walter') })).toEqual({
      outcome: 'unknown',
    });
    expect(await visitor.call(readDoorCheck, { code: 'nothing' })).toEqual({ outcome: 'unknown' });
    await at(companyId, `schedule/${id}`).update({ 'placement.technicianIds': ['ben'] });
    expect(await visitor.call(readDoorCheck, { code })).toEqual({ outcome: 'unknown' });
  });

  it('only a technician on a visit today has a code', async () => {
    const [today, over] = [await addVisit(), await addVisit({ state: 'done' })];
    expect(await refusal(owner.call(startDoorCheck, { visitId: today }))).toMatchObject({ code: 'permission-denied' });
    expect(await refusal(marcus.call(startDoorCheck, { visitId: over }))).toMatchObject({
      code: 'failed-precondition',
    });
    expect(await refusal(marcus.call(startDoorCheck, { visitId: newId() }))).toMatchObject({ code: 'not-found' });
  });
});
