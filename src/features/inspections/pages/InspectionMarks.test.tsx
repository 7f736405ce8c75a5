import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PendingPhoto } from '@/data/uploads/pendingPhoto';
import { buildInspection } from '@/testing/factories/inspection';
import { renderApp } from '@/testing/renderApp';
import { inspectionLinkRoutes, inspectionsRoutes } from '../routes';
// Loaded before the first test, so that it doesn't have to wait.
import '@/entities/photo/MarkUpDialog';
import './InspectionPage';

const JPEG = new Uint8Array([0xff, 0xd8, 0xff, 0xe0]);
const SIZE = { width: 400, height: 300 };
const MARKED = new Blob([JPEG, new Uint8Array(9)], { type: 'image/jpeg' });
const stroked: string[] = [];

/** jsdom doesn't draw: the mock canvas records the drawing, and returns a picture of another size. */
beforeEach(() => {
  stroked.length = 0;
  vi.stubGlobal('createImageBitmap', () => Promise.resolve({ ...SIZE, close: () => undefined }));
  vi.stubGlobal('Path2D', function recordPath(path: string) {
    stroked.push(path);
  });
  const context = { drawImage: () => undefined, stroke: () => undefined };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(MARKED));
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(SIZE.width);
  vi.spyOn(HTMLImageElement.prototype, 'naturalHeight', 'get').mockReturnValue(SIZE.height);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, SIZE.width, SIZE.height));
});
afterEach(() => vi.unstubAllGlobals());

async function open() {
  const sent: PendingPhoto[] = [];
  const app = await renderApp({
    routes: [...inspectionsRoutes, ...inspectionLinkRoutes],
    path: '/inspections/i1',
    role: 'technician',
    features: { inspections: true, customers: true, jobs: true },
    records: { inspections: [buildInspection({ id: 'i1' })] },
    upload: (photo, place) => {
      sent.push(photo);
      return Promise.resolve(`https://files.example/${place}`);
    },
  });
  await screen.findByRole('button', { name: 'Take photo' });
  const camera = document.querySelector<HTMLInputElement>('input[type="file"][capture]');
  if (!camera) throw new Error('No camera');
  const take = async (name: string) => {
    await userEvent.upload(camera, new File([JPEG], name, { type: 'image/jpeg', lastModified: 1 }));
    const dialog = within(await screen.findByRole('dialog', { name: /Mark the photo/ }));
    fireEvent.load(dialog.getByAltText('Photo to mark'));
    return dialog;
  };
  return { ...app, sent, take };
}

function draw(surface: HTMLElement, from: [number, number], to: [number, number]): void {
  Object.assign(surface, { setPointerCapture: () => undefined });
  const at = ([clientX, clientY]: [number, number]) => ({ clientX, clientY, button: 0 });
  for (const [kind, place] of [
    ['pointerdown', from],
    ['pointermove', to],
    ['pointerup', to],
  ] as const) {
    const event = new MouseEvent(kind, { bubbles: true, ...at(place) });
    Object.defineProperty(event, 'isPrimary', { value: true });
    fireEvent(surface, event);
  }
}

it('uploads a photo with its drawing, and nothing before', async () => {
  const { user, sent, take } = await open();
  const dialog = await take('IMG_1.jpg');
  draw(dialog.getByRole('img', { name: 'Draw here' }), [100, 150], [200, 150]);
  await user.click(dialog.getByRole('radio', { name: 'Circle' }));
  draw(dialog.getByRole('img', { name: '1 mark drawn' }), [100, 150], [200, 210]);
  expect(dialog.getByRole('img', { name: '2 marks drawn' })).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Undo' }));
  expect(dialog.getByRole('img', { name: '1 mark drawn' })).toBeInTheDocument();
  expect(sent).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Save marked photo' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ image: MARKED, subjectId: 'i1', itemId: 'flame' });
  // Only the arrow: 100 to 200 px from the left, at half the height.
  expect(stroked).toHaveLength(1);
  expect(stroked[0]).toMatch(/^M100\.0 150\.0 L200\.0 150\.0 /);
});

it('can be used without drawing, by keyboard alone', async () => {
  const { user, sent, take } = await open();
  const dialog = await take('IMG_2.jpg');
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Use photo' })).toHaveFocus());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.image.size).toBe(JPEG.length);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('discards a photo before upload, and can take it again', async () => {
  const { user, sent, take } = await open();
  const dialog = await take('IMG_3.jpg');
  await user.click(dialog.getByRole('button', { name: 'Discard' }));
  const sure = within(await screen.findByRole('dialog', { name: 'Discard this photo?' }));
  await user.click(sure.getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.queryByText(/Kept on this device|Sending/)).not.toBeInTheDocument();
  expect(sent).toEqual([]);
  const again = await take('IMG_3.jpg');
  await user.click(again.getByRole('button', { name: 'Use photo' }));
  await waitFor(() => expect(sent).toHaveLength(1));
});

it('refuses a truncated picture by name, without recording an answer', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('not decoded', 'InvalidStateError')));
  const { sent } = await open();
  const camera = document.querySelector<HTMLInputElement>('input[type="file"][capture]');
  if (!camera) throw new Error('No camera');
  await userEvent.upload(camera, new File([JPEG], 'IMG_4.jpg', { type: 'image/jpeg', lastModified: 1 }));
  expect(await screen.findByText(/IMG_4\.jpg/)).toBeVisible();
  expect(screen.getByText(/This picture is cut off/)).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(sent).toEqual([]);
});
