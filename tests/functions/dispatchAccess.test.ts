import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Feature } from '@/domain/access/features';
import type { Role } from '@/domain/access/roles';
import { newId } from '@/lib/ids';
import { buildTechnician } from '@/testing/factories/technician';
import { newCompany, newMember } from './fixtures';
import { addCustomer, addJob, at, audit } from './records';
import { db, endClients, refusal, type Client } from './support';
import { addVisit, newShop } from './texts';

const OF_VISIT = 'Only the office, or a technician on this visit, can do that.';
const OF_CREW = 'Only a technician on this visit can do that.';
const OF_FEED = 'Only the office, or the technician, can do that.';
const OF_ROLE = 'Your role does not allow this. Ask an admin of your company.';

type Ids = { visitId: string; customerId: string; technicianId: string };
type Callable = {
  input: (ids: Ids) => unknown;
  feature: Feature;
  /** A role that is refused, and the message for everyone without the feature. */
  refused: Role;
  words: string;
  /** The same for users lacking the feature, when that is checked elsewhere. */
  wordsWithout?: string;
};

/** Callables about a visit, its customer or its technician, which are looked up in the caller's own company. */
const CALLABLES: Record<string, Callable> = {
  recordConsent: {
    input: ({ customerId }) => ({ customerId, state: 'yes', source: 'phone', note: '' }),
    feature: 'customers',
    refused: 'technician',
    words: OF_ROLE,
  },
  sendVisitMessage: {
    input: ({ visitId }) => ({ visitId, kind: 'on-my-way', channel: 'sms', sendId: newId(), message: 'On my way' }),
    feature: 'jobs',
    refused: 'technician',
    words: OF_VISIT,
  },
  startDoorCheck: {
    input: ({ visitId }) => ({ visitId }),
    feature: 'jobs',
    refused: 'office',
    words: OF_CREW,
    wordsWithout: OF_ROLE,
  },
  makeCalendarFeed: {
    input: ({ technicianId }) => ({ technicianId }),
    feature: 'technicians',
    refused: 'technician',
    words: OF_FEED,
  },
  revokeCalendarFeed: {
    input: ({ technicianId }) => ({ technicianId }),
    feature: 'technicians',
    refused: 'user',
    words: OF_FEED,
  },
};
const all = Object.entries(CALLABLES);

let ids: Ids;
let companyId: string;
let stranger: Client;

beforeAll(async () => {
  const shop = await newShop();
  ({ companyId } = shop);
  const technicianId = newId();
  const technician = buildTechnician({ id: technicianId, linkedUid: 'somebody-else' });
  await db.doc(`users/${shop.owner.uid}/technicians/${technicianId}`).set({ ...technician, ...audit(shop.owner.uid) });
  const visitId = await addVisit(shop, { technicianIds: [technicianId] });
  ids = { visitId, customerId: shop.customerId, technicianId };
  stranger = await newMember((await newCompany()).companyId, 'admin');
});
afterAll(endClients);

describe('a call about a visit', () => {
  it.each(all)('%s doesn’t reach another company', async (name, { input }) => {
    expect(await refusal(stranger.callRaw(name, input(ids)))).toMatchObject({ code: 'not-found' });
  });

  it.each(all)('%s refuses a colleague without permission', async (name, { input, refused, words }) => {
    const colleague = await newMember(companyId, refused);
    expect(await refusal(colleague.callRaw(name, input(ids)))).toEqual({ code: 'permission-denied', message: words });
  });

  it.each(all)('%s requires its feature', async (name, { input, feature, words, wordsWithout = words }) => {
    const admin = await newMember(companyId, 'admin');
    await db.doc(`users/${admin.uid}`).update({ [`features.${feature}`]: false });
    const answer = await refusal(admin.callRaw(name, input(ids)));
    expect(answer).toEqual({ code: 'permission-denied', message: wordsWithout });
  });
});

describe('a technician’s record of a customer’s consent', () => {
  it('is taken on their own job of that customer, and nowhere else', async () => {
    const technician = await newMember(companyId, 'technician');
    const technicianId = newId();
    const owner = (await db.doc(`companies/${companyId}`).get()).get('ownerId') as string;
    const linked = buildTechnician({ id: technicianId, linkedUid: technician.uid });
    await db.doc(`users/${owner}/technicians/${technicianId}`).set({ ...linked, ...audit(owner) });
    const [theirs, others] = await Promise.all([1, 2].map(() => addJob(companyId, owner, ids.customerId)));
    await at(companyId, `jobs/${theirs}`).update({ technicianIds: [technicianId] });
    const record = (customerId: string, jobId: string) =>
      technician.callRaw('recordConsent', {
        customerId,
        state: 'yes',
        source: 'in-person',
        note: 'At the door',
        jobId,
      });
    await record(ids.customerId, theirs ?? '');
    const { docs } = await db.collection(`companies/${companyId}/consents`).where('by', '==', technician.uid).get();
    expect(docs.map((entry) => entry.data())).toMatchObject([
      { customerId: ids.customerId, state: 'yes', source: 'in-person', evidence: 'At the door' },
    ]);
    const stranger = await addCustomer(companyId, owner, { phone: '(512) 555-0188' });
    for (const call of [record(ids.customerId, others ?? ''), record(stranger, theirs ?? ''), record(stranger, '')])
      expect(await refusal(call)).toMatchObject({ code: 'permission-denied' });
  });
});
