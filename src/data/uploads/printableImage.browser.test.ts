import { afterEach, expect, it, vi } from 'vitest';
import { printableImage } from './printableImage';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** jsdom doesn't decode pictures: fakes what the browser would do, and records the requested sizes. */
function stubBrowser(width: number, height: number) {
  const sizes: number[][] = [];
  vi.stubGlobal('createImageBitmap', () => Promise.resolve({ width, height, close: () => undefined }));
  const context = {
    fillRect: () => undefined,
    drawImage: (_: unknown, _x: number, _y: number, ...size: number[]) => void sizes.push(size),
  };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as unknown as null);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done, type) => {
    done(new Blob(['x'], { type: type ?? '' }));
  });
  return sizes;
}
const webp = new Blob(['webp'], { type: 'image/webp' });

it('converts images that server-made PDFs cannot read', async () => {
  const sizes = stubBrowser(3_200, 800);
  expect((await printableImage(webp, 'image/png')).type).toBe('image/png');
  expect((await printableImage(webp, 'image/jpeg')).type).toBe('image/jpeg');
  expect(sizes).toEqual([
    [1_600, 400],
    [1_600, 400],
  ]);
});

it('redraws photos to strip their GPS position', async () => {
  const sizes = stubBrowser(800, 600);
  const photo = new Blob(['Exif GPS'], { type: 'image/jpeg' });
  const printed = await printableImage(photo, 'image/png');
  expect(printed.type).toBe('image/jpeg');
  expect(await printed.text()).not.toContain('GPS');
  expect(sizes).toEqual([[800, 600]]);
});

it('leaves readable images alone, and those this browser cannot convert', async () => {
  const png = new Blob(['png'], { type: 'image/png' });
  expect(await printableImage(png, 'image/jpeg')).toBe(png);
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no picture')));
  expect(await printableImage(webp, 'image/png')).toBe(webp);
});
