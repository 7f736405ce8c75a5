import type { Fee } from '@/domain/contract/record/scheduleOfValues';
import type { PriceType } from '@/domain/contract/record/state';

/** For a line with a unit price: its unit and the estimated quantity, in whole units. For a fee: its type. */
type Priced = { unit?: string; quantity?: number; unitPriceCents?: number; fee?: Fee };
type Line = readonly [description: string, costCode: string, cents: number, priced?: Priced];
export type Sold = {
  title: string;
  scope: string;
  priceType?: PriceType;
  depositCents?: number;
  lines: readonly Line[];
};

/** Builds a line by quantity, priced at its unit price. */
const measured = (
  description: string,
  costCode: string,
  quantity: number,
  unit: string,
  unitPriceCents: number,
): Line => [description, costCode, quantity * unitPriceCents, { unit, quantity, unitPriceCents }];

/** Site work by measured quantities, which both trades do. */
const SITE_WORK: Sold = {
  title: 'Site clearing and storm drain',
  scope: 'Clear and grade the lot at {property}, and lay the storm drain, paid by measured quantities.',
  priceType: 'unit',
  lines: [
    ['Mobilization', '01-100', 485_000],
    measured('Clear and grub', '02-230', 3, 'AC', 412_500),
    measured('Excavation, unclassified', '02-310', 1_850, 'CY', 1_475),
    measured('Haul off and dispose', '02-240', 2_400, 'TON', 2_285),
    measured('Storm drain, 18 in', '02-630', 420, 'LF', 8_640),
    measured('Aggregate base, 6 in', '02-720', 640, 'TON', 3_890),
  ],
};

/** Contract work by trade, each job taking a few weeks to months. */
export const SOLD: Readonly<Record<string, { template: string; works: readonly Sold[] }>> = {
  construction: {
    template: 'starter-construction',
    works: [
      {
        title: 'Two-story addition',
        scope: 'Build a two-story addition of 640 square feet at {property} as drawn in the plans of record.',
        lines: [
          ['Mobilization and permits', '01-100', 680_000],
          ['Excavation and footings', '02-300', 1_475_000],
          ['Framing and sheathing', '06-100', 3_920_000],
          ['Roofing', '07-300', 1_240_000],
          ['Windows and exterior doors', '08-500', 1_865_000],
          ['Electrical, plumbing and heating', '15-000', 3_410_000],
          ['Drywall and finishes', '09-200', 2_690_000],
        ],
      },
      {
        title: 'Tenant build-out, suite 210',
        scope: 'Build out suite 210 at {property}: partitions, ceilings, flooring, lighting and two restrooms.',
        lines: [
          ['General conditions', '01-000', 1_120_000],
          ['Partitions and doors', '09-100', 2_260_000],
          ['Ceilings and lighting', '09-500', 1_785_000],
          ['Restrooms', '15-400', 2_340_000],
          ['Flooring and paint', '09-600', 1_495_000],
        ],
      },
      SITE_WORK,
      {
        title: 'Water damage repair, offices',
        scope: 'Open, dry and rebuild the damaged offices at {property}. The extent shows when the walls are open.',
        priceType: 'cost-plus',
        depositCents: 600_000,
        lines: [
          ['Labor', '01-310', 2_400_000],
          ['Material and equipment', '01-500', 1_650_000],
          ['Debris', '02-240', 350_000],
          ['Fee', '', 528_000, { fee: { kind: 'percent', ppm: 120_000 } }],
        ],
      },
    ],
  },
  demolition: {
    template: 'starter-demolition',
    works: [
      {
        title: 'Demolition of the dwelling and garage',
        scope:
          'Demolish the dwelling and the detached garage at {property} with slab and footings, haul away all debris, backfill and rough-grade.',
        lines: [
          ['Survey, notices and permits', '02-010', 385_000],
          ['Utility disconnects', '02-020', 260_000],
          ['Structure down to slab', '02-220', 1_940_000],
          ['Slab and footings', '02-230', 870_000],
          ['Hauling and disposal', '02-240', 1_365_000],
          ['Backfill and grading', '02-300', 480_000],
        ],
      },
      {
        title: 'Interior strip-out, second floor',
        scope:
          'Strip the second floor of {property} to the structure, sort debris by material, and keep the stairs usable.',
        lines: [
          ['Protection and dust control', '02-030', 290_000],
          ['Partitions, ceilings and finishes', '02-225', 1_180_000],
          ['Mechanical and electrical removal', '02-226', 745_000],
          ['Hauling and recycling', '02-240', 520_000],
        ],
      },
      SITE_WORK,
      {
        title: 'Selective demolition, clinic wing',
        scope:
          'Take the clinic wing at {property} back to the frame while the rest stays open. What is behind the walls is not known.',
        priceType: 'not-to-exceed',
        depositCents: 600_000,
        lines: [
          ['Labor', '02-225', 2_400_000],
          ['Protection and equipment', '01-500', 950_000],
          ['Hauling and disposal', '02-240', 1_050_000],
          ['Fee', '', 528_000, { fee: { kind: 'percent', ppm: 120_000 } }],
        ],
      },
    ],
  },
};
