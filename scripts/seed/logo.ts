import type { Team } from './accounts';
import { upload } from './photos';
import { drawPng } from './picture';
import type { DemoTrade } from './companies';

const SIZE = 240;
/** Each pixel is looked at this many times across and down, so that slanted edges are smooth. */
const SAMPLES = 3;

/** What stands on the mark of a company: whether a point is part of it. Both run from 0 to 1, from the top left. */
const FIGURES: Record<DemoTrade, (x: number, y: number) => boolean> = {
  // Two peaks.
  hvac: (x, y) => y < 0.78 && (y > 0.22 + Math.abs(x - 0.4) * 1.25 || y > 0.42 + Math.abs(x - 0.68) * 1.25),
  // A drop.
  plumbing: (x, y) =>
    Math.hypot(x - 0.5, y - 0.6) < 0.22 || (y > 0.16 && y < 0.6 && Math.abs(x - 0.5) < (y - 0.16) * 0.46),
  // A house.
  construction: (x, y) =>
    (y > 0.2 + Math.abs(x - 0.5) * 0.8 && y < 0.48) || (Math.abs(x - 0.5) < 0.24 && y >= 0.48 && y < 0.78),
  // A wall that comes down.
  demolition: (x, y) =>
    y > 0.25 && y < 0.76 && x > 0.22 && x < 0.78 && x + y < 1.22 && (x * 7) % 1 > 0.12 && (y * 7) % 1 > 0.14,
};

const channelsOf = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
/** The share of a mark that a rounded square covers. */
const isOnSquare = (x: number, y: number): boolean =>
  Math.hypot(Math.max(0, Math.abs(x - 0.5) - 0.32), Math.max(0, Math.abs(y - 0.5) - 0.32)) < 0.18;

/** A company's mark: a figure of its trade on a square of its color. */
function markPng(industry: DemoTrade, color: string): Uint8Array {
  const square = channelsOf(color);
  return drawPng(SIZE, SIZE, (x, y) => {
    let [covered, white] = [0, 0];
    for (let sample = 0; sample < SAMPLES * SAMPLES; sample += 1) {
      const u = (x + ((sample % SAMPLES) + 0.5) / SAMPLES) / SIZE;
      const v = (y + (Math.floor(sample / SAMPLES) + 0.5) / SAMPLES) / SIZE;
      if (!isOnSquare(u, v)) continue;
      covered += 1;
      white += FIGURES[industry](u, v) ? 1 : 0;
    }
    const share = covered === 0 ? 0 : white / covered;
    return [...square.map((value) => value + (255 - value) * share), (255 * covered) / (SAMPLES * SAMPLES)];
  });
}

/** Uploads the company's logo as its owner, and gives its address. */
export const uploadLogo = ({ owner, companyId }: Team, industry: DemoTrade, color: string): Promise<string> =>
  upload(owner, `companies/${companyId}/branding/logo.png`, markPng(industry, color), companyId);
