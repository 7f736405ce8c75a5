import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { travelConfig, type TravelConfig } from './config';
import { forgetMeasured, measure } from './measure';

const NOW = Date.parse('2026-11-22T12:00:00.000Z');
const DEPART = '2026-11-23T13:00:00.000Z';
const place = (index: number) => ({ lat: 35 + index / 100, lng: -82 });
const places = (count: number) => Array.from({ length: count }, (_, index) => place(index));
const free = () => Promise.resolve('');

type Request = { url: URL; body: string; headers: Record<string, string | string[] | undefined> };
let requests: Request[] = [];
/** null never responds. */
let answer: (request: Request) => { status?: number; body: unknown; breaksOff?: boolean } | null;
let server: ReturnType<typeof createServer>;
let apiBase = '';

/** A server on its own port that responds as the test says. */
beforeEach(async () => {
  forgetMeasured();
  requests = [];
  server = createServer((incoming, response) => {
    let body = '';
    incoming.on('data', (chunk: Buffer) => (body += chunk.toString()));
    incoming.on('end', () => {
      const request = { url: new URL(incoming.url ?? '', 'http://server'), body, headers: incoming.headers };
      requests.push(request);
      const answered = answer(request);
      if (!answered) return;
      const { status = 200, body: said, breaksOff = false } = answered;
      const text = typeof said === 'string' ? said : JSON.stringify(said);
      response.writeHead(status);
      if (breaksOff) response.write(text, () => response.destroy());
      else response.end(text);
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  apiBase = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => new Promise((closed) => void server.close(closed)));

/** Builds a response like OSRM's and Mapbox's: a minute for each step from one place to another. */
const tableOf = ({ url }: Request) => {
  const numbers = (name: string): number[] => (url.searchParams.get(name) ?? '').split(';').map(Number);
  const lats = (url.pathname.split('/').at(-1) ?? '').split(';').map((pair) => Number(pair.split(',')[1]));
  const durations = numbers('sources').map((from) =>
    numbers('destinations').map((to) => Math.abs((lats[from] ?? 0) - (lats[to] ?? 0)) * 6000.04),
  );
  return { body: { code: 'Ok', durations } };
};
const ask = (config: Partial<TravelConfig>, count: number, mayAsk: (pairs: number) => Promise<string> = free) =>
  measure(
    { provider: 'osrm', apiBase, apiKey: '', ...config },
    { places: places(count), departAt: DEPART, now: NOW },
    mayAsk,
  );

describe('a provider’s drive times', () => {
  it('come from OSRM, from each place to each', async () => {
    answer = tableOf;
    const { seconds, fault } = await ask({}, 3);
    expect(fault).toBe('');
    expect(seconds).toEqual([
      [0, 60, 120],
      [60, 0, 60],
      [120, 60, 0],
    ]);
    expect(requests[0]?.url.pathname).toBe(
      '/table/v1/driving/-82.00000,35.00000;-82.00000,35.01000;-82.00000,35.02000;-82.00000,35.00000;-82.00000,35.01000;-82.00000,35.02000',
    );
  });

  it('are requested from Mapbox in batches it accepts, with the key', async () => {
    answer = tableOf;
    const { seconds } = await ask({ provider: 'mapbox', apiKey: 'k' }, 20);
    expect(seconds[0]?.[19]).toBe(1140);
    expect(requests).toHaveLength(4);
    expect(requests.every(({ url }) => url.pathname.split(';').length <= 25)).toBe(true);
    expect(requests[0]?.url.searchParams.get('access_token')).toBe('k');
  });

  it('come from Google, with gaps where there is no road', async () => {
    answer = () => ({
      body: [
        { originIndex: 0, destinationIndex: 1, duration: '301.6s', condition: 'ROUTE_EXISTS', status: {} },
        { originIndex: 1, destinationIndex: 0, condition: 'ROUTE_NOT_FOUND' },
      ],
    });
    const { seconds } = await ask({ provider: 'google', apiKey: 'secret' }, 2);
    expect(seconds).toEqual([
      [0, 302],
      [null, 0],
    ]);
    expect(requests[0]?.headers['x-goog-api-key']).toBe('secret');
    expect(JSON.parse(requests[0]?.body ?? '')).toMatchObject({
      travelMode: 'DRIVE',
      origins: [{ waypoint: { location: { latLng: { latitude: 35, longitude: -82 } } } }, {}],
    });
  });

  it('are requested once, and only new ones are paid for', async () => {
    answer = tableOf;
    const paid: number[] = [];
    const pay = (pairs: number) => {
      paid.push(pairs);
      return free();
    };
    await ask({}, 3, pay);
    await ask({}, 3, pay);
    expect([requests.length, paid]).toEqual([1, [9]]);
  });

  it('are left open with a reason if the caller may not request them', async () => {
    const { seconds, fault } = await ask({}, 2, () => Promise.resolve('Enough for today.'));
    expect([requests.length, seconds[0]?.[1], fault]).toEqual([0, null, 'Enough for today.']);
  });

  it.each([
    ['is over its limit', { status: 429, body: {} }, 'has had enough requests'],
    ['refuses the key', { status: 403, body: {} }, 'refused our key'],
    ['is down', { status: 503, body: 'no' }, 'does not answer'],
    ['says something else', { body: { code: 'Ok', durations: 'many' } }, 'cannot be read'],
    ['answers no JSON', { body: '<html>' }, 'cannot be read'],
    ['disconnects', { body: '{"code":"Ok",', breaksOff: true }, 'does not answer'],
  ])('are left open when the provider %s', async (_, answered, sentence) => {
    answer = () => answered;
    const { seconds, fault } = await ask({}, 2);
    expect(fault).toContain(sentence);
    expect(seconds[0]).toEqual([0, null]);
  });

  it('aren’t awaited when the provider is too slow, and are requested again next time', async () => {
    const patience = new AbortController();
    vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(patience.signal);
    answer = () => {
      patience.abort();
      return null;
    };
    const { seconds, fault } = await ask({}, 2);
    expect([seconds[0], fault]).toEqual([[0, null], 'The provider of drive times does not answer.']);
    answer = tableOf;
    expect((await ask({}, 2)).seconds[0]).toEqual([0, 60]);
  });

  it('have a gap where no one can drive', async () => {
    answer = () => ({
      body: {
        code: 'Ok',
        durations: [
          [0, -5],
          [null, 0],
        ],
      },
    });
    expect((await ask({}, 2)).seconds).toEqual([
      [0, null],
      [null, 0],
    ]);
  });
});

describe('the drive time provider', () => {
  it('is off unless one is fully configured', () => {
    expect(travelConfig({})).toBeNull();
    expect(travelConfig({ TRAVEL_PROVIDER: 'none' })).toBeNull();
    expect(travelConfig({ TRAVEL_PROVIDER: 'osrm' })).toBeNull();
    expect(travelConfig({ TRAVEL_PROVIDER: 'google' })).toBeNull();
    expect(travelConfig({ TRAVEL_PROVIDER: 'pigeons', TRAVEL_API_KEY: 'k' })).toBeNull();
  });

  it('uses its own address, or the configured one', () => {
    expect(travelConfig({ TRAVEL_PROVIDER: 'osrm', TRAVEL_API_BASE: 'http://osrm:5000/' })).toEqual({
      provider: 'osrm',
      apiBase: 'http://osrm:5000',
      apiKey: '',
    });
    expect(travelConfig({ TRAVEL_PROVIDER: 'mapbox', TRAVEL_API_KEY: 'k' })?.apiBase).toBe('https://api.mapbox.com');
  });
});
