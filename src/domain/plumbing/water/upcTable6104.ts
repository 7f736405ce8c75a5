import { z } from 'zod';
import { defineCalculator } from '../core/calculator';
import { elevationFt, lengthFt, loadUnits, psi } from '../core/fields';
import { amendmentsField, cell, checkAmendments, citing } from '../core/grid';
import { InputFault } from '../core/issue';
import { inchesOf } from '../core/sizes';
import { marginTo, rounded } from '../core/why';
import { UPC_610_4 } from './tables/upc6104';

const HEAD_PSI_PER_FT = 0.5;
const MINIMUM_PSI = 30;
const MINIMUM_SUPPLY_IN = 0.75;

/** Between the printed bands (45.5 psi) the lower one is used, which is on the safe side. */
const bandOf = (psiAtMeter: number): string => (psiAtMeter > 60 ? 'over 60' : psiAtMeter >= 46 ? '46-60' : '30-45');

/** Sizes meter and building supply by UPC Table 610.4: pressure band, next longer length, down to a value of at least the WSFU. */
export const upcTable6104 = defineCalculator({
  name: 'water.upc_table_610_4',
  title: 'UPC 610.4, meter and supply',
  inputs: z.strictObject({
    availablePsi: psi('Pressure at the meter', 1, 300),
    elevationFt: elevationFt.default(0),
    developedLengthFt: lengthFt('Developed length'),
    wsfuTotal: loadUnits('WSFU in all', 'WSFU'),
    amendments: amendmentsField,
  }),
  outputs: {
    meterIn: 'meter, in',
    supplyIn: 'building supply, in; at least 3/4',
    capacityWsfu: 'WSFU in that row and column',
    bandPsi: 'pressure band',
    adjustedPsi: 'pressure at the meter less 0.5 psi for each foot of rise',
    lengthColumnFt: 'length column that was read, ft',
  },
  compute: ({ availablePsi, elevationFt: riseFt, developedLengthFt, wsfuTotal, amendments }, say) => {
    checkAmendments(amendments, [UPC_610_4]);
    const adjustedPsi = rounded(availablePsi - HEAD_PSI_PER_FT * riseFt);
    if (adjustedPsi < MINIMUM_PSI)
      throw new InputFault(
        'availablePsi',
        `${adjustedPsi} psi after the rise: Table 610.4 begins at 30 psi; a booster or another method`,
      );
    const column = UPC_610_4.columns.find((length) => Number(length) >= developedLengthFt);
    if (column === undefined)
      throw new InputFault(
        'developedLengthFt',
        'our copy of Table 610.4 ends at 200 ft: use the pressure method of Appendix A',
      );
    const band = bandOf(adjustedPsi);
    const rows = [...UPC_610_4.rows.keys()]
      .filter((row) => row.startsWith(`${band} psi`))
      .map((row) => ({ row, ...sizesIn(row), wsfu: cell(UPC_610_4, row, column, amendments) ?? 0 }))
      .filter(({ supplyIn }) => supplyIn >= MINIMUM_SUPPLY_IN);
    const index = rows.findIndex(({ wsfu }) => wsfu >= wsfuTotal);
    const chosen = rows[index];
    if (!chosen)
      throw new InputFault(
        'wsfuTotal',
        `our copy of Table 610.4 ends at ${rows.at(-1)?.wsfu ?? 0} WSFU here: use the pressure method of Appendix A`,
      );
    if (availablePsi > 80)
      say('Above 80 psi a pressure regulator is required: enter the pressure behind it', 'availablePsi');
    say('Two other public copies of Table 610.4 disagree with this one: look into the book', '');
    const [below, above] = [rows[index - 1], rows[index + 1]];
    const neighbor = ({ row, wsfu }: (typeof rows)[number]): { size: string; wsfu: number } => ({ size: row, wsfu });
    return {
      meterIn: chosen.meterIn,
      supplyIn: chosen.supplyIn,
      capacityWsfu: chosen.wsfu,
      bandPsi: band,
      adjustedPsi,
      lengthColumnFt: Number(column),
      why: {
        ...citing(UPC_610_4, amendments),
        row: `${chosen.row}, ${column} ft`,
        governedBy: below ? 'table' : 'supply at least 3/4 in',
        ...marginTo(chosen.wsfu, wsfuTotal, 'WSFU'),
        ...(below ? { smaller: neighbor(below) } : {}),
        ...(above ? { larger: neighbor(above) } : {}),
      },
    };
  },
});

function sizesIn(row: string): { meterIn: number; supplyIn: number } {
  const [, meter = '', supply = ''] = row.split(' | ');
  return {
    meterIn: inchesOf(meter.replace('meter ', '')) ?? 0,
    supplyIn: inchesOf(supply.replace('supply ', '')) ?? 0,
  };
}
