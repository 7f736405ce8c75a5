import { QRCodeSVG } from 'qrcode.react';
import { QR_CORRECTION } from './qrCorrection';

/** A QR code as the path of an SVG, one unit for each module, without the light that must be around it. */
export type QrDrawing = { path: string; modules: number };

/**
 * What `QrCode` shows, for canvases and PDFs, which take no component of the page. The package gives its codes only as components,
 * so one is rendered, with code that loads for it.
 * @throws when that code cannot be loaded, and RangeError for a text of more than 2,331 bytes
 */
export async function qrDrawing(text: string): Promise<QrDrawing> {
  const { renderToStaticMarkup } = await import('react-dom/server');
  const markup = renderToStaticMarkup(<QRCodeSVG value={text} {...QR_CORRECTION} />);
  const [, width = ''] = /viewBox="0 0 (\d+) /.exec(markup) ?? [];
  // The first path is the ground.
  const path = [...markup.matchAll(/ d="([^"]+)"/g)].at(-1)?.[1] ?? '';
  return { path, modules: Number(width) };
}
