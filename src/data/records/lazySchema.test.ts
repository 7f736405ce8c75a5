import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { onceLoaded, lazySchema } from './lazySchema';
import { createMemoryOutbox } from '../outbox/storage';
import { createOutbox } from '../outbox/outbox';
import { companyPath, defineCollection } from './definition';
import { createMemoryStore } from './memoryStore';
import { createRepository } from './repository';

const thing = z.object({ name: z.string().max(5) });
type Thing = z.infer<typeof thing>;

/** A schema that loads when the test says so. */
function awaited() {
  let arrive: () => void = () => undefined;
  const bring = vi.fn(() => new Promise<typeof thing>((resolve) => (arrive = () => resolve(thing))));
  return { bring, arrive: () => arrive() };
}

function thingsOf(bring: () => typeof thing | Promise<typeof thing>) {
  const store = createMemoryStore({ 'companies/c1/things': { a: { name: 'Ada' } } });
  const outbox = createOutbox({ store, storage: createMemoryOutbox(), isOnline: () => true });
  const definition = defineCollection<Thing>({ name: 'things', path: companyPath('things'), schema: bring });
  const scope = () => ({ uid: 'u1', companyId: 'c1', ownerUid: 'u1' });
  return createRepository(definition, { store, outbox, scope });
}

describe('a collection whose schema is loading', () => {
  it('loads the schema once, with the first record', async () => {
    const { bring, arrive } = awaited();
    const things = thingsOf(bring);
    expect(bring).not.toHaveBeenCalled();
    const reading = Promise.all([things.getById('a'), things.getAll()]);
    await vi.waitFor(() => expect(bring).toHaveBeenCalled());
    arrive();
    const [one, all] = await reading;
    expect([one.name, all.map(({ name }) => name)]).toEqual(['Ada', ['Ada']]);
    expect(bring).toHaveBeenCalledOnce();
  });

  it('validates a write that began before the schema loaded', async () => {
    const { bring, arrive } = awaited();
    const things = thingsOf(bring);
    const saved = things.create({ name: 'much too long' });
    await vi.waitFor(() => expect(bring).toHaveBeenCalled());
    arrive();
    await expect(saved).rejects.toMatchObject({ code: 'invalid' });
  });

  it('delivers a watched list once the schema has loaded', async () => {
    const { bring, arrive } = awaited();
    const onNext = vi.fn();
    const stop = thingsOf(bring).watch({}, onNext, () => undefined);
    await Promise.resolve();
    expect(onNext).not.toHaveBeenCalled();
    arrive();
    await vi.waitFor(() => expect(onNext).toHaveBeenCalledOnce());
    stop();
  });

  it('says that part of the app is missing, and retries the next time', async () => {
    const bring = vi.fn<() => Promise<typeof thing>>().mockRejectedValueOnce(new TypeError('Failed to fetch'));
    bring.mockResolvedValue(thing);
    const things = thingsOf(bring);
    await expect(things.getAll()).rejects.toMatchObject({ code: 'unavailable' });
    expect(await things.getAll()).toHaveLength(1);
  });
});

describe('a watch', () => {
  const follow = (bring: () => Promise<typeof thing>) => {
    const seen: unknown[] = [];
    const onError = vi.fn();
    const schema = lazySchema(bring);
    return { schema, seen, onError, ...onceLoaded(schema, { onNext: (_, value) => void seen.push(value), onError }) };
  };

  it('skips results outdated before the schema loaded, but none after that', async () => {
    const { bring, arrive } = awaited();
    const { schema, seen, next } = follow(bring);
    next(1);
    next(2);
    arrive();
    await schema.load();
    next(3);
    await Promise.resolve();
    expect(seen.at(-1)).toBe(3);
    expect(seen).not.toContain(1);
    next(4);
    expect(seen.at(-1)).toBe(4);
  });

  it('delivers nothing after it is stopped', async () => {
    const { bring, arrive } = awaited();
    const { schema, seen, next, stop } = follow(bring);
    next(1);
    stop();
    arrive();
    await schema.load();
    expect(seen).toEqual([]);
  });

  it('reports an error when the schema fails to load', async () => {
    const { onError } = follow(() => Promise.reject(new TypeError('Failed to fetch')));
    await vi.waitFor(() => expect(onError).toHaveBeenCalledWith(expect.objectContaining({ code: 'unavailable' })));
  });
});
