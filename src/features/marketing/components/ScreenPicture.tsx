import type { Screen } from '../content/pictures';
import classes from './ScreenPicture.module.css';

type ScreenPictureProps = {
  screen: Screen;
  /** A page's first picture is fetched immediately, the others when they come into view. */
  isFirst?: boolean;
  /** The text already says it, so it is not read out again. */
  isDecorative?: boolean;
  /** The display width, for the browser to choose a size by. */
  sizes?: string;
};

/** Half of a wide page, or all of a phone. */
const HALF = '(max-width: 62em) 100vw, 600px';

/** A screen of the app in a thin frame, light or dark as the system is. Its place is kept until it is there. */
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
