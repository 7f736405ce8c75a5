import { createHash } from 'node:crypto';

/** Below which the site finds the demo's pictures. */
const FOLDER = 'demo-data/pictures';

const kept = new Map<string, { file: string; image: Uint8Array }>();

/** Takes a picture that the seed uploads to `path`. Equal ones are kept once. */
export function keepPicture(path: string, image: Uint8Array): void {
  const name = createHash('sha256').update(image).digest('hex').slice(0, 12);
  kept.set(path, { file: `${FOLDER}/${name}.png`, image });
}

/** Where the picture of `path` is found on the site. */
export function addressOf(path: string): string {
  const picture = kept.get(path);
  if (!picture) throw new Error(`Nothing was uploaded to ${path}`);
  return `/${picture.file}`;
}

/** Every picture by its file. */
export const pictureFiles = (): Map<string, Uint8Array> =>
  new Map([...kept.values()].map(({ file, image }) => [file, image]));
