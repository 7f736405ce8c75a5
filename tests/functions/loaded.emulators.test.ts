// @module-tag emulators
import { describe, expect, it } from 'vitest';
import { functionsByFile } from '../../scripts/functions/areas.mjs';
import { functionsPort } from './support';

/** A functions emulator that cannot load its code goes on with none, so what is loaded is compared, name by name, with what is exported. */
describe('the functions emulator', () => {
  it('loads exactly the exported functions', async () => {
    const response = await fetch(`http://127.0.0.1:${functionsPort}/backends`);
    const { backends } = (await response.json()) as {
      backends: { functionTriggers: { entryPoint: string; region: string }[] }[];
    };
    const loaded = backends.flatMap(({ functionTriggers }) => functionTriggers);

    const exported = [...functionsByFile('functions').values()].flat().map(({ name }) => name);
    expect(exported.length).toBeGreaterThan(200);
    expect(loaded.map(({ entryPoint }) => entryPoint).toSorted()).toEqual(exported.toSorted());
    expect(new Set(loaded.map(({ region }) => region))).toEqual(new Set(['us-central1']));
  });
});
