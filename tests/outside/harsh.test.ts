import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Review } from '@/domain/review/schema';
import { listLocations } from '../../functions/src/google/locations';
import { accessToken } from '../../functions/src/oauth/tokens';
import { beginAnew, choose, COMPANY, openWorld, read, told, type World } from './world';

// The fake answers as Google documents. Here something else intervenes: a proxy, a firewall, a broken server.
let world: World;
beforeAll(async () => {
  world = await openWorld();
});
beforeEach(() => beginAnew(world));
afterAll(() => world.end());

/** Answers once, or always, instead of Google for requests below `path`. */
async function answering<T>(
  path: string,
  answer: () => Response | Promise<Response>,
  work: () => Promise<T>,
): Promise<T> {
  const ask = globalThis.fetch;
  const spy = vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    return url.includes(path) ? Promise.resolve(answer()) : ask(input, init);
  });
  try {
    return await work();
  } finally {
    spy.mockRestore();
  }
}
const page =
  (status: number, headers: Record<string, string> = {}) =>
  (): Response =>
    new Response('<html><body>Blocked by policy</body></html>', {
      status,
      headers: { 'content-type': 'text/html', ...headers },
    });
const json =
  (body: string, status = 200) =>
  (): Response =>
    new Response(body, { status, headers: { 'content-type': 'application/json' } });
const PLAIN_WORDS = /^[A-Z][^{}<>]+\.$/;
const reviews = async (): Promise<Review[]> =>
  (await world.deps.db.collection(`companies/${COMPANY}/reviews`).get()).docs.map((one) => one.data() as Review);

describe('the list of profiles', () => {
  const list = () => told(listLocations(world.ask));

  it.each([
    ['a page instead of a response', page(200)],
    ['a truncated response', json('{"accounts": [')],
    ['a list instead of a response', json('[]')],
    ['nothing', json('')],
    ['another shape', json('{"accounts": "none"}')],
    ['401 without a message', page(401)],
    ['403 without a message', page(403)],
    ['429 without a message', page(429)],
    ['500 without a message', page(500)],
    ['a redirect', () => Response.redirect('https://elsewhere.example/', 302)],
  ])('%s is reported, and never treated as an empty list', async (_, answer) => {
    expect(await answering('/v1/accounts', answer, list)).toMatch(PLAIN_WORDS);
  });

  it.each([
    ['', 'a minute'],
    ['20', 'a minute'],
    ['600', '10 minutes'],
    ['Wed, 21 Oct 2026 07:28:00 GMT', 'a minute'],
  ])('a wait of “%s” is reported', async (wait, words) => {
    expect(await answering('/v1/accounts', page(429, { 'retry-after': wait }), list)).toContain(
      `Try again in ${words}.`,
    );
  });
});

describe('known reviews', () => {
  const states = async (): Promise<string[]> => (await reviews()).map(({ state }) => state);

  it.each([
    ['a page instead of a response', page(200)],
    ['unreadable reviews', json('{"reviews":[{"reviewId":"new-shape"}],"totalReviewCount":1}')],
    ['a list shorter than it claims', json('{"reviews":[],"totalReviewCount":9}')],
  ])('aren’t considered deleted because of %s', async (_, answer) => {
    await choose(world);
    await read(world);
    const before = await states();
    expect(before.length).toBeGreaterThan(0);
    world.wait(60 * 24);
    await answering('/reviews', answer, () => read(world).catch(() => 0));
    expect(await states()).toEqual(before);
  });
});

describe('renewing a token', () => {
  it.each([403, 404, 407, 451])('survives a firewall’s %i without ending the connection', async (status) => {
    world.wait(70);
    const refused = answering('/token', page(status), () => accessToken(world.deps, world.link));
    await expect(refused).rejects.toThrow('cannot be reached right now');
    expect(world.stored('connections/google')).toMatchObject({ state: 'connected' });
    await expect(accessToken(world.deps, world.link)).resolves.toMatch(/^ya29/);
  });

  it.each(['{}', '{"access_token": 7}', '{"access_token":"", "expires_in": -1}', 'null'])(
    'treats a response like %s as none',
    async (body) => {
      world.wait(70);
      const garbled = answering('/token', json(body), () => accessToken(world.deps, world.link));
      await expect(garbled).rejects.toThrow('cannot be reached right now');
      await expect(accessToken(world.deps, world.link)).resolves.toMatch(/^ya29/);
    },
  );

  it.each(['1e15', '"soon"', '-5', '1.5', 'null'])('doesn’t accept a lifetime of %s seconds', async (life) => {
    world.wait(70);
    const body = `{"access_token":"ya29.harsh","expires_in":${life}}`;
    const renewed = answering('/token', json(body), () => accessToken(world.deps, world.link));
    await expect(renewed).resolves.toBe('ya29.harsh');
    // It is requested again soon.
    world.wait(40);
    await expect(accessToken(world.deps, world.link)).resolves.not.toBe('ya29.harsh');
  });
});
