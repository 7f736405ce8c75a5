import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { collections } from '@/data/collections';
import { addSampleItems } from '@/domain/pricebook/api';
import { AppError } from '@/lib/appError';
import { answerCalls, answering } from '@/testing/answerCalls';
import { buildPricebookTemplate } from '@/testing/factories/pricebook';
import { renderApp } from '@/testing/renderApp';
import { pricebookRoutes } from '../routes';

const open = (options: Partial<Parameters<typeof renderApp>[0]> = {}) =>
  renderApp({
    routes: pricebookRoutes,
    path: '/pricebook/templates',
    role: 'manager',
    features: { pricebook: true },
    records: { pricebookTemplates: [buildPricebookTemplate({ id: 'furnace', name: 'New furnace' })] },
    ...options,
  });
type Opened = Awaited<ReturnType<typeof open>>;

const deleteIt = async ({ user }: Opened) => {
  await user.click(await screen.findByRole('button', { name: 'Delete New furnace' }));
  const question = await screen.findByRole('dialog', { name: 'Delete New furnace?' });
  await user.click(within(question).getByRole('button', { name: 'Delete template' }));
};
const storedIn = ({ workspace }: Opened) => workspace.repository(collections.pricebookTemplates).getAll({ limit: 10 });

it('deletes a template after confirmation, with a notice', async () => {
  const page = await open();
  await deleteIt(page);
  expect(await screen.findByText('New furnace was deleted.')).toBeVisible();
  expect(await storedIn(page)).toEqual([]);
});

it('keeps a template that cannot be deleted, and says why', async () => {
  const refused = new AppError({ code: 'permission-denied', userMessage: 'You may not do that.' });
  const page = await open({ wrapStore: (store) => ({ ...store, commit: () => Promise.reject(refused) }) });
  await deleteIt(page);
  expect(await screen.findByText('You may not do that.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'New furnace' })).toBeVisible();
});

it('creates a template with options, one of them recommended', async () => {
  const page = await open();
  const { user } = page;
  await user.click(await screen.findByRole('button', { name: 'New template' }));
  const drawer = await screen.findByRole('dialog', { name: 'New template' });
  const [template] = await within(drawer).findAllByRole('textbox', { name: 'Name' });
  if (!template) throw new Error('There is no field for the name');
  await user.type(template, 'Boiler');
  await user.click(within(drawer).getByRole('button', { name: 'Recommend Best' }));
  await user.click(within(drawer).getByRole('button', { name: 'More for option Good' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Remove option' }));
  await user.click(within(drawer).getByRole('button', { name: 'Create template' }));
  expect(await screen.findByRole('heading', { name: 'Boiler' })).toBeVisible();
  const stored = (await storedIn(page)).find(({ name }) => name === 'Boiler');
  expect(stored?.options.map(({ name, isRecommended }) => [name, isRecommended])).toEqual([
    ['Better', false],
    ['Best', true],
  ]);
});

it('offers sample templates of the trade, added by the server with their items', async () => {
  const { user, store } = await open({ records: {} });
  const { id, ...data } = buildPricebookTemplate({ id: 'sample-furnace', name: 'Furnace replacement' });
  const { callsOf } = answerCalls([
    answering(addSampleItems, async () => {
      await store.commit([{ kind: 'set', path: 'companies/company-1/pricebookTemplates', id, data }]);
      return { itemCount: 4, templateCount: 1 };
    }),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Add sample templates' }));
  expect(await screen.findByRole('heading', { name: 'Furnace replacement' })).toBeVisible();
  expect(callsOf(addSampleItems)).toEqual([{ only: 'templates' }]);
});

it('offers no samples to people who may not add templates', async () => {
  await open({ records: {}, role: 'technician' });
  expect(await screen.findByText('No templates yet')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add sample templates' })).toBeNull();
});
