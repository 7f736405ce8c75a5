import DOMPurify from 'dompurify';
import { AppError } from '@/lib/appError';

const SVG = 'http://www.w3.org/2000/svg';
/** A reference to something outside the drawing, in a style or an attribute. */
const OUTSIDE = /url\(\s*['"]?(?!['"]?#)[^)]*\)/gi;
const IMPORT = /@import[^;]*;?/gi;

export type CleanSvg = {
  svg: string;
  /** True if scripts, links or external images were removed. */
  wasChanged: boolean;
};

/**
 * Removes everything from a drawing that runs or is fetched from elsewhere: scripts, handlers, links, embedded pages and images, other
 * sites' styles.
 * @throws AppError `invalid` if nothing that can be drawn is left.
 */
export function cleanSvg(source: string): CleanSvg {
  const drawing = withoutPages(source);
  const cleaned = DOMPurify.sanitize(drawing.svg, {
    USE_PROFILES: { svg: true, svgFilters: true },
    FORBID_TAGS: ['image', 'a'],
  });
  // Anything before a drawing, such as its XML declaration, is always removed, and isn't reported.
  let wasChanged =
    drawing.hadPages ||
    DOMPurify.removed.some(
      (one) => 'attribute' in one || (one.element.nodeType === Node.ELEMENT_NODE && one.element.nodeName !== 'BODY'),
    );
  const root = new DOMParser().parseFromString(cleaned, 'text/html').querySelector('svg');
  if (!root)
    throw new AppError({ code: 'invalid', userMessage: 'This SVG cannot be drawn. Save it again, or as PNG.' });
  for (const element of [root, ...root.querySelectorAll('*')]) {
    if (element.localName === 'style' && element.textContent) {
      const inside = element.textContent.replaceAll(IMPORT, '').replaceAll(OUTSIDE, 'none');
      wasChanged ||= inside !== element.textContent;
      element.textContent = inside;
    }
    for (const { name, value } of [...element.attributes]) {
      const isLink = name === 'href' || name === 'xlink:href';
      if (!(isLink && !value.startsWith('#')) && value.search(OUTSIDE) < 0) continue;
      element.removeAttribute(name);
      wasChanged = true;
    }
  }
  root.setAttribute('xmlns', SVG);
  return { svg: new XMLSerializer().serializeToString(root), wasChanged };
}

/**
 * Embedded pages are removed first, and as XML: DOMPurify parses HTML, where a self-closing tag inside one (as Illustrator writes them)
 * would take the rest of the drawing with it.
 */
function withoutPages(source: string): { svg: string; hadPages: boolean } {
  const root = new DOMParser().parseFromString(source, 'image/svg+xml').documentElement;
  const pages = root.localName === 'svg' ? [...root.querySelectorAll('foreignObject')] : [];
  if (pages.length === 0) return { svg: source, hadPages: false };
  for (const page of pages) page.remove();
  return { svg: new XMLSerializer().serializeToString(root), hadPages: true };
}

const numberOf = (text: string | null): number => (text && /^[\d.]+(px)?$/.test(text) ? Number.parseFloat(text) : 0);

/** Sizes the drawing to `largestSidePx` on its longer side, so that it's sharp as an image. */
export function sizedSvg(svg: string, largestSidePx: number): { svg: string; width: number; height: number } {
  const root = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
  const box = (root.getAttribute('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [, , boxWidth = 0, boxHeight = 0] = box.every(Number.isFinite) ? box : [];
  const own = { width: numberOf(root.getAttribute('width')), height: numberOf(root.getAttribute('height')) };
  const width = boxWidth > 0 ? boxWidth : own.width || 300;
  const height = boxHeight > 0 ? boxHeight : own.height || 150;
  const scale = largestSidePx / Math.max(width, height);
  const size = { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
  if (!(boxWidth > 0 && boxHeight > 0)) root.setAttribute('viewBox', `0 0 ${width} ${height}`);
  root.setAttribute('width', String(size.width));
  root.setAttribute('height', String(size.height));
  // Sides are whole pixels, so proportions differ by a fraction of a pixel: if they were strictly preserved, a half-transparent line
  // would remain at the edge, and a plain background would go undetected.
  root.setAttribute('preserveAspectRatio', 'none');
  return { svg: new XMLSerializer().serializeToString(root), ...size };
}
