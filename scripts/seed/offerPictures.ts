import type { Industry } from '@/domain/user/schema';
import type { Person } from './accounts';
import { upload } from './photos';
import { drawPng } from './picture';

const WIDTH = 480;
const HEIGHT = 270;
/** Samples per pixel in each direction, so that round edges are smooth. */
const SAMPLES = 2;
const SIZES = ['small', 'middle', 'large'] as const;

type Color = readonly [red: number, green: number, blue: number];
/**
 * Returns the color at a point of the picture; both coordinates start at 0 at the top left, y ends at 1, x at WIDTH / HEIGHT. `scale` is
 * the size.
 */
type Scene = (x: number, y: number, scale: number) => Color;

const MIDDLE = WIDTH / HEIGHT / 2;
const GROUND = 0.86;
const SKY: Color = [223, 234, 242];
const LAWN: Color = [176, 196, 170];
const FLOOR: Color = [206, 204, 200];

const isIn = (value: number, from: number, to: number): boolean => value >= from && value <= to;

/** A condenser on its pad, with the fan's grille. */
const condenser: Scene = (x, y, scale) => {
  const half = 0.26 + 0.06 * scale;
  const top = GROUND - 0.48 - 0.09 * scale;
  const [u, v] = [x - MIDDLE, y - (top + 0.3)];
  if (isIn(y, GROUND - 0.05, GROUND) && Math.abs(u) < half + 0.06) return [188, 190, 192];
  if (!isIn(y, top, GROUND - 0.05) || Math.abs(u) > half) return y > GROUND - 0.02 ? LAWN : SKY;
  const radius = Math.hypot(u, v);
  if (radius < 0.045) return [70, 78, 86];
  if (radius < 0.2 + 0.02 * scale) {
    const isRing = (radius * 26) % 1 < 0.28;
    const isSpoke = Math.abs(Math.sin(Math.atan2(v, u) * 4)) < 0.12;
    return isRing || isSpoke ? [96, 106, 116] : [148, 158, 168];
  }
  const isLouver = v > 0.24 && (y * 34) % 1 < 0.4;
  return isLouver ? [170, 176, 182] : [206, 211, 216];
};

/** A water heater in a utility room; the large one hangs on the wall and is tankless. */
const waterHeater: Scene = (x, y, scale) => {
  const isTankless = scale === SIZES.length - 1;
  const half = isTankless ? 0.2 : 0.17 + 0.03 * scale;
  const [top, bottom] = isTankless ? [0.18, 0.68] : [0.16 - 0.03 * scale, GROUND - 0.02];
  const u = x - MIDDLE;
  const isPipe =
    (Math.abs(u - 0.09) < 0.015 || Math.abs(u + 0.09) < 0.015) && (isTankless ? y > bottom && y < GROUND : y < top);
  if (isPipe) return [190, 122, 82];
  const isOn = isIn(y, top, bottom) && Math.abs(u) < half;
  if (!isOn) return y > GROUND - 0.02 ? FLOOR : [232, 235, 236];
  if (isIn(y, bottom - 0.17, bottom - 0.09) && Math.abs(u) < 0.06) return [60, 68, 76];
  const shade = 24 * Math.abs(u / half) ** 2;
  return [238 - shade, 239 - shade, 240 - shade];
};

const SCENES: Partial<Record<Industry, Scene>> = { hvac: condenser, plumbing: waterHeater };

function scenePng(scene: Scene, scale: number): Uint8Array {
  return drawPng(WIDTH, HEIGHT, (x, y) => {
    const sum = [0, 0, 0];
    for (let sample = 0; sample < SAMPLES * SAMPLES; sample += 1) {
      const u = (x + ((sample % SAMPLES) + 0.5) / SAMPLES) / HEIGHT;
      const v = (y + (Math.floor(sample / SAMPLES) + 0.5) / SAMPLES) / HEIGHT;
      for (const [channel, value] of scene(u, v, scale).entries()) sum[channel] = (sum[channel] ?? 0) + value;
    }
    return [...sum.map((value) => value / (SAMPLES * SAMPLES)), 255];
  });
}

/** By company: pictures are uploaded only once. */
const uploaded = new Map<string, Promise<string[]>>();

/** Uploads a picture of a larger job in each size, once, if the trade has something to show, and returns the URLs. */
export function uploadOfferPictures(by: Person, companyId: string, industry: Industry): Promise<string[]> {
  const scene = SCENES[industry];
  if (!scene) return Promise.resolve([]);
  const known =
    uploaded.get(companyId) ??
    Promise.all(
      SIZES.map((size, scale) =>
        upload(by, `companies/${companyId}/pictures/offer-${size}.png`, scenePng(scene, scale), companyId),
      ),
    );
  uploaded.set(companyId, known);
  return known;
}
