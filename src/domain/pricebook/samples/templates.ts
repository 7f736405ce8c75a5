import type { Industry } from '../../user/schema';
import { pricebookTemplateSchema, type PricebookTemplate } from '../template';

/** Good, better and best by the codes of the trade's sample items; the second is recommended. */
export type SampleTemplate = { name: string; codes: readonly (readonly string[])[] };

const OPTION_NAMES = ['Good', 'Better', 'Best'];
const ONE_E4 = 10_000;

export const SAMPLE_TEMPLATES: Readonly<Record<Industry, readonly [SampleTemplate, ...SampleTemplate[]]>> = {
  hvac: [
    {
      name: 'Air conditioner replacement',
      codes: [
        ['AC-3-14', 'DISPOSE', 'PERMIT'],
        ['AC-3-17', 'STAT-W', 'DISPOSE', 'PERMIT'],
        ['HP-3-18', 'STAT-W', 'UV', 'SURGE', 'DISPOSE', 'PERMIT'],
      ],
    },
    {
      name: 'Furnace replacement',
      codes: [
        ['FUR-80', 'DISPOSE', 'PERMIT'],
        ['FUR-96', 'STAT-W', 'DISPOSE', 'PERMIT'],
        ['FUR-96', 'STAT-W', 'HUMID', 'FILT-5', 'DISPOSE', 'PERMIT'],
      ],
    },
    {
      name: 'Yearly tune-up',
      codes: [['TUNE-AC'], ['TUNE-AC', 'TUNE-HT'], ['TUNE-AC', 'TUNE-HT', 'COIL-CL', 'DRAIN']],
    },
  ],
  plumbing: [
    {
      name: 'Water heater replacement',
      codes: [
        ['WH-40G', 'PERMIT'],
        ['WH-50G', 'EXPT', 'PAN', 'PERMIT'],
        ['TL-199', 'TL-FLUSH', 'PERMIT'],
      ],
    },
    {
      name: 'Toilet replacement',
      codes: [['WC-STD'], ['WC-STD', 'STOP', 'WC-FLANGE'], ['WC-PREM', 'STOP', 'WC-FLANGE']],
    },
    {
      name: 'Main drain',
      codes: [['DR-MAIN'], ['DR-MAIN', 'CAM'], ['JET', 'CAM', 'CLEAN']],
    },
  ],
  construction: [
    {
      name: 'Window replacement',
      codes: [['WIN-STD'], ['WIN-STD', 'TRIM-FT', 'INS-SF'], ['WIN-PREM', 'TRIM-FT', 'INS-SF']],
    },
  ],
  demolition: [
    {
      name: 'Interior strip-out',
      codes: [
        ['INT-SF', 'DUMP-30'],
        ['INT-SF', 'ASB-T', 'DUMP-30'],
        ['INT-SF', 'ASB-T', 'LEAD-T', 'UTIL', 'DUMP-30'],
      ],
    },
  ],
  electrical: [
    {
      name: 'Car charger',
      codes: [
        ['EV-L2', 'PERMIT-E'],
        ['EV-L2P', 'SURGE-WH', 'PERMIT-E'],
        ['EV-L2P', 'PNL-200', 'SURGE-WH', 'PERMIT-E'],
      ],
    },
    {
      name: 'Panel replacement',
      codes: [
        ['PNL-200', 'PERMIT-E'],
        ['PNL-200', 'SURGE-WH', 'PERMIT-E'],
        ['PNL-200', 'SURGE-WH', 'GRND', 'XFER', 'PERMIT-E'],
      ],
    },
  ],
  roofing: [
    {
      name: 'Roof replacement',
      codes: [
        ['TEAR', 'SHG-3T', 'UND-SYN', 'DUMP-R', 'PERMIT-R'],
        ['TEAR', 'SHG-ARC', 'UND-SYN', 'ICE-W', 'RIDGE-V', 'DUMP-R', 'PERMIT-R'],
        ['TEAR', 'MTL-SS', 'UND-SYN', 'ICE-W', 'RIDGE-V', 'GUT-5', 'DUMP-R', 'PERMIT-R'],
      ],
    },
  ],
  landscaping: [
    {
      name: 'New front bed',
      codes: [
        ['EDGE', 'MULCH'],
        ['EDGE', 'MULCH', 'SOIL', 'SHRUB-3'],
        ['EDGE', 'MULCH', 'SOIL', 'SHRUB-3', 'TREE-2', 'GRAV'],
      ],
    },
  ],
  'appliance-repair': [
    {
      name: 'Washer repair',
      codes: [
        ['DIAG-A', 'PUMP-W'],
        ['DIAG-A', 'PUMP-W', 'SUSP'],
        ['DIAG-A', 'PUMP-W', 'SUSP', 'BEARING', 'DRY-VENT'],
      ],
    },
  ],
  'garage-doors': [
    {
      name: 'Broken spring',
      codes: [['SPR-1'], ['SPR-2', 'ROLL-N', 'GD-TUNE'], ['SPR-2H', 'ROLL-N', 'CABLE', 'OP-BLT', 'GD-TUNE']],
    },
  ],
  'pest-control': [
    {
      name: 'Rodents in the attic',
      codes: [
        ['ROD-SET', 'SNAP'],
        ['ROD-SET', 'EXCL-FT', 'STATION'],
        ['ROD-SET', 'EXCL-FT', 'STATION', 'SANIT', 'GP-QTR'],
      ],
    },
  ],
  cleaning: [
    {
      name: 'First cleaning',
      codes: [['HOME-1ST'], ['HOME-1ST', 'FRIDGE', 'OVEN'], ['DEEP', 'FRIDGE', 'OVEN', 'CABINET', 'WIN-IN']],
    },
  ],
  handyman: [
    {
      name: 'The list',
      codes: [
        ['HM-HALF', 'HM-MAT'],
        ['HM-DAY', 'HM-MAT'],
        ['HM-DAY', 'PAINT-RM', 'HM-MAT', 'HAUL-H'],
      ],
    },
  ],
  other: [
    {
      name: 'Installation',
      codes: [['INST-S'], ['INST-D', 'CLEAN'], ['INST-2D', 'CLEAN', 'HAUL-O']],
    },
  ],
};

/** Converts a sample to a template. @param idOf the item of a code @param newId ids of its options */
export function templateOf(
  { name, codes }: SampleTemplate,
  { idOf, newId }: { idOf: (code: string) => string; newId: (option: string) => string },
): PricebookTemplate {
  return pricebookTemplateSchema.parse({
    name,
    options: codes.map((of, index) => ({
      id: newId(OPTION_NAMES[index] ?? 'Option'),
      name: OPTION_NAMES[index] ?? 'Option',
      isRecommended: index === 1,
      items: of.map((code) => ({ itemId: idOf(code), quantityE4: ONE_E4 })),
    })),
  });
}
