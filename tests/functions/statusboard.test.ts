import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { registerCompany } from '@/domain/company/api';
import { newShareToken } from '@/domain/public-document/token';
import { scheduleEntrySchema } from '@/domain/scheduling/schema';
import { getWallLink, makeWallLink, openWall, readWall, revokeWallLink } from '@/domain/statusboard/api';
import { technicianSchema } from '@/domain/technician/schema';
import { calendarDay, instantAt, nowIso } from '@/lib/dates';
import { endAllLinks } from '../../functions/src/sharing/endLinks';
import { runNightly } from '../../functions/src/platform/nightly/runNightly';
import { oldLinks } from '../../functions/src/sharing/endLinks';
import { depsAt } from './deps';
import { clearLimits } from './estimates';
import { newCompany, newMember, registration } from './fixtures';
import { at, audit } from './records';
import { db, endClients, newAccount, refusal, signedOut, type Client } from './support';

const ZONE = 'America/Chicago';
const visitor = signedOut();
let owner: Client;
let manager: Client;
let companyId: string;

const withSchedule = (uid: string) => db.doc(`users/${uid}`).update({ 'features.schedule': true });

async function addVisit(id: string, technicianIds: string[]): Promise<void> {
  const startsAt = instantAt(calendarDay(ZONE), '00:00', ZONE).toISOString();
  const visit = scheduleEntrySchema.parse({
    kind: 'visit',
    title: 'Lovelace boiler',
    customerName: 'Ada Lovelace',
    propertyAddress: '12 Elm St, Austin, TX 78701',
    placement: {
      ...{ technicianIds, startsAt, endsAt: instantAt(calendarDay(ZONE), '01:00', ZONE).toISOString() },
      ...{ timeZone: ZONE, windowStartsAt: '', windowEndsAt: '', travelMinutes: 0, isLocked: false },
    },
  });
  await at(companyId, `schedule/${id}`).set({ ...visit, ...audit(owner.uid), updatedAt: nowIso() });
}

/** Wrong PINs are counted per network, and all tests use the same one. */
beforeEach(async () => {
  const { docs } = await db.collection('rateLimits').get();
  await Promise.all(docs.filter(({ id }) => id.startsWith('openWall_')).map(({ ref }) => ref.delete()));
});
beforeAll(async () => {
  ({ owner, companyId } = await newCompany());
  manager = await newMember(companyId, 'manager');
  await Promise.all([withSchedule(owner.uid), withSchedule(manager.uid)]);
  const technician = technicianSchema.parse({ firstName: 'Grace', lastName: 'Hopper' });
  await db.doc(`users/${owner.uid}/technicians/t1`).set({ ...technician, ...audit(owner.uid) });
  await addVisit('v1', ['t1']);
});
afterAll(endClients);

it('shows the day to anyone with the link and PIN, shows names only if chosen, and follows changes', async () => {
  const { link, pin } = await manager.call(makeWallLink, { hasNames: false });
  const { token } = link;
  expect(JSON.stringify((await db.doc(`statusLinks/${token}`).get()).data())).not.toContain(pin);
  expect(await manager.call(getWallLink, {})).toEqual({ link });

  const { pass } = await visitor.call(openWall, { token, pin });
  const { face, companyName, pass: next } = await visitor.call(readWall, { token, pass });
  expect(companyName).toBe('Lovelace Heating');
  expect(face.cards).toMatchObject([{ id: 'v1', title: 'Visit', town: 'Austin', customer: '' }]);
  expect(JSON.stringify(face)).not.toMatch(/Lovelace|Grace|Hopper|Elm|78701/);
  await addVisit('v2', []);
  expect((await visitor.call(readWall, { token, pass: next })).face.cards).toHaveLength(2);

  const named = await owner.call(makeWallLink, { hasNames: true });
  const opened = await visitor.call(openWall, { token: named.link.token, pin: named.pin });
  const shown = await visitor.call(readWall, { token: named.link.token, ...opened });
  expect(shown.face.cards[0]).toMatchObject({ title: 'Lovelace boiler', customer: 'Ada Lovelace' });
  expect(shown.face.people).toContainEqual({ id: 't1', name: 'Grace Hopper' });
  // A company has one link: the new one ended the previous one.
  expect(await refusal(visitor.call(readWall, { token, pass }))).toMatchObject({ code: 'not-found' });
});

it('refuses wrong PINs, forged passes and those of another link, and locks after too many attempts', async () => {
  const { link, pin } = await manager.call(makeWallLink, { hasNames: false });
  const { token } = link;
  const wrong = pin === '000000' ? '000001' : '000000';
  const guess = () => refusal(visitor.call(openWall, { token, pin: wrong }));
  expect(await guess()).toEqual({ code: 'permission-denied', message: 'The PIN is not right.' });
  expect(await refusal(visitor.call(openWall, { token: newShareToken(), pin }))).toMatchObject({ code: 'not-found' });
  expect(await refusal(visitor.callRaw('openWall', { token, pin: { $ne: '' } }))).toMatchObject({ code: 'invalid' });

  const { pass } = await visitor.call(openWall, { token, pin });
  const [until = ''] = pass.split(' ');
  const later = pass.replace(until, '2099-01-01T00:00:00.000Z');
  for (const made of ['', until, later, `2099-01-01T00:00:00.000Z ${Buffer.alloc(32).toString('base64url')}`]) {
    expect(await refusal(visitor.call(readWall, { token, pass: made }))).toMatchObject({ code: 'unauthenticated' });
  }

  // For one network: six calls a minute, and ten wrong ones an hour. Others aren't locked out by it.
  const counters = (await db.collection('rateLimits').get()).docs.filter(({ id }) => id.startsWith('openWall_'));
  await Promise.all(counters.map(({ ref }) => ref.update({ count: 6 })));
  expect(await guess()).toMatchObject({ code: 'rate-limited' });
  await clearLimits();
  await guess();
  const [mine] = (await db.collection('rateLimits').get()).docs.filter(({ id }) => id.startsWith(`wall_${token}_`));
  await mine?.ref.update({ count: 9 });
  const together = await Promise.all([guess(), guess()]);
  expect(together.map(({ code }) => code).toSorted()).toEqual(['permission-denied', 'rate-limited']);
  expect(await refusal(visitor.call(openWall, { token, pin }))).toMatchObject({
    message: 'There were too many wrong PINs. Try again in an hour, or ask for a new link.',
  });
  // Simulates another network, which has no attempts yet.
  await mine?.ref.delete();
  expect(await visitor.call(openWall, { token, pin })).toHaveProperty('pass');

  // For all networks together: after twenty wrong ones, the link allows one try a minute, and the right PIN still opens it.
  await clearLimits();
  const record = db.doc(`statusLinks/${token}`);
  await record.update({ tries: 20, triedFrom: nowIso(), lastTryAt: nowIso() });
  expect(await refusal(visitor.call(openWall, { token, pin }))).toMatchObject({
    message: 'Many wrong PINs were tried on this link. Wait a minute and try again, or ask for a new link.',
  });
  await record.update({ lastTryAt: new Date(Date.now() - 61_000).toISOString() });
  expect(await guess()).toMatchObject({ code: 'permission-denied' });
  expect(await guess()).toMatchObject({ code: 'rate-limited' });
  await record.update({ lastTryAt: new Date(Date.now() - 61_000).toISOString() });
  expect(await visitor.call(openWall, { token, pin })).toHaveProperty('pass');
  // Visitors who are already in stay in.
  expect((await visitor.call(readWall, { token, pass })).face.cards).not.toHaveLength(0);
  await db.doc(`statusLinks/${token}`).update({ triedFrom: '2026-01-01T00:00:00.000Z' });
  expect(await visitor.call(openWall, { token, pin })).toHaveProperty('pass');
});

it('is revoked immediately, also once the feature is off, and shows nothing while the schedule is withdrawn', async () => {
  const { link, pin } = await manager.call(makeWallLink, { hasNames: false });
  const { token } = link;
  const { pass } = await visitor.call(openWall, { token, pin });
  await db.doc(`companies/${companyId}`).update({ 'withdrawnFeatures.schedule': true });
  expect(await refusal(visitor.call(readWall, { token, pass }))).toMatchObject({ code: 'not-found' });
  await db.doc(`companies/${companyId}`).update({ 'withdrawnFeatures.schedule': false });
  await visitor.call(readWall, { token, pass });

  const stranger = await newCompany();
  await withSchedule(stranger.owner.uid);
  await stranger.owner.call(revokeWallLink, {});
  expect(await stranger.owner.call(getWallLink, {})).toEqual({ link: null });
  await visitor.call(readWall, { token, pass });

  await db.doc(`users/${manager.uid}`).update({ 'features.schedule': false });
  expect(await refusal(manager.call(makeWallLink, { hasNames: false }))).toMatchObject({ code: 'permission-denied' });
  const mark = async () => (await db.doc(`publicDocuments/${token}`).get()).data();
  expect(Object.keys((await mark()) ?? {}).toSorted()).toEqual([
    'companyId',
    'createdAt',
    'createdBy',
    'updatedAt',
    'updatedBy',
  ]);
  await manager.call(revokeWallLink, {});
  // An open screen learns that the link has ended.
  expect(await mark()).toBeUndefined();
  expect(await refusal(visitor.call(readWall, { token, pass }))).toMatchObject({ code: 'not-found' });
  expect(await refusal(visitor.call(openWall, { token, pin }))).toMatchObject({ code: 'not-found' });
});

it('is created only by managers with a confirmed address', async () => {
  const others = await Promise.all(
    (['office', 'technician', 'user'] as const).map((role) => newMember(companyId, role)),
  );
  for (const other of others) {
    await withSchedule(other.uid);
    for (const contract of [getWallLink, revokeWallLink]) {
      expect(await refusal(other.call(contract, {}))).toMatchObject({ code: 'permission-denied' });
    }
    expect(await refusal(other.call(makeWallLink, { hasNames: true }))).toMatchObject({ code: 'permission-denied' });
  }
  expect(await refusal(visitor.call(makeWallLink, { hasNames: true }))).toMatchObject({ code: 'unauthenticated' });
  // Unlike elsewhere, an unconfirmed owner may not either: the link can be opened by outsiders.
  const unconfirmed = await newAccount({ isVerified: false });
  await unconfirmed.call(registerCompany, registration());
  await withSchedule(unconfirmed.uid);
  expect(await refusal(unconfirmed.call(makeWallLink, { hasNames: true }))).toMatchObject({
    code: 'failed-precondition',
  });
});

it('expires after three months without a viewer, and is deleted with its company', async () => {
  const inDays = (days: number) => depsAt(() => new Date(Date.now() + days * 86_400_000).toISOString());
  const first = await owner.call(makeWallLink, { hasNames: false });
  await runNightly(inDays(80), 'endLinks', oldLinks);
  expect(await owner.call(getWallLink, {})).toEqual({ link: first.link });
  await runNightly(inDays(92), 'endLinks', oldLinks);
  expect(await owner.call(getWallLink, {})).toEqual({ link: null });
  await owner.call(makeWallLink, { hasNames: false });
  await endAllLinks(inDays(0), companyId);
  expect(await owner.call(getWallLink, {})).toEqual({ link: null });
});
