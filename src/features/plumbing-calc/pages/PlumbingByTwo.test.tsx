import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { changeEntry } from '@/domain/plumbing/edit/editTree';
import { startTree } from '@/domain/plumbing/edit/starts';
import { readTree, storedTree } from '@/domain/plumbing/record/tree';
import { buildPlumbingCalc } from '@/testing/factories/plumbingCalc';
import { renderApp } from '@/testing/renderApp';
import { plumbingCalcRoutes } from '../routes';
// Loaded before the first test, so that it doesn't have to wait.
import './PlumbingEditPage';

/**
 * Opens the editor of a house with two baths, and sets its kitchen cold pipe to 36 ft just as a colleague's change of a pipe
 * reaches the server.
 */
async function editWhile(pipe: string, theirFt: number) {
  const theirs = storedTree(changeEntry(startTree('two-bath', 'IPC-2021'), 'segments', pipe, { lengthFt: theirFt }));
  let isFirst = true;
  const { user, store } = await renderApp({
    routes: plumbingCalcRoutes,
    path: '/plumbing-calc/p1',
    features: { plumbingCalc: true, customers: true },
    records: { plumbingCalc: [buildPlumbingCalc({ id: 'p1' })] },
    wrapStore: (server) => ({
      ...server,
      commit: async (writes) => {
        const mine = writes.find(({ path }) => path.endsWith('/plumbingCalc'));
        if (mine && isFirst) {
          isFirst = false;
          const data = { ...theirs, updatedBy: 'colleague', revision: 'theirs' };
          await server.commit([{ kind: 'update', path: mine.path, id: 'p1', data }]);
        }
        return server.commit(writes);
      },
    }),
  });
  const pipes = within(await screen.findByRole('list', { name: 'Pipes, water' }, { timeout: 4000 }));
  await user.click(pipes.getByRole('button', { name: /Kitchen cold/ }));
  const length = screen.getByLabelText('Length');
  await user.clear(length);
  await user.type(length, '36');
  await user.tab();
  const lengthOf = async (id: string): Promise<number | undefined> => {
    const [stored] = await store.query('companies/company-1/plumbingCalc', {});
    return readTree(String(stored?.data['tree'])).tree?.segments?.find((one) => one.id === id)?.lengthFt;
  };
  return { user, lengthOf };
}

it('merges pipes of a tree that two people edit', async () => {
  const { lengthOf } = await editWhile('Laundry hot', 77);
  await waitFor(async () => expect(await lengthOf('Kitchen cold')).toBe(36), { timeout: 4000 });
  expect(await lengthOf('Laundry hot')).toBe(77);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('asks by name about a pipe two people changed, and keeps theirs until answered', async () => {
  const { user, lengthOf } = await editWhile('Kitchen cold', 77);
  const question = within(await screen.findByRole('dialog', { name: /Someone else changed/ }, { timeout: 4000 }));
  expect(question.getAllByText(/Kitchen cold/)[0]).toBeVisible();
  expect(await lengthOf('Kitchen cold')).toBe(77);
  await user.click(question.getByRole('button', { name: 'Keep mine' }));
  await user.click(question.getByRole('button', { name: 'Save this choice' }));
  await waitFor(async () => expect(await lengthOf('Kitchen cold')).toBe(36), { timeout: 4000 });
});
