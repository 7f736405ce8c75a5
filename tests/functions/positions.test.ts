import { afterAll, beforeAll, expect, it } from 'vitest';
import { timeEntrySchema } from '@/domain/hours/schema';
import { sharePosition } from '@/domain/position/api';
import { weekOf } from '@/domain/hours/week';
import { addDaysToInstant } from '@/lib/calendar';
import { nowIso } from '@/lib/dates';
import { MINUTE_MS } from '@/lib/time';
import { expiredRecords } from '../../functions/src/assistant/conversations';
import { runNightly } from '../../functions/src/platform/nightly/runNightly';
import { depsAt } from './deps';
import { newCompany, newMember } from './fixtures';
import { at, audit } from './records';
import { db, endClients, eventually, type Client } from './support';

const PIN = '35.59511, -82.55149';
let owner: Client;
let ann: Client;
let companyId: string;
beforeAll(async () => {
  ({ owner, companyId } = await newCompany());
  ann = await newMember(companyId, 'technician');
  await db
    .doc(`users/${owner.uid}/technicians/ann`)
    .set({ firstName: 'Ann', lastName: 'Torres', linkedUid: ann.uid, status: 'active' });
});
afterAll(endClients);

const position = () => at(companyId, 'positions/ann');
const isKept = async (): Promise<boolean> => (await position().get()).exists;
const share = async (client: Client, pin = PIN): Promise<boolean> =>
  (await client.call(sharePosition, { pin })).isShared;
const time = (id: string, kind: 'work' | 'break', endsAt = '') =>
  at(companyId, `timeEntries/${id}`).set({
    ...timeEntrySchema.parse({
      ...{ technicianId: 'ann', accountUid: ann.uid, source: 'tap', kind, replaces: '', endsAt },
      ...{ weekStartsOn: weekOf(nowIso(), 'America/New_York'), startsAt: nowIso() },
    }),
    ...audit(ann.uid),
  });
/** As if two minutes had passed since the last one. */
const later = () =>
  position().update({ takenAt: new Date(Date.now() - 2 * MINUTE_MS).toISOString(), updatedAt: nowIso() });

it('keeps the last position while time is running, and nothing before, during a break, or for a non-technician', async () => {
  expect(await share(ann)).toBe(false);
  expect(await isKept()).toBe(false);

  await time('work', 'work');
  expect(await share(ann)).toBe(true);
  expect((await position().get()).data()).toMatchObject({ pin: '35.59510, -82.55150' });
  // Sooner than phones are supposed to send it, so nothing is written.
  expect(await share(ann, '35.70000, -82.55149')).toBe(true);
  expect((await position().get()).get('pin')).toBe('35.59510, -82.55150');
  await later();
  expect(await share(ann, '35.70000, -82.55149')).toBe(true);
  expect((await position().get()).get('pin')).toBe('35.70000, -82.55150');
  expect(await share(owner)).toBe(false);

  // A break deletes it, whatever the phone sends.
  await time('break', 'break');
  await eventually(async () => !(await isKept()) || null, 'the position to be deleted');
  expect(await share(ann)).toBe(false);
});

it('is deleted when the time ends, when it is turned off, and that night', async () => {
  await time('break', 'break', nowIso());
  expect(await share(ann)).toBe(true);
  expect(await share(ann, '')).toBe(false);
  expect(await isKept()).toBe(false);

  await share(ann);
  await time('work', 'work', nowIso());
  await eventually(async () => !(await isKept()) || null, 'the position to be deleted');

  await time('again', 'work');
  expect(await share(ann)).toBe(true);
  await runNightly(depsAt(nowIso), 'clearExpired', expiredRecords);
  expect(await isKept()).toBe(true);
  await runNightly(
    depsAt(() => addDaysToInstant(nowIso(), 1)),
    'clearExpired',
    expiredRecords,
  );
  expect(await isKept()).toBe(false);
});
