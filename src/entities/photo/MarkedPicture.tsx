import { useState, type PointerEvent } from 'react';
import {
  isDrawn,
  MARK_HALO,
  MARK_INK,
  markPath,
  markWidthPx,
  type Mark,
  type MarkKind,
  type MarkPoint,
  type PhotoSizePx,
} from '@/domain/photo/marks';
import { formatCount } from '@/ui/format/quantities';
import classes from './markUp.module.css';
import { useObjectUrl } from './useObjectUrl';

type MarkedPictureProps = {
  image: Blob;
  /** The kind of mark the next stroke becomes. */
  kind: MarkKind;
  marks: readonly Mark[];
  onMark: (mark: Mark) => void;
  onUnreadable: () => void;
};

const share = (value: number, from: number, length: number): number =>
  length === 0 ? 0 : Math.min(1, Math.max(0, (value - from) / length));

function pointOf({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>): MarkPoint {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return { x: share(clientX, left, width), y: share(clientY, top, height) };
}

/** Renders a photo with its markup, drawn with one finger, a pen or the mouse. */
export function MarkedPicture({ image, kind, marks, onMark, onUnreadable }: MarkedPictureProps) {
  const url = useObjectUrl(image);
  const [size, setSize] = useState<PhotoSizePx | null>(null);
  const [stroke, setStroke] = useState<Mark | null>(null);
  const begin = (event: PointerEvent<SVGSVGElement>): void => {
    // A second finger, or the palm holding the phone, doesn't draw.
    if (!event.isPrimary || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    setStroke({ kind, points: [pointOf(event)] });
  };
  const go = (event: PointerEvent<SVGSVGElement>): void => {
    const first = stroke?.points[0];
    if (!stroke || !first || !event.isPrimary) return;
    const point = pointOf(event);
    setStroke({ ...stroke, points: stroke.kind === 'line' ? [...stroke.points, point] : [first, point] });
  };
  const end = (): void => {
    if (stroke && size && isDrawn(stroke, size)) onMark(stroke);
    setStroke(null);
  };
  return (
    <div className={classes['frame']}>
      <div className={classes['picture']}>
        {url !== '' && (
          <img
            src={url}
            alt="Photo to mark"
            draggable={false}
            onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => setSize({ width, height })}
            onError={onUnreadable}
          />
        )}
        {size && (
          <svg
            className={classes['marks']}
            viewBox={`0 0 ${size.width} ${size.height}`}
            role="img"
            aria-label={marks.length === 0 ? 'Draw here' : `${formatCount(marks.length, 'mark')} drawn`}
            onPointerDown={begin}
            onPointerMove={go}
            onPointerUp={end}
            onPointerCancel={() => setStroke(null)}
          >
            {[...marks, ...(stroke ? [stroke] : [])].map((mark, index) => (
              <g key={index} fill="none" strokeLinecap="round" strokeLinejoin="round">
                <path d={markPath(mark, size)} stroke={MARK_HALO} strokeWidth={markWidthPx(size) * 2} />
                <path d={markPath(mark, size)} stroke={MARK_INK} strokeWidth={markWidthPx(size)} />
              </g>
            ))}
          </svg>
        )}
      </div>
    </div>
  );
}
