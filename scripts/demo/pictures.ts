import { createHash } from 'node:crypto';

/** The site's folder for the demo's pictures. */
const FOLDER = 'demo-data/pictures';

const kept = new Map<string, { file: string; image: Uint8Array }>();

/** Stores a picture that the seed uploads to `path`. Identical ones are stored once. */
export function keepPicture(path: string, image: Uint8Array): void {
  const name = createHash('sha256').update(image).digest('hex').slice(0, 12);
  kept.set(path, { file: `${FOLDER}/${name}.png`, image });
}

/** Returns the site's URL for the picture at `path`. */
export function addressOf(path: string): string {
  const picture = kept.get(path);
  if (!picture) throw new Error(`Nothing was uploaded to ${path}`);
  return `/${picture.file}`;
}

/** Returns every picture by file. */
export const pictureFiles = (): Map<string, Uint8Array> =>
  new Map([...kept.values()].map(({ file, image }) => [file, image]));
