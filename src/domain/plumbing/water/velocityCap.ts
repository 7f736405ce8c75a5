import type { CodeName } from '../core/codes';
import { isCopper, type PipeMaterial } from '../core/pipes';

/** The IPC calls water of 110 °F and more hot. */
const HOT_FROM_F = 110;
const VERY_HOT_ABOVE_F = 140;

export type VelocityCap = { ftPerSec: number; rule: string };

/**
 * Returns the maximum velocity of water, ft/s. Copper: 8 cold, 5 hot to 140 °F, 3 above that and where it always circulates (CDA; UPC
 * 2021 610.12 makes 8 and 5 code). Others: 8 as a usual setting, which the maker's limit replaces. The NSPC has both as code (10.14.1,
 * per UpCodes).
 */
export function velocityCap(
  material: PipeMaterial,
  tempF: number,
  isRecirculated: boolean,
  codeName?: CodeName,
): VelocityCap {
  if (codeName === 'NSPC' && !isCopper(material))
    return { ftPerSec: 8, rule: 'NSPC 10.14.1: 8 ft/s, less where the maker says so' };
  if (!isCopper(material)) return { ftPerSec: 8, rule: 'usual setting, not verified: the maker’s limit governs' };
  if (isRecirculated) return { ftPerSec: 3, rule: 'copper, continuous circulation: 2 to 3 ft/s (CDA)' };
  if (tempF > VERY_HOT_ABOVE_F) return { ftPerSec: 3, rule: 'copper above 140 °F: 2 to 3 ft/s (CDA)' };
  const source = codeName === 'NSPC' ? 'NSPC 10.14.1' : 'CDA, UPC 2021 610.12';
  if (tempF >= HOT_FROM_F) return { ftPerSec: 5, rule: `copper, hot to 140 °F: 5 ft/s (${source})` };
  return { ftPerSec: 8, rule: `copper, cold: 8 ft/s (${source})` };
}
