import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { registerCompany } from '@/domain/company/api';
import { completeAddress } from '@/domain/contact/completionApi';
import { newCompany, newMember, registration } from './fixtures';
import { at } from './records';
import { db, endClients, newAccount, refusal, type Client } from './support';

const OAK = { street: '12 Oak St', unit: '', city: 'Asheville', state: 'NC', postalCode: '28801', country: 'US' };
/** Mapbox's response format (v6). */
const mapboxPlace = (context: object = {}) => ({
  properties: {
    context: {
      address: { address_number: '12', street_name: 'Oak St', name: '12 Oak St' },
      place: { name: 'Asheville' },
      region: { name: 'North Carolina', region_code: 'NC' },
      postcode: { name: '28801' },
      country: { country_code: 'US' },
      ...context,
    },
  },
});

let server: Server;
let base = '';
let asked: URL[] = [];
let answer: unknown;
let client: Client;
let companyId: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(new URL(request.url ?? '', 'http://provider'));
    response.statusCode = typeof answer === 'number' ? answer : 200;
    response.end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(async () => {
  asked = [];
  const company = await newCompany();
  ({ companyId } = company);
  client = await newMember(companyId, 'office');
});
afterEach(() => vi.unstubAllEnvs());
afterAll(async () => {
  server.close();
  await endClients();
});
function provider(name: string): void {
  vi.stubEnv('GEOCODING_PROVIDER', name);
  vi.stubEnv('GEOCODING_API_BASE', base);
  vi.stubEnv('GEOCODING_API_KEY', 'k');
}
const complete = (text = '12 Oak', country = 'US') => client.call(completeAddress, { text, country });

it('calls no one without a provider, or with one that can’t complete addresses', async () => {
  expect(await complete()).toEqual({ isOn: false, addresses: [] });
  provider('census');
  expect(await complete()).toEqual({ isOn: false, addresses: [] });
  expect(asked).toEqual([]);
});

it('completes with Mapbox, as addresses that may be stored, each once', async () => {
  provider('mapbox');
  const unit = mapboxPlace({ secondary_address: { designator: 'Apt', identifier: '4' } });
  answer = { features: [mapboxPlace(), mapboxPlace(), unit, mapboxPlace({ place: undefined })] };
  expect(await complete()).toEqual({ isOn: true, addresses: [OAK, { ...OAK, unit: 'Apt 4' }] });
  expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toMatchObject({
    q: '12 Oak',
    country: 'us',
    autocomplete: 'true',
    permanent: 'true',
    access_token: 'k',
  });
});

it('completes with Nominatim, and keeps the number if the map knows only the street', async () => {
  provider('nominatim');
  const address = {
    road: 'Oak St',
    city: 'Asheville',
    'ISO3166-2-lvl4': 'US-NC',
    postcode: '28801',
    country_code: 'us',
  };
  answer = [{ address: { ...address, house_number: '12' } }, { address: { ...address, town: 'x', postcode: '28804' } }];
  expect((await complete()).addresses).toEqual([OAK, { ...OAK, postalCode: '28804' }]);
});

it('offers nothing if the provider fails or returns something else, or for three letters', async () => {
  provider('mapbox');
  answer = 500;
  expect(await complete()).toEqual({ isOn: true, addresses: [] });
  answer = { surprise: true };
  expect(await complete()).toEqual({ isOn: true, addresses: [] });
  expect(await refusal(complete('12'))).toMatchObject({ code: 'invalid' });
});

it('stops at the daily limit of the user and the company', async () => {
  provider('mapbox');
  answer = { features: [mapboxPlace()] };
  const day = new Date().toISOString().slice(0, 10);
  const ofPerson = at(companyId, `counters/completions-${client.uid}-${day}`);
  await ofPerson.set({ questions: 399 });
  expect((await complete()).addresses).toHaveLength(1);
  expect((await complete()).addresses).toHaveLength(0);
  await ofPerson.delete();
  await at(companyId, `counters/completions-${day}`).set({ questions: 2000 });
  expect((await complete()).addresses).toHaveLength(0);
  expect(asked).toHaveLength(1);
});

it('is for members with a confirmed address, owners included', async () => {
  provider('mapbox');
  const stranger = await newAccount();
  expect(await refusal(stranger.call(completeAddress, { text: '12 Oak' }))).toMatchObject({ code: 'not-found' });
  const owner = await newAccount({ isVerified: false });
  await owner.call(registerCompany, registration());
  expect((await db.doc(`users/${owner.uid}`).get()).get('companyId')).toBeTruthy();
  expect(await refusal(owner.call(completeAddress, { text: '12 Oak' }))).toMatchObject({ code: 'failed-precondition' });
  expect(asked).toEqual([]);
});
