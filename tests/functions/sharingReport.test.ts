import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jobWorkSchema } from '@/domain/job/workLines';
import { photoSchema } from '@/domain/photo/schema';
import { revokeShare, sendDocument, shareDocument } from '@/domain/public-document/api';
import { publicDocumentSchema } from '@/domain/public-document/schema';
import { workSignatureSchema } from '@/domain/signature/schema';
import { newId } from '@/lib/ids';
import { buildLine } from '@/testing/factories/billing';
import type { Envelope } from '../../functions/src/mail/client';
import { deliverDocument } from '../../functions/src/sharing/deliverDocument';
import { depsAt } from './deps';
import { newCompany, newMember } from './fixtures';
import { readFaceOf } from './estimates';
import { addCustomer, addJob, at, audit } from './records';
import { adminAuth, endClients, eventually, refusal, signedOut, type Client } from './support';

let owner: Client;
let companyId: string;
let customerId: string;

const reportOf = (subjectId: string) => ({ kind: 'service-report' as const, subjectId });

/** A finished job with work, a photo and a signature. */
async function addFinishedJob(): Promise<string> {
  const id = await addJob(companyId, owner.uid, customerId);
  await at(companyId, `jobs/${id}`).update({
    progress: 'work-done',
    customerNotes: 'New igniter.',
    description: 'SECRET key',
    internalNotes: 'SECRET notes',
  });
  const line = buildLine({ id: 'l1', name: 'Igniter', unitPriceCents: 987_654, unitCostCents: 987_653 });
  const work = jobWorkSchema.parse({ jobId: id, customerId, workLines: [line] });
  await at(companyId, `jobWork/${id}`).set({ ...work, ...audit(owner.uid) });
  const photo = photoSchema.parse({
    jobId: id,
    customerId,
    stage: 'after',
    path: 'p',
    url: 'https://firebasestorage.googleapis.com/after.jpg',
    contentType: 'image/jpeg',
    sizeBytes: 10,
    takenAt: '2026-03-02T16:00:00.000Z',
  });
  await at(companyId, `photos/${newId()}`).set({ ...photo, ...audit(owner.uid) });
  const signature = workSignatureSchema.parse({
    jobId: id,
    customerId,
    jobTitle: 'No heat',
    name: 'Ada Lovelace',
    signedAt: '2026-03-02T17:00:00.000Z',
  });
  await at(companyId, `workSignatures/${newId()}`).set({ ...signature, ...audit(owner.uid) });
  return id;
}

beforeAll(async () => {
  ({ owner, companyId } = await newCompany());
  customerId = await addCustomer(companyId, owner.uid, { email: 'ada@example.com' });
});
afterAll(endClients);

describe('the link to a service report', () => {
  it('shows the work done, with the selected parts, and nothing internal', async () => {
    const id = await addFinishedJob();
    const { token } = await owner.call(shareDocument, reportOf(id));
    const { paper, ...face } = publicDocumentSchema.parse(await readFaceOf(token));
    expect(face).toMatchObject({ kind: 'service-report', serviceReport: { hasLines: true, hasPhotos: true } });
    expect(paper?.sections.map(({ title }) => title)).toEqual(['No heat', 'Work and parts']);
    expect(paper).toMatchObject({ signature: { name: 'Ada Lovelace' }, photos: [{ caption: 'After' }] });
    expect(JSON.stringify([paper, face])).not.toMatch(/secret|98765|9,876/i);
    expect(JSON.stringify([paper, face])).not.toContain(owner.uid);

    const again = await owner.call(shareDocument, { ...reportOf(id), report: { hasLines: false, hasPhotos: false } });
    expect(again.token).toBe(token);
    const short = publicDocumentSchema.parse(await readFaceOf(token)).paper;
    expect([short?.sections.length, short?.photos]).toEqual([1, []]);

    await owner.call(revokeShare, reportOf(id));
    expect(await readFaceOf(token)).toBeUndefined();
    const next = await owner.call(shareDocument, reportOf(id));
    expect(next.token).not.toBe(token);
    await at(companyId, `jobs/${id}`).delete();
    await eventually(async () => (await readFaceOf(next.token)) === undefined, 'the face to go', 60_000);
  });

  it('is created by technicians, for finished work of their own company, and not when signed out', async () => {
    const id = await addFinishedJob();
    const technician = await newMember(companyId, 'technician');
    const { token } = await technician.call(shareDocument, reportOf(id));
    expect(await readFaceOf(token)).toBeDefined();
    const waiting = await addJob(companyId, owner.uid, customerId);
    expect(await refusal(technician.call(shareDocument, reportOf(waiting)))).toMatchObject({
      code: 'failed-precondition',
    });
    const { owner: stranger } = await newCompany();
    expect(await refusal(stranger.call(shareDocument, reportOf(id)))).toMatchObject({ code: 'not-found' });
    expect(await refusal(stranger.call(revokeShare, reportOf(id)))).toMatchObject({ code: 'not-found' });
    expect(await refusal(signedOut().call(shareDocument, reportOf(id)))).toMatchObject({ code: 'unauthenticated' });
    expect(await readFaceOf(token)).toBeDefined();
  });
});

describe('a service report’s e-mail', () => {
  const deps = depsAt(() => '2026-06-01T15:00:00.000Z');
  const mail = (subjectId: string) => ({
    ...reportOf(subjectId),
    sendId: newId(),
    to: ['ada@example.com'],
    subject: 'Service report {number} from {company}',
    message: 'Hi {firstName}',
    hasPdf: true,
  });

  it('goes out once, with link and PDF, and is in the log', async () => {
    const id = await addFinishedJob();
    const mails: Envelope[] = [];
    const deliver = (envelope: Envelope) => {
      mails.push(envelope);
      return Promise.resolve({ refused: [] });
    };
    const delivery = { ...mail(id), companyId, sentBy: owner.uid, report: { hasLines: false, hasPhotos: true } };
    const { token, mailId } = await deliverDocument(deps, delivery, deliver);
    await deliverDocument(deps, delivery, deliver);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toBe('Service report 26-K7M3Q from Lovelace Heating');
    expect(mails[0]?.text).toContain(`/jobs/${token}/report`);
    const pdf = mails[0]?.attachments?.[0]?.content as Buffer | undefined;
    expect(pdf?.subarray(0, 5).toString()).toBe('%PDF-');
    expect(JSON.stringify([mails[0]?.text, mails[0]?.html])).not.toMatch(/secret|igniter,|9,876/i);
    expect(await readFaceOf(token)).toMatchObject({ serviceReport: { hasLines: false, hasPhotos: true } });
    expect((await at(companyId, `mail/${mailId}`).get()).data()).toMatchObject({
      kind: 'service-report',
      subjectType: 'job',
      subjectId: id,
      customerId,
      state: 'sent',
    });
  });

  it('is refused for unfinished work and for other companies’ members, and shares nothing then', async () => {
    const waiting = await addJob(companyId, owner.uid, customerId);
    await adminAuth.updateUser(owner.uid, { emailVerified: true });
    expect(await refusal(owner.call(sendDocument, mail(waiting)))).toMatchObject({ code: 'failed-precondition' });
    expect((await at(companyId, `shares/service-report-${waiting}`).get()).exists).toBe(false);
    const { owner: stranger } = await newCompany();
    const id = await addFinishedJob();
    expect(await refusal(stranger.call(sendDocument, mail(id)))).toMatchObject({ code: 'not-found' });
  });
});
