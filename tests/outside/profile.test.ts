import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { compareProfile, type DriftField } from '@/domain/google-profile/drift';
import { scheduleEntrySchema } from '@/domain/scheduling/schema';
import { buildVisit } from '@/testing/factories/visit';
import { listLocations, storedLocation } from '../../functions/src/google/locations';
import { mendProfile } from '../../functions/src/google/mend';
import { readOurProfile } from '../../functions/src/google/ourProfile';
import { beginAnew, choose, COMPANY, company, locationIn, openWorld, read, told, type World } from './world';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
beforeEach(() => beginAnew(world));
afterAll(() => world.end());

describe('Google profiles', () => {
  it('are listed over all pages, each once, and chosen ones are stored', async () => {
    for (let id = 100; id < 230; id += 1)
      await world.control('location', { id: String(id), patch: { title: `Branch ${String(id)}` } });
    const { locations, isCut } = await listLocations(world.ask);
    expect(new Set(locations.map(({ locationId }) => locationId)).size).toBe(131);
    expect(isCut).toBe(false);
    await choose(world, ['77', '100']);
    await choose(world, ['77']);
    expect(world.stored('googleLocations/100')).toBeUndefined();
    expect(locationIn(world)).toMatchObject({
      accountId: '1042',
      phone: '(555) 010-0100',
      services: ['Duct cleaning'],
      isVerified: true,
      reviewUrl: 'https://search.google.com/local/writereview?placeid=ChIJlocalstandin77',
    });
  });

  it('of a person who manages none: an empty list, and a clear refusal for one by its number', async () => {
    await world.connect({ person: 'stranger' });
    expect((await listLocations(world.ask)).locations).toEqual([]);
    expect(await told(choose(world))).toContain('may not manage this profile');
  });
});

describe('an error from Google', () => {
  const project = 'local.apps.googleusercontent.com';
  it.each([
    [
      'a project waiting for approval',
      () => world.control('set', { unapproved: [project] }),
      'has not approved this project',
    ],
    ['a disabled API', () => world.control('set', { disabled: [project] }), 'switched off in the Google project'],
    [
      'too many requests',
      () => world.control('fault', { path: '/v1/accounts', status: 429, times: 3 }),
      'no more requests for the moment',
    ],
    [
      'the wrong person',
      () => world.control('fault', { path: '/v1/accounts', status: 403 }),
      'may not manage this profile',
    ],
    ['a deleted record', () => world.control('fault', { path: '/v1/accounts', status: 404 }), 'no longer has this'],
    [
      'its own errors, three times',
      () => world.control('fault', { path: '/v1/accounts', status: 500, times: 3 }),
      'cannot be reached right now',
    ],
    [
      'dropped connections, three times',
      () => world.control('fault', { path: '/v1/accounts', status: 'drop', times: 3 }),
      'cannot be reached right now',
    ],
    [
      'a token it has just issued',
      () => world.control('fault', { path: '/v1/accounts', status: 401, times: 2 }),
      'Connect it again',
    ],
  ])('is explained: %s', async (_what, arrange, words) => {
    await arrange();
    expect(await told(listLocations(world.ask))).toContain(words);
  });

  it.each([408, 429, 503])('that is temporary (%d) is retried, twice at most', async (status) => {
    await world.control('fault', { path: '/v1/accounts', status, times: 2 });
    expect((await listLocations(world.ask)).locations).toHaveLength(1);
  });

  it('that is permanent isn’t retried', async () => {
    await world.control('fault', { path: '/v1/accounts', status: 403 });
    expect(await told(listLocations(world.ask))).toContain('may not manage this profile');
    expect((await listLocations(world.ask)).locations).toHaveLength(1);
  });

  it('after silence ends with a message', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
      const aborter = new AbortController();
      setTimeout(() => aborter.abort(new Error('Timed out')), 20);
      return aborter.signal;
    });
    await world.control('fault', { path: '/v1/accounts', status: 'silence', times: 3 });
    expect(await told(listLocations(world.ask))).toContain('cannot be reached right now');
    timeout.mockRestore();
  });

  it('is recorded on the profile', async () => {
    await choose(world);
    await world.control('set', { unapproved: [project] });
    await told(read(world));
    expect(locationIn(world).fault).toContain('has not approved this project');
    await world.control('set', { unapproved: [] });
    await read(world);
    expect(locationIn(world).fault).toBe('');
  });
});

describe('drift', () => {
  const comparison = async () =>
    compareProfile(await readOurProfile(world.deps, COMPANY, company), await storedLocation(world.deps, COMPANY, '77'));
  const mend = async (fields: readonly DriftField[]) => {
    const fixes = (await comparison()).filter(({ field }) => fields.includes(field));
    return mendProfile(world.deps, world.ask, { companyId: COMPANY, company, locationId: '77', fixes });
  };
  const closeOn = (date: string) =>
    world.deps.db.doc(`companies/${COMPANY}/schedule/h-${date}`).set(
      scheduleEntrySchema.parse({
        ...buildVisit({ jobId: '', customerId: '', placement: { timeZone: company.timeZone } }),
        kind: 'time-off',
        title: 'Company day',
        placement: {
          ...buildVisit().placement,
          technicianIds: [],
          startsAt: `${date}T05:00:00.000Z`,
          endsAt: `${date}T23:59:00.000Z`,
          timeZone: company.timeZone,
        },
      }),
    );
  /** A Wednesday within the next weeks. */
  const wednesday = (() => {
    const day = new Date(Date.now() + 14 * 86_400_000);
    day.setUTCDate(day.getUTCDate() + ((3 - day.getUTCDay() + 7) % 7));
    return day.toISOString().slice(0, 10);
  })();

  it('is found in phone, website, hours, holidays and services, and fixed in one go', async () => {
    await closeOn(wednesday);
    await choose(world);
    const before = await comparison();
    expect(before.filter(({ isSame }) => !isSame).map(({ field }) => field)).toEqual([
      'phone',
      'website',
      'hours',
      'holidays',
      'services',
    ]);
    await mend(['phone', 'website', 'hours', 'holidays', 'services']);
    expect((await comparison()).filter(({ isSame }) => !isSame)).toEqual([]);
    const at = (await world.state()).locations['77'];
    expect(at).toMatchObject({ phoneNumbers: { primaryPhone: '(828) 555-0134' }, websiteUri: 'https://ridge.example' });
    // Google's additional data stays.
    expect(locationIn(world).services[0]).toBe('Duct cleaning');
    expect(locationIn(world).specialDays).toEqual([{ date: wednesday, isClosed: true, opensAt: '', closesAt: '' }]);
  });

  it('isn’t fixed if Google changed since someone looked', async () => {
    await choose(world);
    const fixes = (await comparison()).filter(({ field }) => field === 'phone');
    await world.control('location', { id: '77', patch: { phoneNumbers: { primaryPhone: '(555) 010-9999' } } });
    expect(
      await told(mendProfile(world.deps, world.ask, { companyId: COMPANY, company, locationId: '77', fixes })),
    ).toContain('changed since you looked');
    expect(locationIn(world).phone).toBe('(555) 010-9999');
  });
});
