import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { collections } from '@/data/collections';
import type { Role } from '@/domain/access/roles';
import { AppError } from '@/lib/appError';
import { renderApp } from '@/testing/renderApp';
import { useLiveRecord } from './useLiveRecord';
import { useOptionalRecord } from './useRecords';

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

it('does not log an error when the user’s own role lacks access', async () => {
  await open('technician');
  expect(await screen.findByText('permission-denied')).toBeVisible();
  expect(console.error).not.toHaveBeenCalled();
});

it('logs an error when the server refuses what the role allows', async () => {
  vi.mocked(console.error).mockImplementation(() => undefined);
  await open('office');
  expect(await screen.findByText('permission-denied')).toBeVisible();
  expect(console.error).toHaveBeenCalledExactlyOnceWith('Error watching invoices', expect.any(AppError));
  vi.mocked(console.error).mockClear();
});

function Optional() {
  const { data, error } = useOptionalRecord(collections.balances, 'c1');
  return <p>{error instanceof AppError ? error.code : data === null ? 'none' : 'reading'}</p>;
}

const FAILURES = {
  refused: new AppError({ code: 'permission-denied', userMessage: 'Not allowed' }),
  offline: new AppError({ code: 'unavailable', userMessage: 'The server cannot be reached.' }),
};

const openOptional = (role: Role, answer: 'missing' | keyof typeof FAILURES) =>
  renderApp({
    routes: [{ path: '/balance', Page: Optional, handle: { title: '' } }],
    path: '/balance',
    role,
    features: { invoices: true },
    wrapStore: (store) => ({
      ...store,
      get: (path, id) =>
        path.endsWith('/balances') && answer !== 'missing' ? Promise.reject(FAILURES[answer]) : store.get(path, id),
    }),
  });

it('logs a failed read of an optional record, but not a missing one', async () => {
  vi.mocked(console.error).mockImplementation(() => undefined);
  const { unmount } = await openOptional('office', 'missing');
  expect(await screen.findByText('none')).toBeVisible();
  expect(console.error).not.toHaveBeenCalled();
  unmount();
  await openOptional('office', 'refused');
  expect(await screen.findByText('permission-denied')).toBeVisible();
  expect(console.error).toHaveBeenCalledExactlyOnceWith('Error reading balances', expect.any(AppError));
  vi.mocked(console.error).mockClear();
});

it('does not log an optional record that is not on this device while offline', async () => {
  await openOptional('office', 'offline');
  expect(await screen.findByText('unavailable')).toBeVisible();
  expect(console.error).not.toHaveBeenCalled();
});
