import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { collections } from '@/data/collections';
import type { Role } from '@/domain/access/roles';
import { AppError } from '@/lib/appError';
import { renderApp } from '@/testing/renderApp';
import { useLiveRecord } from './useLiveRecord';

function Page() {
  const { error } = useLiveRecord(collections.invoices, 'i1');
  return <p>{error?.code ?? 'reading'}</p>;
}

const open = (role: Role) =>
  renderApp({
    routes: [{ path: '/invoices/i1', Page, handle: { title: '' } }],
    path: '/invoices/i1',
    role,
    features: { invoices: true },
    wrapStore: (store) => ({
      ...store,
      watchDocument: (path, id, onNext, onError) => {
        if (!path.endsWith('/invoices')) return store.watchDocument(path, id, onNext, onError);
        queueMicrotask(() => onError(new AppError({ code: 'permission-denied', userMessage: 'Not allowed' })));
        return () => undefined;
      },
    }),
  });

it('is no error of the app when one’s own rights do not give it', async () => {
  await open('technician');
  expect(await screen.findByText('permission-denied')).toBeVisible();
  expect(console.error).not.toHaveBeenCalled();
});

it('is one when the server refuses what one’s rights give', async () => {
  vi.mocked(console.error).mockImplementation(() => undefined);
  await open('office');
  expect(await screen.findByText('permission-denied')).toBeVisible();
  expect(console.error).toHaveBeenCalledExactlyOnceWith('Error watching invoices', expect.any(AppError));
  vi.mocked(console.error).mockClear();
});
