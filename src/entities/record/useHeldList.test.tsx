import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { collections } from '@/data/collections';
import { buildPricebookTemplate } from '@/testing/factories/pricebook';
import { renderApp } from '@/testing/renderApp';
import { useListParams } from '@/ui/table/useListParams';
import { useHeldList } from './useHeldList';

const template = (name: string, description = '') => buildPricebookTemplate({ id: name, name, description });

function Names() {
  const params = useListParams({ sort: 'name:asc' });
  const list = useHeldList(collections.pricebookTemplates, params, ({ name, description }) => [name, description]);
  return list.isLoading ? null : <p>{`Found: ${list.rows.map(({ name }) => name).join(', ')}`}</p>;
}
const open = (path: string) =>
  renderApp({
    routes: [{ path: '/names', Page: Names, handle: { title: 'Names' } }],
    path,
    features: { pricebook: true },
    records: { pricebookTemplates: [template('Boiler'), template('Furnace', 'of gas'), template('Attic')] },
  });

it('a held list is in the order that the address says', async () => {
  await open('/names');
  expect(await screen.findByText('Found: Attic, Boiler, Furnace')).toBeVisible();
});

it('... or in another', async () => {
  await open('/names?sort=name:desc');
  expect(await screen.findByText('Found: Furnace, Boiler, Attic')).toBeVisible();
});

it('finds each typed word in any of the texts', async () => {
  await open('/names?q=gas%20furn');
  expect(await screen.findByText('Found: Furnace')).toBeVisible();
});
