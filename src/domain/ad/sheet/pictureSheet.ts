import type { SheetContent } from './content';
import type { PictureFormat } from './formats';
import { written, type Box, type Mark, type Measure, type Sheet } from './marks';

/**
 * Lays out a picture for a feed: the photo with a panel in the company's color that carries the message. Wide ones have the panel at the
 * side, the others below. `isPlain`: the photo alone, for Google, which adds the texts itself and shows pictures with words less often.
 */
export function pictureSheet(
  { width, height }: PictureFormat,
  content: SheetContent,
  { isPlain, measure }: { isPlain: boolean; measure: Measure },
): Sheet {
  const { hasPhoto, colors } = content;
  if (isPlain && hasPhoto)
    return {
      width,
      height,
      unfit: [],
      marks: [{ kind: 'picture', of: 'photo', x: 0, y: 0, width, height, fit: 'cover' }],
    };
  const isWide = width > height * 1.3;
  // The app's own buttons cover the top and bottom seventh of a story.
  const hidden = height > width * 1.6 ? height / 7 : 0;
  const share = hasPhoto ? (isWide ? 0.54 : 0.58) : 0;
  const photo: Box = isWide
    ? { x: 0, y: 0, width: width * share, height }
    : { x: 0, y: 0, width, height: height * share };
  const panel: Box = isWide
    ? { x: photo.width * Number(hasPhoto), y: 0, width: width - photo.width * Number(hasPhoto), height }
    : { x: 0, y: photo.height * Number(hasPhoto), width, height: height - photo.height * Number(hasPhoto) };
  const margin = Math.min(width, height) * 0.06;
  const unit = Math.min(width, height) / 100;
  const inner: Box = {
    x: panel.x + margin,
    y: panel.y + margin + (hasPhoto ? 0 : hidden),
    width: panel.width - margin * 2,
    height: panel.height - margin * 2 - hidden - (hasPhoto ? 0 : hidden),
  };
  const marks: Mark[] = [{ kind: 'box', ...panel, color: colors.fill }];
  if (hasPhoto) marks.push({ kind: 'picture', of: 'photo', ...photo, fit: 'cover' });
  const unfit: string[] = [];
  const put = (
    text: string,
    box: Box,
    sizes: { most: number; least: number },
    weight: 400 | 600,
    stands: 'top' | 'middle' | 'bottom',
    color = colors.onFill,
  ): void => {
    const made = written(text, { box, sizes, weight, color, stands }, measure);
    marks.push(...made.marks);
    unfit.push(...made.unfit);
  };
  const footHeight = inner.height * 0.24;
  const offerHeight = content.offer === '' ? 0 : inner.height * 0.2;
  const headHeight = inner.height - footHeight - offerHeight - margin * 0.5;
  put(
    content.headline,
    { ...inner, height: headHeight },
    { most: unit * 10, least: unit * 3.2 },
    600,
    hasPhoto ? 'top' : 'middle',
  );
  if (offerHeight > 0) {
    const plaque = { x: inner.x, y: inner.y + headHeight, width: inner.width, height: offerHeight };
    marks.push({ kind: 'box', ...plaque, color: colors.accent, radius: unit });
    const pad = unit * 2;
    put(
      content.offer,
      { x: plaque.x + pad, y: plaque.y + pad / 2, width: plaque.width - pad * 2, height: plaque.height - pad },
      { most: unit * 6, least: unit * 2.6 },
      600,
      'middle',
      colors.onAccent,
    );
  }
  const foot: Box = { x: inner.x, y: inner.y + inner.height - footHeight, width: inner.width, height: footHeight };
  const logoWidth = content.hasLogo ? Math.min(foot.height * 1.6, foot.width * 0.34) : 0;
  if (logoWidth > 0) {
    marks.push(
      { kind: 'box', x: foot.x, y: foot.y, width: logoWidth, height: foot.height, color: '#ffffff', radius: unit },
      {
        kind: 'picture',
        of: 'logo',
        x: foot.x + unit,
        y: foot.y + unit,
        width: logoWidth - unit * 2,
        height: foot.height - unit * 2,
        fit: 'contain',
      },
    );
  }
  const words: Box = {
    ...foot,
    x: foot.x + logoWidth + (logoWidth > 0 ? margin / 2 : 0),
    width: foot.width - logoWidth - (logoWidth > 0 ? margin / 2 : 0),
  };
  put(content.company, { ...words, height: foot.height * 0.62 }, { most: unit * 4.4, least: unit * 2 }, 600, 'bottom');
  put(
    content.phone,
    { ...words, y: foot.y + foot.height * 0.64, height: foot.height * 0.36 },
    { most: unit * 3.6, least: unit * 2 },
    400,
    'top',
  );
  return { width, height, marks, unfit };
}
