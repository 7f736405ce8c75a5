import type { Screen } from '../content/pictures';
import classes from './ScreenPicture.module.css';

type ScreenPictureProps = {
  screen: Screen;
  /** The first picture of a page is fetched at once, the others when they come into view. */
  isFirst?: boolean;
  /** Stands in the text beside it already, so that it is not read out again. */
  isDecorative?: boolean;
};

/** A screen of the app in a thin frame. Its place is kept until it is there. */
export function ScreenPicture({
  screen: { src, alt, width, height },
  isFirst = false,
  isDecorative = false,
}: ScreenPictureProps) {
  return (
    <img
      src={src}
      alt={isDecorative ? '' : alt}
      width={width}
      height={height}
      loading={isFirst ? 'eager' : 'lazy'}
      decoding="async"
      className={classes['picture']}
      data-phone={height > width || undefined}
    />
  );
}
