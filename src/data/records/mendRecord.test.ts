import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { jobSchema } from '@/domain/job/schema';
import { COLLECTION_NAMES } from '@/domain/record/manifests';
import { SCHEMAS } from '@/domain/record/schemas';
import { capitalize } from '@/lib/words';
import { buildJob } from '@/testing/factories/job';
import { collections } from '../collections';
import { createMemoryStore } from './memoryStore';
import { mendingOf, mendRecord } from './mendRecord';

const check = { id: 'k1', label: 'Filter', isDone: false, doneAt: '', doneBy: '' };

describe('repairing a damaged document', () => {
  it('removes only the invalid list items, and clears other invalid fields', () => {
    const job = buildJob({ id: 'j1' });
    expect(mendingOf(jobSchema, { ...job, checklist: [check, { broken: true }] })).toEqual({ checklist: [check] });
    expect(mendingOf(jobSchema, { ...job, checklist: 7, description: null })).toEqual({
      checklist: [],
      description: '',
    });
    expect(mendingOf(jobSchema, job)).toEqual({});
  });

  it('gives up when a required field is damaged', () => {
    expect(mendingOf(jobSchema, { ...buildJob(), title: 7 })).toBeNull();
  });

  it('always restores settings that no one can delete', async () => {
    const restored = readdirSync('functions/src/reactions');
    const settings = COLLECTION_NAMES.filter((name) => name.toLowerCase().endsWith('settings'));
    expect(settings.length).toBeGreaterThan(5);
    for (const name of settings) {
      // A function restores those with fields that every record needs.
      if (restored.includes(`on${capitalize(name)}.ts`)) continue;
      const schema = await SCHEMAS[name]();
      expect(mendingOf(schema, { broken: true, text: 7 }), name).not.toBeNull();
      for (const field of Object.keys(schema.parse({})))
        expect(mendingOf(schema, { [field]: { broken: true } }), `${name}.${field}`).not.toBeNull();
    }
  });

  it('is saved as a change by the signed-in user', async () => {
    const { id: _, ...data } = buildJob({ id: 'j1', revision: 'bad-revision' });
    const path = 'companies/c1/jobs';
    const store = createMemoryStore({ [path]: { j1: { ...data, checklist: 7 } } });
    await mendRecord({ store, scope: () => ({ uid: 'ada', companyId: 'c1', ownerUid: null }) }, collections.jobs, 'j1');
    const stored = (await store.get(path, 'j1'))?.data;
    expect(stored).toMatchObject({
      ...data,
      checklist: [],
      updatedBy: 'ada',
      baseRevision: 'bad-revision',
      updatedAt: expect.any(String) as string,
      revision: expect.any(String) as string,
    });
  });
});
