import { expect, it } from 'vitest';
import { fromColumns, toColumns } from './columns';

it('says like beside like, and reads it back as it was', () => {
  const documents = {
    'companies/c/jobs': {
      a: { title: 'Furnace', tags: ['warm'] },
      b: { title: 'Boiler', tags: [] },
      c: { title: null },
    },
    'companies/c/notes': {},
  };
  const columns = toColumns(documents);

  expect(columns['companies/c/jobs']).toEqual([
    { ids: ['a', 'b'], fields: { title: ['Furnace', 'Boiler'], tags: [['warm'], []] } },
    { ids: ['c'], fields: { title: [null] } },
  ]);
  expect(fromColumns(columns)).toEqual(documents);
});
