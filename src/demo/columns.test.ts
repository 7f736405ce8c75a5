import { expect, it } from 'vitest';
import { fromColumns, toColumns } from './columns';

it('groups documents of the same shape into columns, and restores them exactly', () => {
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
