import { QRCodeSVG } from 'qrcode.react';
import { QR_CORRECTION } from './qrCorrection';

/** A QR code as an SVG path, one unit per module, without the quiet zone it needs around it. */
export type QrDrawing = { path: string; modules: number };

/**
 * Returns what `QrCode` shows as a path, for canvases and PDFs, which can't use React components. The package exposes its codes only as
 * components, so one is rendered, using code that is loaded on demand.
 * @throws when that code can't be loaded, and RangeError for text longer than 2,331 bytes
 */
export async function qrDrawing(text: string): Promise<QrDrawing> {
  const { renderToStaticMarkup } = await import('react-dom/server');
  const markup = renderToStaticMarkup(<QRCodeSVG value={text} {...QR_CORRECTION} />);
  const [, width = ''] = /viewBox="0 0 (\d+) /.exec(markup) ?? [];
  // The first path is the background.
  const path = [...markup.matchAll(/ d="([^"]+)"/g)].at(-1)?.[1] ?? '';
  return { path, modules: Number(width) };
}
