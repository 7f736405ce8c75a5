import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { buildCustomer } from '@/testing/factories/customer';
import { buildJob } from '@/testing/factories/job';
import { buildPhoto } from '@/testing/factories/photo';
import { renderApp } from '@/testing/renderApp';
import { jobsRoutes } from '../routes';

const JPEG = new Uint8Array([0xff, 0xd8, 0xff, 0xe0]);
const job = buildJob({ id: 'job-1' });

const open = (extra: Partial<Parameters<typeof renderApp>[0]> = {}) =>
  renderApp({
    routes: jobsRoutes,
    path: '/jobs/job-1',
    now: '2026-01-12T16:30:00.000Z',
    records: { jobs: [job], customers: [buildCustomer({ id: 'customer-1' })] },
    ...extra,
  });

/** The file input for "Add photos", hidden next to its button. */
async function photoInput(): Promise<HTMLInputElement> {
  await screen.findByRole('button', { name: 'Add photos' });
  const input = document.querySelector<HTMLInputElement>('input[type="file"][multiple]');
  if (!input) throw new Error('No file input');
  return input;
}

describe("a job's photos", () => {
  it('refuse files that are not pictures or too large, with the reason', async () => {
    await open();
    const input = await photoInput();
    // The file dialog can be set to show everything, so its result is checked.
    const anyFile = userEvent.setup({ applyAccept: false });
    const huge = new File(['x'], 'roof.jpg', { type: 'image/jpeg' });
    Object.defineProperty(huge, 'size', { value: 70 * 1024 * 1024 });
    await anyFile.upload(input, [new File(['%PDF'], 'invoice.pdf', { type: 'application/pdf' }), huge]);

    const notice = await screen.findByText('2 files were not added');
    expect(notice).toBeVisible();
    expect(screen.getByText(/invoice.pdf: This is not a picture/)).toBeVisible();
    expect(screen.getByText(/roof.jpg: This picture is 70 MB; at most 60 MB/)).toBeVisible();
  });

  it('refuse text named as a picture', async () => {
    await open();
    await userEvent.upload(await photoInput(), new File(['only text'], 'note.jpg', { type: 'image/jpeg' }));
    expect(await screen.findByText(/note.jpg: This is not a picture that can be uploaded/)).toBeVisible();
  });

  it('are uploaded from memory when the device is full, with a notice', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const full = () => Promise.reject(new DOMException('no room', 'QuotaExceededError'));
    await open({ photoStorage: { load: () => Promise.resolve([]), put: full, delete: () => Promise.resolve() } });
    await userEvent.upload(await photoInput(), new File([JPEG], 'IMG_1.jpg', { type: 'image/jpeg' }));
    expect(await screen.findByText('This device is full')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Open Before photo 1' })).toBeVisible();
    warned.mockRestore();
  });

  it('are uploaded and shown by stage', async () => {
    const { store } = await open();
    await userEvent.upload(await photoInput(), new File([JPEG], 'IMG_1.jpg', { type: 'image/jpeg' }));
    expect(await screen.findByRole('button', { name: 'Open Before photo 1' })).toBeVisible();
    const [photo] = await store.query('companies/company-1/photos', {});
    expect(photo?.data).toMatchObject({
      jobId: 'job-1',
      customerId: 'customer-1',
      stage: 'before',
      contentType: 'image/jpeg',
      createdBy: 'user-1',
    });
  });

  it('open large, and can be deleted only by the office', async () => {
    const { user } = await open({
      role: 'technician',
      records: { jobs: [job], photos: [buildPhoto({ jobId: 'job-1' })] },
    });
    await user.click(await screen.findByRole('button', { name: 'Open Cracked heat exchanger' }));
    const dialog = await screen.findByRole('dialog', { name: /Before · 1 of 1/ });
    expect(within(dialog).getByRole('img', { name: 'Cracked heat exchanger' })).toBeVisible();
    expect(within(dialog).queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
  });
});
