import { describe, expect, it } from 'vitest';
import { readHouse, writeHouse } from '@/domain/load-calc/project/house';
import { readTree, writeTree } from '@/domain/plumbing/record/tree';
import { siteBlockSchema } from '@/domain/website/schema';
import { buildLoadInputs } from '@/testing/factories/loadInputs';
import { buildPlumbingCalc } from '@/testing/factories/plumbingCalc';
import { createMemoryStore } from '../records/memoryStore';
import type { UnsentEntry } from './entry';
import { createOutbox } from './outbox';
import { rebase } from './rebase';
import { createMemoryOutbox } from './storage';

describe('two people change parts of the same field', () => {
  it('merges changes of different website blocks with a new order', () => {
    const block = (id: string, title: string) => siteBlockSchema.parse({ id, page: 'home', kind: 'text', title });
    const base = { blocks: [block('a', 'Headline'), block('b', 'Service area')] };
    const server = { blocks: [block('a', 'Warm homes'), block('b', 'Service area')] };
    const mine = { blocks: [block('b', 'Buncombe County'), block('a', 'Headline')] };
    expect(rebase({ base, mine, server, collection: 'websiteContent' })).toEqual({
      kind: 'rebased',
      mine: { blocks: [block('b', 'Buncombe County'), block('a', 'Warm homes')] },
    });
  });

  it('keeps both of two new rooms with the same name, with their walls', () => {
    const house = buildLoadInputs();
    const [wall] = house.walls ?? [];
    if (!wall) throw new Error('A house has walls');
    const withRoom = (floorAreaFt2: number, wallId: string) => ({
      ...house,
      rooms: [...(house.rooms ?? []), { id: 'Office', floorAreaFt2 }],
      walls: [...(house.walls ?? []), { ...wall, id: wallId, room: 'Office' }],
    });
    const [mine, theirs] = [withRoom(90, 'Mine'), withRoom(110, 'Theirs')].map((one) => ({
      house: writeHouse(one),
      totals: one.rooms.length,
    }));
    const base = { house: writeHouse(house), totals: 2 };
    const result = rebase({ base, mine: mine ?? {}, server: { ...theirs, totals: 9 }, collection: 'manualJ' });
    if (result.kind !== 'rebased') throw new Error(`It is ${result.kind}`);
    const { inputs } = readHouse(String(result.mine['house']));
    expect(inputs?.rooms?.slice(-2)).toEqual([
      { id: 'Office', floorAreaFt2: 110 },
      { id: 'Office 2', floorAreaFt2: 90 },
    ]);
    expect(inputs?.walls?.slice(-2).map(({ id, room }) => [id, room])).toEqual([
      ['Theirs', 'Office'],
      ['Mine', 'Office 2'],
    ]);
  });

  it('reports a conflict when one removes a pipe and the other connects to it', () => {
    const { tree: text } = buildPlumbingCalc();
    const { tree } = readTree(text);
    if (!tree) throw new Error('It can be read');
    const segments = tree.segments ?? [];
    const parents = new Set(segments.map(({ parent }) => parent));
    const leaf = segments.find(({ id }) => !parents.has(id));
    if (!leaf) throw new Error('A tree has ends');
    const fixtures = (tree.fixtures ?? []).filter((one) => !Object.values(one).includes(leaf.id));
    const mine = writeTree({ ...tree, fixtures, segments: segments.filter((one) => one !== leaf) });
    const server = writeTree({ ...tree, segments: [...segments, { ...leaf, id: 'longer', parent: leaf.id }] });
    expect(
      rebase({ base: { tree: text }, mine: { tree: mine }, server: { tree: server }, collection: 'plumbingCalc' }),
    ).toMatchObject({
      kind: 'conflict',
      fields: ['tree'],
      parts: { tree: [{ path: [leaf.id], theirs: leaf.id }] },
      mine: { tree: mine },
      theirsMerged: { tree: server },
    });
  });

  it('merges nothing when both rebuilt the house from quick answers', () => {
    const [base, mine, server] = [1, 2, 3].map((areaFt2) => ({
      house: JSON.stringify({ rooms: [{ id: 'a', areaFt2 }], at: areaFt2 === 3 ? 1 : 0 }),
      quick: String(areaFt2),
    }));
    const result = rebase({ base: base ?? {}, mine: mine ?? {}, server: server ?? {}, collection: 'manualJ' });
    expect(result).toMatchObject({ kind: 'conflict', fields: ['house', 'quick'], mine, parts: {} });
  });

  it('keeps the other’s parts after “Use mine” on an unsent change', async () => {
    const kit = { tagline: 'Old', thankYou: '', emailClosing: '' };
    const store = createMemoryStore({
      companies: { c1: { branding: kit, revision: 'r1', baseRevision: '', updatedBy: 'u0' } },
    });
    const storage = createMemoryOutbox();
    const branding = { ...kit, tagline: 'Mine', thankYou: 'Thanks' };
    const entry: UnsentEntry = {
      id: 'e1',
      uid: 'ben',
      collection: 'companies',
      label: '',
      at: '2026-06-01T08:00:00.000Z',
      mine: { branding },
      base: { branding: kit },
      write: {
        kind: 'update',
        path: 'companies',
        id: 'c1',
        data: { branding, updatedBy: 'ben', revision: 'b1', baseRevision: 'r1' },
      },
    };
    await storage.write({ put: [{ ...entry, state: 'pending', message: '' }] });
    const theirs = { ...kit, tagline: 'Theirs', emailClosing: 'Yours' };
    await store.commit([
      { kind: 'update', path: 'companies', id: 'c1', data: { branding: theirs, revision: 'r2', baseRevision: 'r1' } },
    ]);
    const outbox = createOutbox({ store, storage, isOnline: () => true });
    await outbox.recover('ben');
    expect(outbox.entries().map(({ state }) => state)).toEqual(['conflict']);
    await outbox.retry('e1', { isForced: true });
    expect((await store.get('companies', 'c1'))?.data['branding']).toEqual({
      tagline: 'Mine',
      thankYou: 'Thanks',
      emailClosing: 'Yours',
    });
  });
});
