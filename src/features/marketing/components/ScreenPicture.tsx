import type { Screen } from '../content/pictures';
import classes from './ScreenPicture.module.css';

type ScreenPictureProps = {
  screen: Screen;
  /** True for a page's first picture, which loads immediately; the others load when they come into view. */
  isFirst?: boolean;
  /** True if the text already says it, so that screen readers skip it. */
  isDecorative?: boolean;
  /** The display width, for the browser to choose a size by. */
  sizes?: string;
};

/** Half of a wide page, or all of a phone. */
const HALF = '(max-width: 62em) 100vw, 600px';

/** Shows a screenshot in a thin frame, light or dark to match the system. Its space is reserved until it loads. */
export function ScreenPicture({
  screen: { light, dark, alt, width, height },
  isFirst = false,
  isDecorative = false,
  sizes,
}: ScreenPictureProps) {
  const isPhone = height > width;
  const places = sizes ?? (isPhone ? '280px' : HALF);
  return (
    <picture>
      <source media="(prefers-color-scheme: dark)" srcSet={dark.srcSet} sizes={places} />
      <img
        src={light.src}
        srcSet={light.srcSet}
        sizes={places}
        alt={isDecorative ? '' : alt}
        width={width}
        height={height}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        decoding="async"
        className={classes['picture']}
        data-phone={isPhone || undefined}
      />
    </picture>
  );
}
