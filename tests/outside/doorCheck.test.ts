import { beforeEach, describe, expect, it } from 'vitest';
import { companySchema } from '@/domain/company/schema';
import { buildTechnician } from '@/testing/factories/technician';
import { buildVisit } from '@/testing/factories/visit';
import type { Deps } from '../../functions/src/platform/admin';
import { companyKey } from '../../functions/src/platform/keys';
import { doorCheckOf } from '../../functions/src/schedule/doorCheck';
import { signDoorCode } from '../../functions/src/schedule/doorCode';
import { memoryDeps } from './memoryDeps';

const COMPANY = 'acme';
// Monday, 10 AM in New York; the visit started half an hour ago.
const NOW = '2026-01-12T15:00:00.000Z';
let now = NOW;
let deps: Deps;
let code = '';

beforeEach(async () => {
  now = NOW;
  deps = memoryDeps(() => now);
  const { db } = deps;
  await db
    .doc(`companies/${COMPANY}`)
    .set(companySchema.parse({ name: 'Ridge Heating', ownerId: 'ada', timeZone: 'America/New_York' }));
  await db.doc('users/ada/technicians/marcus').set({ ...buildTechnician({ id: 'marcus', firstName: 'Marcus' }) });
  await db.doc(`companies/${COMPANY}/schedule/visit`).set({
    ...buildVisit({
      id: 'visit',
      state: 'dispatched',
      placement: {
        technicianIds: ['marcus'],
        startsAt: '2026-01-12T14:30:00.000Z',
        endsAt: '2026-01-12T16:00:00.000Z',
      },
    }),
  });
  const endsAtMs = Date.parse(NOW) + 10 * 60_000;
  const claim = { companyId: COMPANY, visitId: 'visit', technicianId: 'marcus', endsAtMs };
  code = signDoorCode(claim, await companyKey(deps, COMPANY, 'door'));
});

describe('a code at the door', () => {
  it('shows who was sent, until its last second', async () => {
    expect(await doorCheckOf(deps, code)).toMatchObject({ outcome: 'dispatched', person: { firstName: 'Marcus' } });
    now = '2026-01-12T15:09:59.999Z';
    expect(await doorCheckOf(deps, code)).toMatchObject({ outcome: 'dispatched' });
  });

  it('expires after ten minutes, and says so: a picture of it is worthless', async () => {
    now = '2026-01-12T15:10:00.000Z';
    expect(await doorCheckOf(deps, code)).toEqual({ outcome: 'expired' });
  });

  it('identifies no one once its technician is archived', async () => {
    await deps.db.doc('users/ada/technicians/marcus').update({ status: 'archived' });
    expect(await doorCheckOf(deps, code)).toEqual({ outcome: 'unknown' });
  });

  it('identifies no one once its technician or visit is deleted', async () => {
    await deps.db.doc('users/ada/technicians/marcus').delete();
    expect(await doorCheckOf(deps, code)).toEqual({ outcome: 'unknown' });
    await deps.db.doc(`companies/${COMPANY}/schedule/visit`).delete();
    expect(await doorCheckOf(deps, code)).toEqual({ outcome: 'unknown' });
  });
});
