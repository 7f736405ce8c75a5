import { z } from 'zod';
import { flag, within } from '@/domain/calculation/ranges';
import { defineCalculator, type Say } from '../core/calculator';
import { temperatureF } from '../core/fields';
import { InputFault } from '../core/issue';
import { marginTo, rounded } from '../core/why';
import { densityKgM3 } from '../water/hydraulics';

const ATMOSPHERE_PSI = 14.7;
/** Usual sizes of thermal expansion tanks, gal. */
const STOCK_GAL = [2.1, 3.2, 4.5, 8.5, 10, 14, 20] as const;
/** The tank should be full before the relief valve opens. */
const PART_OF_RELIEF = 0.9;

const volume = {
  gal: within({ label: 'Water in the heater', min: 1, max: 5000, unit: 'gal', why: 'tanks hold 1 to 5,000' }),
  pipingGal: within({
    label: 'Water in the piping',
    min: 0,
    max: 5000,
    unit: 'gal',
    why: 'it counts where it circulates',
  }).default(0),
  coldF: temperatureF('Cold water', 32.1, 212),
  hotF: temperatureF('Hot water', 32.1, 212),
  isClosed: flag('Closed system').default(true),
};

type Volume = { gal: number; pipingGal: number; coldF: number; hotF: number; isClosed: boolean };

function expansionOf({ gal, pipingGal, coldF, hotF, isClosed }: Volume, say: Say): number {
  if (hotF <= coldF) throw new InputFault('hotF', 'hot water must be warmer than cold water');
  if (!isClosed)
    say(
      'An open system needs no tank: check valve, pressure-reducing valve and backflow preventer close it',
      'isClosed',
    );
  return (gal + pipingGal) * (densityKgM3(coldF) / densityKgM3(hotF) - 1);
}

const formula = (row: string): { table: string; edition: string; row: string; grade: 'F' } => ({
  table: 'V (ρ cold / ρ hot - 1)',
  edition: 'Kell (1975); IAPWS-IF97 at 0.5 MPa agrees',
  row,
  grade: 'F',
});

/** Calculates the volume gain of water when it is heated. */
export const expansionVolume = defineCalculator({
  name: 'wh.expansion_volume',
  title: 'Thermal expansion',
  inputs: z.strictObject(volume),
  outputs: { expansionGal: 'gain of volume, gal', percent: 'the same in percent' },
  compute: (input, say) => {
    const expansionGal = expansionOf(input, say);
    return {
      expansionGal: rounded(expansionGal),
      percent: rounded((expansionGal / (input.gal + input.pipingGal)) * 100),
      why: { ...formula(`${input.coldF} to ${input.hotF} °F`), governedBy: 'density of water' },
    };
  },
});

const gauge = (label: string, min: number, max: number, why: string): z.ZodNumber =>
  within({ label, min, max, unit: 'psi', why });

/** Sizes the expansion tank of a closed system: V / (1 - (precharge + 14.7) / (maximum + 14.7)), rounded up to the next size sold. */
export const expansionTank = defineCalculator({
  name: 'wh.expansion_tank',
  title: 'Thermal expansion tank',
  needs: '`expansionGal`, or `gal`, `coldF` and `hotF`; `maxPsi` or `reliefPsi`',
  inputs: z.strictObject({
    ...volume,
    gal: volume.gal.optional(),
    coldF: volume.coldF.optional(),
    hotF: volume.hotF.optional(),
    expansionGal: within({
      label: 'Expansion',
      min: 0.001,
      max: 500,
      unit: 'gal',
      why: 'it follows from volume and temperatures',
    }).optional(),
    prechargePsi: gauge('Precharge', 10, 150, 'it is set to the line pressure'),
    maxPsi: gauge('Highest pressure', 50, 200, 'relief valve less 10 %').optional(),
    reliefPsi: gauge('Relief valve', 50, 225, 'usually 150').optional(),
    linePsi: gauge('Line pressure', 10, 150, 'the precharge must meet it').optional(),
  }),
  outputs: {
    expansionGal: 'gain of volume, gal; also what the tank must accept',
    tankGal: 'least volume of the tank, gal',
    stockGal: 'next tank that is sold, gal; null where none is large enough',
    acceptanceFactor: 'share of the tank that takes water in',
    acceptedGal: 'what the sold tank takes in, gal; null without one',
    maxPsi: 'highest pressure that was used, psi',
  },
  compute: (input, say) => {
    const { gal, coldF, hotF, prechargePsi, linePsi, reliefPsi } = input;
    const maxPsi = input.maxPsi ?? (reliefPsi === undefined ? undefined : reliefPsi * PART_OF_RELIEF);
    if (maxPsi === undefined) throw new InputFault('maxPsi', 'enter the highest pressure, or the relief valve');
    if (maxPsi <= prechargePsi) throw new InputFault('maxPsi', 'the highest pressure must be above the precharge');
    if (linePsi !== undefined && linePsi !== prechargePsi)
      say(
        `Set the precharge to the line pressure of ${linePsi} psi: 40 psi is only how tanks are shipped`,
        'prechargePsi',
      );
    const expansion =
      input.expansionGal ??
      (gal === undefined || coldF === undefined || hotF === undefined
        ? undefined
        : expansionOf({ ...input, gal, coldF, hotF }, say));
    if (expansion === undefined) throw new InputFault('gal', 'enter volume and temperatures, or the expansion');
    const acceptanceFactor = 1 - (prechargePsi + ATMOSPHERE_PSI) / (maxPsi + ATMOSPHERE_PSI);
    const tankGal = expansion / acceptanceFactor;
    const index = STOCK_GAL.findIndex((stock) => stock >= tankGal);
    const stockGal = STOCK_GAL[index];
    if (stockGal === undefined) say('Larger than the tanks of dwellings: several, or a commercial tank', 'gal');
    else say('Check the acceptance volume of the chosen tank too: its diaphragm may take less', 'gal');
    const [below, above] = [STOCK_GAL[index - 1], STOCK_GAL[index + 1]];
    return {
      expansionGal: rounded(expansion),
      tankGal: rounded(tankGal),
      stockGal: stockGal ?? null,
      acceptanceFactor: rounded(acceptanceFactor),
      acceptedGal: stockGal === undefined ? null : rounded(stockGal * acceptanceFactor),
      maxPsi: rounded(maxPsi),
      why: {
        ...formula(`${prechargePsi} to ${rounded(maxPsi)} psi`),
        table: 'V / (1 - (precharge + 14.7) / (maximum + 14.7))',
        governedBy: 'acceptance between precharge and highest pressure',
        ...(stockGal === undefined ? {} : marginTo(stockGal, tankGal, 'gal')),
        ...(below === undefined ? {} : { smaller: { size: String(below) } }),
        ...(above === undefined ? {} : { larger: { size: String(above) } }),
      },
    };
  },
});
