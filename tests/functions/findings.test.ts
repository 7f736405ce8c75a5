import { beforeAll, expect, it } from 'vitest';
import { findingSchema, signedPaperId, type Finding } from '@/domain/finding/schema';
import { newId } from '@/lib/ids';
import { buildDocument, buildLine } from '@/testing/factories/billing';
import { followEstimate } from '../../functions/src/findings/findingsOnEstimate';
import { followRepair } from '../../functions/src/findings/findingsOnJob';
import { namesOnFinding } from '../../functions/src/findings/namesOnFinding';
import { newBooks, type Books } from './books';
import { deps } from './deps';
import { addEstimate } from './estimates';
import { at, audit } from './records';
import { db } from './support';

const APPROVED_AT = '2026-06-03T12:00:00.000Z';
const DONE_AT = '2026-06-09T12:00:00.000Z';

let books: Books;
beforeAll(async () => {
  books = await newBooks();
});

async function addFinding(lineId: string): Promise<string> {
  const id = newId();
  const finding = findingSchema.parse({
    number: 'F26-AAAAA',
    title: 'Worn contactor',
    source: { kind: 'job', id: 'j1' },
    customerId: books.customerId,
    raisedAt: '2026-06-01T12:00:00.000Z',
    options: [{ id: 'o1', name: 'Replace', lines: [buildLine({ id: lineId })] }],
  });
  await at(books.companyId, `findings/${id}`).set({ ...finding, ...audit(books.uid) });
  return id;
}
const read = async (id: string): Promise<Finding> =>
  findingSchema.parse((await at(books.companyId, `findings/${id}`).get()).data());

it('findings follow their estimate and the job that repairs them, once', async () => {
  const [wanted, unwanted] = [await addFinding('wanted'), await addFinding('unwanted')];
  const lines = ['wanted', 'unwanted'].map((id) => buildLine({ id, isOptional: true }));
  const estimateId = await addEstimate(books.companyId, books.uid, books.customerId, {
    document: buildDocument({ type: 'estimate', date: '2026-06-02', lines }),
    findingIds: [wanted, unwanted],
  });
  const estimate = at(books.companyId, `estimates/${estimateId}`);
  const follow = async (before: Record<string, unknown> | null): Promise<void> => {
    const after = (await estimate.get()).data() ?? null;
    await followEstimate(deps, { companyId: books.companyId, estimateId, before, after });
  };
  await follow(null);
  expect(await read(wanted)).toMatchObject({ state: 'offered', estimateId, estimateNumber: 'E26-K7M3Q' });

  await estimate.update({
    state: 'converted',
    convertedJobId: 'j2',
    convertedAt: APPROVED_AT,
    approval: {
      revisionNumber: 1,
      optionId: '',
      selectedLineIds: ['wanted'],
      quantitiesE4: {},
      totalCents: 1,
      documentHash: '0'.repeat(64),
      signature: { name: 'Ada Lovelace', kind: 'typed', imageDataUrl: '' },
      by: 'customer',
      byUid: '',
      at: '2199-06-03T12:00:00.000Z',
      ipAddress: '',
      userAgent: '',
    },
  });
  await follow(null);
  expect(await read(wanted)).toMatchObject({ state: 'scheduled', approvedByName: 'Ada Lovelace', repairJobId: 'j2' });
  expect(await read(unwanted)).toMatchObject({ state: 'declined', declineReason: 'Left out of estimate E26-K7M3Q' });
  const revision = async (): Promise<unknown> =>
    (await at(books.companyId, `findings/${wanted}`).get()).get('revision');
  const before = await revision();
  await follow(null);
  expect(await revision()).toBe(before);

  const progressLog = [{ state: 'work-done' as const, at: DONE_AT, by: books.uid, reason: '' }];
  await followRepair(deps, { companyId: books.companyId, jobId: 'j2', job: { progressLog } });
  expect(await read(wanted)).toMatchObject({ state: 'repaired', repairedAt: DONE_AT, repairedByName: 'Ada Lo' });
});

it('a finding that two people put on an estimate follows the one the customer accepts', async () => {
  const wanted = await addFinding('twice');
  const offer = (): Promise<string> =>
    addEstimate(books.companyId, books.uid, books.customerId, {
      document: buildDocument({ type: 'estimate', date: '2026-06-02', lines: [buildLine({ id: 'twice' })] }),
      findingIds: [wanted],
    });
  const [first, second] = [await offer(), await offer()];
  const place = (id: string) => at(books.companyId, `estimates/${id}`);
  await place(first).update({ createdAt: '2026-06-02T12:00:00.000Z' });
  await place(second).update({ createdAt: '2026-06-02T12:00:01.000Z' });
  const follow = async (estimateId: string): Promise<void> => {
    const after = (await place(estimateId).get()).data() ?? null;
    await followEstimate(deps, { companyId: books.companyId, estimateId, before: null, after });
  };
  for (const id of [first, second, first]) await follow(id);
  expect(await read(wanted)).toMatchObject({ state: 'offered', estimateId: second });
  await place(first).update({
    state: 'converted',
    convertedJobId: 'j2',
    convertedAt: APPROVED_AT,
    approval: {
      ...{ revisionNumber: 1, optionId: '', selectedLineIds: [], quantitiesE4: {}, totalCents: 100_000 },
      ...{ documentHash: 'a'.repeat(64), signature: null, by: 'customer', at: APPROVED_AT },
      ...{ byUid: '', ipAddress: '', userAgent: '' },
    },
  });
  // The other estimate’s event arrives again, late.
  for (const id of [first, second, first]) await follow(id);
  expect(await read(wanted)).toMatchObject({ state: 'scheduled', estimateId: first, repairJobId: 'j2' });
});

it('findings are released from an estimate that was deleted or no longer includes them', async () => {
  const id = await addFinding('one');
  const estimateId = await addEstimate(books.companyId, books.uid, books.customerId, { findingIds: [id] });
  const after = (await at(books.companyId, `estimates/${estimateId}`).get()).data() ?? null;
  const place = { companyId: books.companyId, estimateId };
  await followEstimate(deps, { ...place, before: null, after });
  expect((await read(id)).estimateId).toBe(estimateId);
  await followEstimate(deps, { ...place, before: after, after: null });
  expect(await read(id)).toMatchObject({ estimateId: '', offeredAt: '', state: 'open' });
});

it('has only the writer’s name, and that of a customer who signed', async () => {
  const id = await addFinding('named');
  const signed = '2026-06-05T12:00:00.000Z';
  await db
    .doc(`users/${books.uid}`)
    .set({ companyId: books.companyId, firstName: 'Max', lastName: 'Reed' }, { merge: true });
  const say = async (fields: Partial<Finding>): Promise<Finding> => {
    const revision = newId();
    await at(books.companyId, `findings/${id}`).update({ ...fields, updatedBy: books.uid, revision });
    const { before, after } = { before: {}, after: { ...fields, updatedBy: books.uid } };
    const change = { eventId: newId(), at: signed, params: { companyId: books.companyId, id }, before, after };
    await namesOnFinding.react(deps, { ...change, authUid: '', isByServer: false });
    return read(id);
  };
  expect((await say({ verifiedByName: 'City inspector' })).verifiedByName).toBe('Max Reed');
  expect((await say({ repairedByName: 'Max Reed' })).repairedByName).toBe('Max Reed');
  const approved = { approvedAt: signed, approvedByName: 'Ada Lovelace (customer)' };
  expect((await say(approved)).approvedByName).toBe('Max Reed');
  await at(books.companyId, `findingApprovals/${signedPaperId(id, signed)}`).set({ name: 'Ada Lovelace (customer)' });
  expect((await say(approved)).approvedByName).toBe('Ada Lovelace (customer)');
  expect((await say({ declinedAt: signed, declinedByName: 'Ada Lovelace (customer)' })).declinedByName).toBe(
    'Max Reed',
  );
});
