import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { collections } from '@/data/collections';
import { isServerSilent } from '@/data/connection';
import { useRecordPages } from '@/data/react/useRecordPages';
import { setAuthState } from '@/data/session/authState';
import { takeOwnerEmail } from '@/domain/company/api';
import { answerCalls, answering } from '@/testing/answerCalls';
import { buildCustomer } from '@/testing/factories/customer';
import { renderApp } from '@/testing/renderApp';
import { ShellBanners } from './ShellBanners';

const as = (uid: string, isEmailVerified: boolean): void =>
  setAuthState({ status: 'signed-in', user: { uid, email: 'ada@example.com', isEmailVerified, provider: 'email' } });

async function open(company: { email: string; ownerId?: string }) {
  const calls = answerCalls([answering(takeOwnerEmail, () => ({ isTaken: true }))]);
  const Page = () => (
    <>
      <p>Page</p>
      <ShellBanners />
    </>
  );
  await renderApp({ routes: [{ path: '/here', Page, handle: { title: 'Here' } }], path: '/here', company });
  await screen.findByText('Page');
  return calls;
}

it('gives a company without an e-mail address its owner’s, once that is verified', async () => {
  as('user-1', false);
  const { callsOf } = await open({ email: '' });
  expect(callsOf(takeOwnerEmail)).toEqual([]);
  as('user-1', true);
  await waitFor(() => expect(callsOf(takeOwnerEmail)).toEqual([{}]));
});

it.each([
  ['the company has an address', { email: 'office@blueridge.example' }],
  ['somebody else owns the company', { email: '', ownerId: 'user-2' }],
])('does nothing when %s', async (_, company) => {
  as('user-1', true);
  const { callsOf } = await open(company);
  expect(callsOf(takeOwnerEmail)).toEqual([]);
});

it('marks a list as this device’s copy until it is read from the server again', async () => {
  let readOn = () => {};
  const readAgain = new Promise<void>((resolve) => {
    readOn = resolve;
  });
  let isHeldUp = false;
  const Page = () => {
    const { records } = useRecordPages(collections.customers, { orderBy: [{ field: 'name', direction: 'asc' }] });
    return (
      <>
        <p>{`${records.length} customers`}</p>
        <ShellBanners />
      </>
    );
  };
  await renderApp({
    routes: [{ path: '/here', Page, handle: { title: 'Here' } }],
    path: '/here',
    records: { customers: [buildCustomer({ id: 'ada' })] },
    wrapStore: (store) => ({
      ...store,
      query: async (path, options) => {
        if (isHeldUp) await readAgain;
        return store.query(path, options);
      },
    }),
  });
  expect(await screen.findByText('1 customers')).toBeVisible();
  const slow = /showing what is on this device/;
  act(() => isServerSilent.set(true));
  expect(screen.getByText(slow)).toBeVisible();
  isHeldUp = true;
  act(() => isServerSilent.set(false));
  expect(screen.getByText(slow)).toBeVisible();
  readOn();
  await waitFor(() => expect(screen.queryByText(slow)).not.toBeInTheDocument());
});
