import { Text, type TextProps } from '@react-pdf/renderer';
import type { PropsWithChildren } from 'react';
import { wordBreaks } from './wordBreaks';

type PdfTextProps = PropsWithChildren<TextProps> & {
  /** Line width, if its own style doesn't set it. By default, that of the narrowest ordinary column. */ roomPt?: number;
  /** Font size, if it's inherited. */ sizePt?: number;
};

const ROOM_PT = 200;
const SIZE_PT = 9;
/** The engine's value for a place where a line must not break. */
const NEVER = 10_000;
/**
 * An amount, a percentage, an item number. Its digits have equal widths, since it may be in a column. Nothing else uses such digits: with
 * them, the font also makes hyphens as wide as a digit, and “rough-grade” reads like two words.
 */
const FIGURE = /^(?!.*\d[-–])[^\p{L}]*\d[^\p{L}]*$/u;
const IN_COLUMNS = { fontFeatureSettings: ['tnum'] };

/**
 * Renders every text in our documents. A word wider than its column is split without a hyphen, and never overlaps what is next to it.
 * Texts laid out in a row need a fixed width or `flexBasis: 0`: the engine breaks their lines only once, for the width it tries first.
 */
export function PdfText({ roomPt, sizePt = SIZE_PT, ...props }: PdfTextProps) {
  const { width, paddingLeft, paddingRight, fontSize } = flattened(props.style);
  const ownPt = typeof width === 'number' ? width - points(paddingLeft) - points(paddingRight) : undefined;
  const roomEms = (roomPt ?? ownPt ?? ROOM_PT) / (points(fontSize) || sizePt);
  const isFigure = typeof props.children === 'string' && FIGURE.test(props.children);
  return (
    <Text
      hyphenationPenalty={NEVER}
      hyphenationCallback={(word) => wordBreaks(word, roomEms)}
      {...props}
      {...(isFigure && { style: [IN_COLUMNS, props.style ?? []].flat() })}
    />
  );
}

type Flat = { width?: unknown; paddingLeft?: unknown; paddingRight?: unknown; fontSize?: unknown };

/** A later style takes precedence, as in the engine. */
function flattened(style: unknown): Flat {
  if (Array.isArray(style)) return style.reduce<Flat>((flat, part: unknown) => ({ ...flat, ...flattened(part) }), {});
  return typeof style === 'object' ? { ...style } : {};
}

const points = (value: unknown): number => (typeof value === 'number' ? value : 0);
