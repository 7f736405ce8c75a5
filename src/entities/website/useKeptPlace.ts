import { useEffect, useRef, type RefObject } from 'react';
import { sectionId } from '@/documents/website/blocks';

/** Height of a site's header, which stays at the top. */
const HEADER_PX = 80;

/**
 * Keeps the scroll position of a site's preview: each change to the site is a new document, which opens where the user was. `comeBack` is
 * called when a new document is ready. An opened block is scrolled into view, and stays put while content above it grows.
 */
export function useKeptPlace(
  page: string,
  blockId: string,
): { frame: RefObject<HTMLIFrameElement | null>; comeBack: () => void } {
  const frame = useRef<HTMLIFrameElement>(null);
  const place = useRef({ page, blockId, top: 0 });

  /** Returns the block's position in the window, or else the beginning of the page. */
  const topIn = (read: Document): number =>
    read.getElementById(sectionId(place.current.blockId))?.getBoundingClientRect().top ??
    -read.documentElement.scrollTop;
  const show = (read: Document): void => {
    // Not `scrollIntoView`, which would also scroll the page around the preview.
    read.documentElement.scrollTop += topIn(read) - place.current.top;
  };

  useEffect(() => {
    const read = frame.current?.contentDocument;
    place.current.blockId = blockId;
    if (!read) return;
    place.current.top = blockId === '' ? topIn(read) : HEADER_PX;
    show(read);
  }, [blockId]);

  const comeBack = (): void => {
    const read = frame.current?.contentDocument;
    if (!read) return;
    if (place.current.page !== page) place.current = { page, blockId: '', top: 0 };
    show(read);
    read.addEventListener('scroll', () => {
      // The position of a document being replaced is meaningless.
      if (frame.current?.contentDocument === read) place.current.top = topIn(read);
    });
  };
  return { frame, comeBack };
}
