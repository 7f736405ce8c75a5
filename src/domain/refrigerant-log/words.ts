import type { LeakCategory } from '../diagnostics/refrigerant/names';
import type { CylinderContents, MoveKind, MovePurpose, RefrigerantMove } from './schema';

export const MOVE_KIND_WORDS: Record<MoveKind, string> = { added: 'Added', recovered: 'Recovered' };

export const PURPOSE_WORDS: Record<MovePurpose, string> = {
  'top-up': 'Topped up what was lost',
  'first-fill': 'First fill of a new unit',
  'after-repair': 'Filled after a repair',
  seasonal: 'Seasonal adjustment',
  service: 'Opened for service',
  retirement: 'Unit retired',
};

export const CONTENTS_WORDS: Record<CylinderContents, string> = {
  virgin: 'New',
  reclaimed: 'Reclaimed',
  recovered: 'Recovered',
};

export const LEAK_FOUND_WORDS: Record<RefrigerantMove['leakFound'], string> = {
  'not-tested': 'Not tested',
  none: 'No leak found',
  found: 'Leak found',
};

export const CATEGORY_WORDS: Record<LeakCategory, string> = {
  'comfort-cooling': 'Comfort cooling',
  'commercial-refrigeration': 'Commercial refrigeration',
  'industrial-process': 'Industrial process',
  'refrigerated-transport': 'Refrigerated transport',
  other: 'Other',
};

const OUNCES_PER_POUND = 16;

/** Formats `3 lb 4.5 oz`; negative if a cylinder gave more than it held. */
export function weightText(ounces: number): string {
  const tenths = Math.round(Math.abs(ounces) * 10);
  const pounds = Math.floor(tenths / (OUNCES_PER_POUND * 10));
  const rest = (tenths - pounds * OUNCES_PER_POUND * 10) / 10;
  const words = [pounds > 0 && `${pounds} lb`, (rest > 0 || pounds === 0) && `${rest} oz`].filter(Boolean).join(' ');
  return ounces < 0 && tenths > 0 ? `−${words}` : words;
}

/** Parses pounds and ounces as shown on a scale, in ounces. */
export const ouncesOf = (pounds: number, ounces: number): number =>
  Math.round((pounds * OUNCES_PER_POUND + ounces) * 10) / 10;

export const poundsOf = (ounces: number): number => ounces / OUNCES_PER_POUND;
