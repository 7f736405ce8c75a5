import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import type { PendingPhoto } from '@/data/uploads/pendingPhoto';
import { createMemoryPhotos } from '@/data/uploads/photoStorage';
import { answered, buildInspection } from '@/testing/factories/inspection';
import { renderApp } from '@/testing/renderApp';
import { inspectionsRoutes } from '../routes';
// Loaded before the first test, so that it doesn't have to wait.
import '@/entities/photo/MarkUpDialog';
import './InspectionPage';

const JPEG = new Uint8Array([0xff, 0xd8, 0xff, 0xe0]);

beforeEach(() => localStorage.clear());

/** Opens the finding form for a failed item, with a photo taken in it. */
async function raiseWithPhoto() {
  const sent: PendingPhoto[] = [];
  const photoStorage = createMemoryPhotos();
  const inspection = buildInspection({ id: 'i1', answers: [answered('flame', 'fail')] });
  const app = await renderApp({
    routes: inspectionsRoutes,
    path: '/inspections/i1?item=flame',
    role: 'technician',
    features: { inspections: true, customers: true, jobs: true },
    records: { inspections: [inspection] },
    photoStorage,
    upload: (photo, place) => {
      sent.push(photo);
      return Promise.resolve(`https://files.example/${place}`);
    },
  });
  const raise = async () => {
    await app.user.click(await screen.findByRole('button', { name: 'Raise finding' }));
    return within(await screen.findByRole('dialog', { name: 'Raise a finding' }));
  };
  const drawer = await raise();
  const dialog = screen.getByRole('dialog', { name: 'Raise a finding' });
  const input = dialog.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('No file input');
  await userEvent.upload(input, new File([JPEG], 'flame.jpg', { type: 'image/jpeg' }));
  await app.user.click(await screen.findByRole('button', { name: 'Use photo' }));
  await drawer.findByAltText(/not uploaded yet/);
  return { ...app, sent, photoStorage, drawer, raise };
}

it('uploads a finding’s photos with it, not before', async () => {
  const { user, sent, drawer, workspace } = await raiseWithPhoto();
  expect(sent).toEqual([]);
  await user.click(drawer.getByRole('button', { name: 'Save finding' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  const [stored] = await workspace.store.query('companies/company-1/findings', {});
  expect(sent[0]).toMatchObject({ subjectKind: 'finding', subjectId: stored?.id });
});

it('removes the photos of a canceled finding from the device, without uploading', async () => {
  const { user, sent, drawer, photoStorage, raise, workspace } = await raiseWithPhoto();
  await user.click(drawer.getByRole('button', { name: 'Cancel' }));
  const question = within(await screen.findByRole('dialog', { name: 'Discard this finding?' }));
  await user.click(question.getByRole('button', { name: 'Discard' }));
  await waitFor(async () => expect(await photoStorage.load('user-1')).toEqual([]));
  expect(workspace.photoQueue.entries()).toEqual([]);
  expect(sent).toEqual([]);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const again = await raise();
  expect(again.queryByAltText(/not uploaded yet/)).not.toBeInTheDocument();
});

it('keeps the photos of a draft for when the finding is reopened', async () => {
  const { user, sent, drawer, raise } = await raiseWithPhoto();
  await user.click(drawer.getByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Keep for later' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const again = await raise();
  expect(await again.findByAltText(/not uploaded yet/)).toBeInTheDocument();
  expect(sent).toEqual([]);
});

it('does not claim that a waiting photo is elsewhere if it cannot be shown', async () => {
  const { drawer } = await raiseWithPhoto();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  fireEvent.error(drawer.getByAltText(/not uploaded yet/));
  expect(drawer.getByText('Cannot be shown here')).toBeVisible();
});
