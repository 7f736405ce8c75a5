import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { registerCompany } from '@/domain/company/api';
import { EMPTY_ADDRESS } from '@/domain/contact/schema';
import { geocodingConfig, type Geocoder } from '../../functions/src/geocoding/config';
import { askGeocoder } from '../../functions/src/geocoding/geocoders';
import { addressQueue } from '../../functions/src/geocoding/locateAddresses';
import { locateProperty } from '../../functions/src/geocoding/locateProperty';
import { queueAgain, readQueue } from '../../functions/src/geocoding/queue';
import { deps } from './deps';
import { newCompany, registration } from './fixtures';
import { db, endClients, eventually, newAccount } from './support';

const ADDRESS = { ...EMPTY_ADDRESS, street: '12 Oak St', city: 'Asheville', state: 'NC', postalCode: '28801' };
const AT = { lat: 35.5951, lng: -82.5515 };
const PIN = '35.59510, -82.55150';

let server: Server;
let base = '';
let asked: URL[] = [];
/** The provider's answer for a street; a number is a status. */
let answers: (street: string) => unknown;

/** Nominatim's response for a known house. */
const house = (rank = 30) => [{ lat: String(AT.lat), lon: String(AT.lng), place_rank: rank }];

beforeAll(async () => {
  server = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://geocoder');
    asked.push(url);
    const answer = answers(url.searchParams.get('street') ?? url.searchParams.get('address_line1') ?? '');
    response.statusCode = typeof answer === 'number' ? answer : 200;
    response.end(typeof answer === 'string' ? answer : JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  asked = [];
  answers = () => house();
});
afterEach(() => vi.unstubAllEnvs());
afterAll(async () => {
  server.close();
  await endClients();
});

describe('a geocoding provider', () => {
  const ask = (provider: Geocoder) => askGeocoder({ provider, apiBase: base, apiKey: 'k' }, ADDRESS);
  const census = (...matches: (typeof AT)[]) => ({
    result: { addressMatches: matches.map(({ lat, lng }) => ({ coordinates: { x: lng, y: lat } })) },
  });
  const mapbox = (type: string, confidence: string) => ({
    features: [
      {
        geometry: { coordinates: [AT.lng, AT.lat] },
        properties: { feature_type: type, match_code: { confidence } },
      },
    ],
  });

  it.each<[Geocoder, unknown, 'address' | 'nearby' | null]>([
    ['census', census(AT), 'address'],
    ['census', census(AT, { ...AT, lat: AT.lat + 0.0001 }), 'address'],
    // Two streets with that name.
    ['census', census(AT, { ...AT, lat: 36 }), 'nearby'],
    ['census', census(), null],
    ['nominatim', house(), 'address'],
    ['nominatim', house(26), 'nearby'],
    // A town isn't a destination to drive to.
    ['nominatim', house(16), null],
    ['nominatim', [], null],
    ['mapbox', mapbox('address', 'exact'), 'address'],
    ['mapbox', mapbox('address', 'low'), 'nearby'],
    ['mapbox', mapbox('street', 'high'), 'nearby'],
    ['mapbox', { features: [] }, null],
  ])('%s answers %o', async (provider, answer, kind) => {
    answers = () => answer;
    expect(await ask(provider)).toEqual(kind && { kind, at: AT });
    expect(asked[0]?.search).toContain('12+Oak+St');
  });

  it.each([503, '<html>', { features: 'many' }, [{ lat: 'north', lon: '1', place_rank: 30 }]])(
    'that answers %o is called again later',
    async (answer) => {
      answers = () => answer;
      await expect(ask('nominatim')).rejects.toThrow(/HTTP 503|SyntaxError|not as documented/);
    },
  );

  it('is off unless it is fully configured', () => {
    expect([{}, { GEOCODING_PROVIDER: 'none' }, { GEOCODING_PROVIDER: 'nominatim' }].map(geocodingConfig)).toEqual([
      null,
      null,
      null,
    ]);
    expect([{ GEOCODING_PROVIDER: 'mapbox' }, { GEOCODING_PROVIDER: 'google' }].map(geocodingConfig)).toEqual([
      null,
      null,
    ]);
    expect(geocodingConfig({ GEOCODING_PROVIDER: 'census' })?.apiBase).toBe('https://geocoding.geo.census.gov');
  });
});

describe('a property', () => {
  const setUp = async () => {
    const { companyId } = await newCompany();
    vi.stubEnv('GEOCODING_PROVIDER', 'nominatim');
    vi.stubEnv('GEOCODING_API_BASE', base);
    const ref = (id: string) => db.doc(`companies/${companyId}/properties/${id}`);
    const place = async (id: string): Promise<unknown[]> => {
      const stored = await ref(id).get();
      const pin: unknown = stored.get('pin');
      const found: unknown = stored.get('pinFound');
      return [pin, found];
    };
    /** Stored as before there was a provider: its own event finds nothing. */
    const stored = async (id: string, fields: object = {}) => {
      vi.stubEnv('GEOCODING_PROVIDER', 'none');
      await ref(id).set({ customerId: 'ada', address: ADDRESS, pin: '', ...fields });
      await (await import('./inMemory/allFunctions')).settled();
      vi.stubEnv('GEOCODING_PROVIDER', 'nominatim');
    };
    const locate = (propertyId: string, isNewAddress = false) =>
      locateProperty(deps, { companyId, propertyId, isNewAddress });
    return { companyId, ref, place, stored, locate };
  };

  it('gets its location when it is entered, and a new one when its address changes', async () => {
    const { companyId, ref, place } = await setUp();
    await ref('house').set({ customerId: 'ada', address: ADDRESS, pin: '', createdBy: 'ada', updatedBy: 'ada' });
    await eventually(async () => (await place('house'))[0] === PIN, 'a place');
    const told = () => db.collection(`companies/${companyId}/activity`).where('changedFields', '==', ['pin']).get();
    await eventually(async () => (await told()).size === 1, 'told in the history');
    expect((await told()).docs[0]?.get('actorUid')).toBe('');
    answers = () => house(26);
    await ref('house').update({ 'address.street': '99 New St' });
    await eventually(async () => String((await place('house'))[1]).startsWith('nearby'), 'a rough place');
    answers = () => [];
    await ref('house').update({ 'address.street': '1 Nowhere' });
    await eventually(async () => (await place('house'))[1] === 'nothing', 'no place');
    expect((await place('house'))[0]).toBe('');
  });

  it('keeps a pin set by a person, and stays without one that a person removed', async () => {
    const { place, stored, locate } = await setUp();
    await stored('set', { pin: '35.00000, -82.00000' });
    await stored('removed', { pinFound: `address ${PIN}` });
    await stored('vague', { address: { ...ADDRESS, street: 'Oak St' } });
    expect(await Promise.all(['set', 'removed', 'vague', 'gone'].map((id) => locate(id)))).toEqual([
      'not-needed',
      'not-needed',
      'not-needed',
      'not-needed',
    ]);
    expect(await locate('set', true)).toBe('not-needed');
    expect(asked).toEqual([]);
    expect((await place('set'))[0]).toBe('35.00000, -82.00000');
  });

  it('that a person pins while the provider is being called keeps that pin', async () => {
    const { ref, place, stored, locate } = await setUp();
    await stored('house');
    const pinned = ref('house').update({ pin: '35.00000, -82.00000' });
    answers = () => house();
    await Promise.all([locate('house'), pinned]);
    expect((await place('house'))[0]).toBe('35.00000, -82.00000');
  });

  it('from before is found in the next hours; a provider that didn’t respond is called again', async () => {
    const { companyId, place, stored } = await setUp();
    for (const id of ['a', 'b', 'c']) await stored(id);
    await queueAgain(deps, companyId);
    const run = () => addressQueue.perCompany(deps, { companyId, found: [] });
    answers = (street) => (asked.length > 1 ? 503 : house(street === '' ? 0 : 30));
    expect(await run()).toEqual({ found: 1, nothing: 0, waiting: 1 });
    expect(await readQueue(deps, companyId)).toEqual({ afterId: 'a', isDone: false });
    answers = () => house();
    expect(await run()).toEqual({ found: 2, nothing: 0 });
    expect(await Promise.all(['a', 'b', 'c'].map(async (id) => (await place(id))[0]))).toEqual([PIN, PIN, PIN]);
    asked = [];
    expect(await run()).toEqual({});
    expect(asked).toEqual([]);
  });

  it('of a company whose owner isn’t confirmed isn’t looked up', async () => {
    const owner = await newAccount({ isVerified: false });
    const { companyId } = await owner.call(registerCompany, registration());
    vi.stubEnv('GEOCODING_PROVIDER', 'nominatim');
    vi.stubEnv('GEOCODING_API_BASE', base);
    await db.doc(`companies/${companyId}/properties/house`).set({ customerId: 'ada', address: ADDRESS, pin: '' });
    expect(await locateProperty(deps, { companyId, propertyId: 'house', isNewAddress: false })).toBe('later');
    expect(asked).toEqual([]);
  });
});
