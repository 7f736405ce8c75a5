import type { BusinessUnit } from '@/domain/business-unit/schema';
import type { Team } from './accounts';
import { upload } from './photos';
import { drawPng } from './picture';
import type { CompanyPlan } from './companies/plan';

const SIZE = 240;
/** Each pixel is sampled this many times across and down, so that slanted edges are smooth. */
const SAMPLES = 3;

const channelsOf = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
/** Returns whether a point of the mark is inside the rounded square. */
const isOnSquare = (x: number, y: number): boolean =>
  Math.hypot(Math.max(0, Math.abs(x - 0.5) - 0.32), Math.max(0, Math.abs(y - 0.5) - 0.32)) < 0.18;

/** Draws a mark: the trade's figure on a square in a color (`#1c7ed6`). */
function markPng({ mark }: CompanyPlan, color: string): Uint8Array {
  const square = channelsOf(color);
  return drawPng(SIZE, SIZE, (x, y) => {
    let [covered, white] = [0, 0];
    for (let sample = 0; sample < SAMPLES * SAMPLES; sample += 1) {
      const u = (x + ((sample % SAMPLES) + 0.5) / SAMPLES) / SIZE;
      const v = (y + (Math.floor(sample / SAMPLES) + 0.5) / SAMPLES) / SIZE;
      if (!isOnSquare(u, v)) continue;
      covered += 1;
      white += mark(u, v) ? 1 : 0;
    }
    const share = covered === 0 ? 0 : white / covered;
    return [...square.map((value) => value + (255 - value) * share), (255 * covered) / (SAMPLES * SAMPLES)];
  });
}

/** Uploads the company's logo as its owner and returns its URL. */
export const uploadLogo = ({ owner, companyId }: Team, plan: CompanyPlan): Promise<string> =>
  upload(owner, `companies/${companyId}/branding/logo.png`, markPng(plan, plan.branding.primaryColor), companyId);

/** Does the same for a business unit with its own color: the company's figure in that color. */
export const uploadUnitLogo = (
  { owner, companyId }: Team,
  plan: CompanyPlan,
  { id, color }: BusinessUnit,
): Promise<string> => upload(owner, `companies/${companyId}/branding/logo-${id}.png`, markPng(plan, color), companyId);
