import { lineCount } from './lineCount';
import { CONTENT_PT } from './sectionLayout';
import { styles } from './styles';

const SIZE_PT = 7.5;
/** Maximum line height of the fonts. */
const LINE_PT = SIZE_PT * 1.4;
/** The page's margin already has room for this many lines. */
const USUAL_LINES = 2;

/**
 * Returns the space a page needs at the bottom for a footer with these texts, left and right: a company with many licenses has a tall
 * one.
 */
export function footRoomPt(left: string, right: string): number {
  const contactPt = CONTENT_PT - styles.footerPage.width - styles.footerContact.paddingRight;
  const lines = Math.max(
    lineCount(left, contactPt, SIZE_PT),
    lineCount(`${right} · Page 100 of 100`, styles.footerPage.width, SIZE_PT),
  );
  return styles.page.paddingBottom + Math.max(0, lines - USUAL_LINES) * LINE_PT;
}
