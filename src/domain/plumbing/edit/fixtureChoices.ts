import { codeNameOf } from '../record/tree';
import type { TreeInput } from '../project/schema';

/** Fixtures in both the water and drain tables of a code, in the usual order of installation. */
const COMMON = [
  'water-closet-1.6',
  'lavatory',
  'bathtub',
  'shower',
  'kitchen-sink',
  'dishwasher',
  'clothes-washer',
  'laundry-sink',
  'hose-bibb',
  'bar-sink',
  'bidet',
  'service-sink',
  'urinal-1.0',
  'drinking-fountain',
  'floor-drain',
] as const;
const OF_IPC = ['water-closet-over-1.6', 'bathroom-group', 'floor-sink', 'wash-sink'] as const;
const OF_UPC = ['water-closet-over-1.6', 'urinal-over-1.0', 'clinical-sink', 'wash-up-sink', 'mobile-home'] as const;

/** Returns the fixtures offered under the tree’s code; any other name may be typed, with its own units. */
export const fixtureChoices = (tree: Pick<TreeInput, 'code'>): readonly string[] =>
  codeNameOf(tree) === 'UPC' ? [...COMMON, ...OF_UPC] : [...COMMON, ...OF_IPC];
