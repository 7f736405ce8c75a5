import file from '../tables/refrigerants.json';
import type { RefrigerantName } from './names';

/** Coefficients of one saturation line: reducing temperature (K), reducing pressure (Pa). */
export type SaturationCurve = { Tr: number; pr: number; n: number[]; t: number[] };

export type Refrigerant = {
  safetyClass: string;
  compositionMassPct: string;
  /** AR4, 100 years, as used by the AIM Act. */
  gwp100: number;
  /** `bubble` and `dew` are the same line for a pure fluid. */
  bubble: SaturationCurve;
  dew: SaturationCurve;
  /** Saturated liquid, [°F, lb/ft³], rising in temperature. */
  liquidDensity: readonly (readonly [number, number])[];
};

type Row = {
  safetyClass: string;
  compositionMassPct: string;
  gwp100: number;
  curves: { saturation?: SaturationCurve; bubble?: SaturationCurve; dew?: SaturationCurve };
  saturatedLiquidDensityLbFt3: Record<string, number>;
};

const rows: Record<RefrigerantName, Row> = file.refrigerants;

function lineOf({ curves }: Row, point: 'bubble' | 'dew'): SaturationCurve {
  const curve = curves[point] ?? curves.saturation;
  if (curve === undefined) throw new Error(`refrigerants.json has no ${point} line`);
  return curve;
}

const read = (row: Row): Refrigerant => ({
  safetyClass: row.safetyClass,
  compositionMassPct: row.compositionMassPct,
  gwp100: row.gwp100,
  bubble: lineOf(row, 'bubble'),
  dew: lineOf(row, 'dew'),
  liquidDensity: Object.entries(row.saturatedLiquidDensityLbFt3)
    .map(([temperatureF, density]) => [Number(temperatureF), density] as const)
    .toSorted(([first], [second]) => first - second),
});

/** Returns a refrigerant's properties from `tables/refrigerants.json`. */
export const refrigerant = (name: RefrigerantName): Refrigerant => read(rows[name]);
