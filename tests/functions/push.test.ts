import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { changePushDevices, PUSH_DEVICE_LIMIT } from '@/domain/push/api';
import { signOutEverywhere } from '@/domain/team/api';
import { newId } from '@/lib/ids';
import { buildVisit } from '@/testing/factories/visit';
import type { Deliver } from '../../functions/src/mail/client';
import type { Deps } from '../../functions/src/platform/admin';
import { alertCrew } from '../../functions/src/schedule/alertCrew';
import { newCompany, newMember } from './fixtures';
import { losingAnswers } from './losingAnswers';
import { addCustomer, at, audit } from './records';
import { newBrowser, startPushService, vapidClaims } from './pushService';
import { db, endClients, refusal, type Client } from './support';
import { addVisit, MORNING, setNow, textDeps, type Shop } from './texts';

let service: Awaited<ReturnType<typeof startPushService>>;
let owner: Client;
let ann: Client;
let companyId: string;
let shop: Shop;

beforeAll(async () => {
  vi.stubEnv('FUNCTIONS_EMULATOR', 'true');
  service = await startPushService();
  ({ owner, companyId } = await newCompany());
  await db.doc(`companies/${companyId}`).update({ name: 'Lone Star', timeZone: 'America/Chicago' });
  ann = await newMember(companyId, 'technician');
  await db.doc(`users/${ann.uid}`).update({ alertsBy: 'push' });
  await db
    .doc(`users/${owner.uid}/technicians/ann`)
    .set({ firstName: 'Ann', lastName: 'Torres', linkedUid: ann.uid, status: 'active' });
  shop = { companyId, owner, customerId: await addCustomer(companyId, owner.uid, {}), phone: '' };
});
beforeEach(async () => {
  setNow(MORNING);
  service.arrived.length = 0;
  for (const { ref } of (await db.collection('pushDevices').get()).docs) await ref.delete();
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await service.stop();
  await endClients();
});

const NOTHING = { kind: 'none' } as const;
const devicesOf = async (client: Client, endpoint = '') =>
  (await client.call(changePushDevices, { endpoint, change: NOTHING })).devices;
async function subscribe(client: Client, path = `/${newId()}`) {
  const browser = await newBrowser(`${service.url}${path}`);
  const { subscription } = browser;
  const { devices } = await client.call(changePushDevices, {
    endpoint: subscription.endpoint,
    change: { kind: 'add', subscription },
  });
  return { ...browser, path, devices };
}

const letters: string[] = [];
const deliver: Deliver = ({ subject }) => {
  letters.push(subject ?? '');
  return Promise.resolve({ refused: [] });
};
/** Assigns Ann to a visit, with a duplicate event. Returns what was e-mailed instead. */
async function assign(
  visit: Partial<{ startsAt: string; endsAt: string }> = {},
  deps: Deps = textDeps,
): Promise<string[]> {
  letters.length = 0;
  const visitId = await addVisit(shop, {
    technicianIds: ['ann'],
    startsAt: '2026-06-02T15:00:00.000Z',
    endsAt: '2026-06-02T16:00:00.000Z',
    ...visit,
  });
  const after = { ...(await at(companyId, `schedule/${visitId}`).get()).data(), updatedBy: owner.uid };
  const change = { params: { companyId, id: visitId }, before: null, after };
  await alertCrew(deps, change, { deliver });
  await alertCrew(deps, change, { deliver });
  return [...letters];
}

describe('a visit of someone who chose notifications', () => {
  it('reaches each of their devices once, signed and encrypted so only the device can read it', async () => {
    const [phone, tablet] = [await subscribe(ann), await subscribe(ann)];
    expect(await assign()).toEqual([]);

    expect(service.arrived.map(({ path }) => path).toSorted()).toEqual([phone.path, tablet.path].toSorted());
    for (const { path, read } of [phone, tablet]) {
      const { body, headers } = service.arrived.find((one) => one.path === path) ?? expect.fail('nothing arrived');
      expect(JSON.parse(await read(body))).toMatchObject({
        title: 'New visit: Tuesday, 10 AM',
        path: '/technician-dashboard',
      });
      expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', urgency: 'high', ttl: '43200' });
      expect(String(headers['topic'])).toMatch(/^[\w-]{32}$/);
      expect(await vapidClaims(headers.authorization ?? '')).toEqual({
        aud: service.url,
        exp: Date.parse(MORNING) / 1000 + 43_200,
        sub: expect.stringMatching(/^http/) as string,
      });
    }
  });

  it('is an e-mail at night, without a device, and when every device refused it', async () => {
    const subject = 'New visit: Tuesday, 10 AM';
    expect(await assign()).toEqual([subject]);
    const { path } = await subscribe(ann);
    setNow('2026-06-02T04:00:00.000Z');
    expect(await assign()).toEqual([subject]);
    expect(service.arrived).toEqual([]);
    setNow(MORNING);
    service.answer(path, 413);
    expect(await assign()).toEqual([subject]);
    expect(service.arrived).toHaveLength(1);
    expect(await devicesOf(ann)).toHaveLength(1);
  });

  it('arrives once if the database’s responses are lost, and without an e-mail', async () => {
    await subscribe(ann);
    expect(await assign({}, { ...textDeps, db: losingAnswers(db) })).toEqual([]);
    expect(service.arrived).toHaveLength(1);
  });

  it('wakes the phone at night of someone who is on call or working then', async () => {
    await subscribe(ann);
    setNow('2026-06-02T04:00:00.000Z');
    const duty = at(companyId, `schedule/${newId()}`);
    const hours = { technicianIds: ['ann'], startsAt: '2026-05-29T22:00:00.000Z', timeZone: 'America/Chicago' };
    const onDuty = async (kind: 'on-call' | 'shift', endsAt: string): Promise<void> => {
      const entry = buildVisit({ kind, placement: { ...hours, endsAt } });
      await duty.set({ ...entry, ...audit(owner.uid) });
    };
    await onDuty('on-call', '2026-06-05T22:00:00.000Z');
    expect(await assign()).toEqual([]);
    await onDuty('shift', '2026-06-02T12:00:00.000Z');
    expect(await assign()).toEqual([]);
    expect(service.arrived).toHaveLength(2);
    await onDuty('on-call', '2026-06-02T03:59:00.000Z');
    expect(await assign()).toHaveLength(1);
    expect(service.arrived).toHaveLength(2);
    await duty.delete();
  });

  it('forgets an unsubscribed device, and follows no redirect', async () => {
    const [gone, moved] = [await subscribe(ann), await subscribe(ann)];
    service.answer(gone.path, 410);
    service.answer(moved.path, 302);
    expect(await assign()).toHaveLength(1);
    expect(service.arrived.map(({ path }) => path)).not.toContain('/elsewhere');
    expect(await devicesOf(ann, moved.subscription.endpoint)).toMatchObject([{ isThis: true }]);
  });

  it('isn’t repeated if the service may have accepted it', async () => {
    const { path } = await subscribe(ann);
    service.answer(path, 0);
    expect(await assign()).toEqual([]);
    service.answer(path, 502);
    expect(await assign()).toEqual([]);
    expect(service.arrived).toHaveLength(2);
    const states = (await db.collection(`companies/${companyId}/pushes`).get()).docs;
    expect(states.filter((one) => one.get('state') === 'unclear')).toHaveLength(2);
  });

  it('is an e-mail if the operator turned notifications off', async () => {
    await subscribe(ann);
    vi.stubEnv('WEB_PUSH_PRIVATE_KEY', 'none');
    expect(await assign()).toHaveLength(1);
    expect(service.arrived).toEqual([]);
    vi.stubEnv('WEB_PUSH_PRIVATE_KEY', '');
  });
});

describe('changePushDevices', () => {
  it('accepts no address inside a network, and no invalid key', async () => {
    const { subscription } = await newBrowser('https://169.254.169.254/computeMetadata');
    const add = (more: object) =>
      refusal(
        ann.call(changePushDevices, {
          endpoint: '',
          change: { kind: 'add', subscription: { ...subscription, ...more } },
        }),
      );
    expect(await add({})).toMatchObject({ code: 'failed-precondition' });
    expect(await add({ endpoint: `${service.url}/x`, p256dh: 'AAAA' })).toMatchObject({ code: 'invalid' });
    expect(await devicesOf(ann)).toEqual([]);
  });

  it('gives a shared device to the person who added it last, and shows no one else’s', async () => {
    const { subscription } = await subscribe(ann, '/shared');
    const again = { kind: 'add', subscription } as const;
    await owner.call(changePushDevices, { endpoint: subscription.endpoint, change: again });
    expect(await devicesOf(ann, subscription.endpoint)).toEqual([]);
    const [device] = await devicesOf(owner, subscription.endpoint);
    expect(device?.isThis).toBe(true);

    const change = { kind: 'remove', id: device?.id ?? '' } as const;
    await ann.call(changePushDevices, { endpoint: '', change });
    expect(await devicesOf(owner)).toHaveLength(1);
    await owner.call(changePushDevices, { endpoint: '', change });
    expect(await devicesOf(owner)).toEqual([]);
  });

  it('keeps the ten most recently added devices', async () => {
    for (let count = 0; count <= PUSH_DEVICE_LIMIT; count++) await subscribe(ann);
    expect(await devicesOf(ann)).toHaveLength(PUSH_DEVICE_LIMIT);
    expect((await db.collection('pushDevices').where('uid', '==', ann.uid).get()).size).toBe(PUSH_DEVICE_LIMIT);
  });

  it('has no devices after signing out everywhere', async () => {
    await subscribe(ann);
    await owner.call(signOutEverywhere, { uid: ann.uid });
    expect((await db.collection('pushDevices').where('uid', '==', ann.uid).get()).size).toBe(0);
  });
});
