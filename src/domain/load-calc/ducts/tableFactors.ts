import { derive2, derive3, derive4, derive6, entered, looked, type Derived } from '../derived';
import type { Design } from '../design';
import { interpolate, interpolateTwice } from '@/domain/calculation/interpolate';
import type { DuctLookup } from '../schema/inputs';
import { LEAKAGE_LEVELS } from '../schema/systems';
import table from '../tables/ductFactors.json';

/** Duct loads from one row of Table 7, as shares of the load that the ducts carry; the latent one in Btu/h. */
export type DuctFactors = { heating: Derived; sensible: Derived; latent: Derived };

const LOSS = {
  label: 'Heat loss factor',
  unit: '',
  formula: 'base factor × correction for the R-value × correction for leakage × adjustment for the surface',
  source: 'Table 7',
} as const;
const GAIN = { ...LOSS, label: 'Sensible gain factor' } as const;
const LATENT = {
  label: 'Latent gain',
  unit: 'Btu/h',
  formula: 'base gain × correction for leakage × adjustment for the return surface',
  source: 'Table 7',
} as const;
const product = (base: number, r: number, leakage: number, surface: number): number => base * r * leakage * surface;

/** Looks up Manual J Table 7, default duct systems. Linear between and beyond its rows and columns. */
export function tableFactors(
  lookup: DuctLookup,
  path: string,
  { outdoorHeating, outdoorCooling, grains }: Design,
  storeys: Derived,
): DuctFactors {
  const { tableNumber: number, leakageLevel, insulationR } = lookup;
  const level = LEAKAGE_LEVELS.indexOf(leakageLevel);
  const area = entered('Lookup floor area', lookup.lookupFloorAreaFt2, 'ft²', `${path}.lookupFloorAreaFt2`);
  const r = entered('R-value of the ducts', insulationR, 'R', `${path}.insulationR`);
  const base = (
    label: string,
    nodes: readonly number[],
    rows: readonly (readonly number[])[],
    at: Derived,
    unit: '' | 'Btu/h',
  ): Derived =>
    looked(
      label,
      interpolateTwice(nodes, table.floorAreas, rows, at.value, area.value),
      unit,
      `Table ${number}`,
      `${at.value} ${at.unit}, ${area.value} ft²`,
      [at, area],
    );
  const correction = (label: string, values: readonly number[], row: string): Derived =>
    looked(label, interpolate(table.rValues, values, r.value), '', `Table ${number}`, row, [r]);
  const surface = surfaceAdjustments(lookup, path, area, level, storeys);
  const leak = `${leakageLevel}, R-${insulationR}`;
  return {
    heating: derive4(
      LOSS,
      base('Base heat loss factor', table.heatLossOutdoorF, table.baseHeatLossFactor[number], outdoorHeating, ''),
      correction('Correction for the R-value', table.heatLossRCorrection[number], `R-${insulationR}`),
      correction('Correction for leakage', table.heatLossLeakageCorrection[number][level] ?? [], leak),
      surface.whole,
      product,
    ),
    sensible: derive4(
      GAIN,
      base(
        'Base sensible gain factor',
        table.sensibleGainOutdoorF,
        table.baseSensibleGainFactor[number],
        outdoorCooling,
        '',
      ),
      correction('Correction for the R-value', table.sensibleGainRCorrection[number], `R-${insulationR}`),
      correction('Correction for leakage', table.sensibleGainLeakageCorrection[number][level] ?? [], leak),
      surface.whole,
      product,
    ),
    latent: derive3(
      LATENT,
      base('Base latent gain', table.latentGrains, table.baseLatentGainBtuh[number], grains, 'Btu/h'),
      looked(
        'Correction for leakage',
        table.latentGainLeakageCorrection[number][level] ?? 1,
        '',
        `Table ${number}`,
        leakageLevel,
      ),
      surface.return,
      (gain, leakage, share) => gain * leakage * share,
    ),
  };
}

const WHOLE = {
  label: 'Adjustment for the surface',
  unit: '',
  formula: 'supply weight × supply surface ÷ default + return weight × return surface ÷ default',
  source: 'Table 7',
} as const;
const RETURN = {
  label: 'Adjustment for the return surface',
  unit: '',
  formula: 'return surface ÷ default',
  source: 'Table 7',
} as const;

/** Returns measured surfaces relative to the table's, or the share of the ducts that is outside, or 1. */
function surfaceAdjustments(
  lookup: DuctLookup,
  path: string,
  area: Derived,
  level: number,
  storeys: Derived,
): { whole: Derived; return: Derived } {
  const {
    tableNumber: number,
    supplySurfaceAreaFt2,
    returnSurfaceAreaFt2,
    ductSurfaceFractionUnconditioned: fraction,
  } = lookup;
  const defaults = table.defaultSupplyReturnAreaFt2[number];
  const weights = table.surfaceAreaWeights[number];
  if (!defaults || !weights) return { whole: storeys, return: storeys };
  if (supplySurfaceAreaFt2 !== undefined && returnSurfaceAreaFt2 !== undefined) {
    const usual = (column: 0 | 1, what: string): Derived =>
      looked(
        `Default ${what} surface`,
        interpolate(
          table.floorAreas,
          defaults.map((row) => row[column] ?? 0),
          area.value,
        ),
        'ft²',
        `Table ${number}`,
        `${area.value} ft²`,
        [area],
      );
    const weight = (column: 0 | 1, what: string): Derived =>
      looked(
        `Weight of the ${what} surface`,
        weights[level]?.[column] ?? 0,
        '',
        `Table ${number}`,
        lookup.leakageLevel,
      );
    const supply = entered('Supply surface', supplySurfaceAreaFt2, 'ft²', `${path}.supplySurfaceAreaFt2`);
    const back = entered('Return surface', returnSurfaceAreaFt2, 'ft²', `${path}.returnSurfaceAreaFt2`);
    const [usualSupply, usualBack] = [usual(0, 'supply'), usual(1, 'return')];
    return {
      whole: derive6(
        WHOLE,
        weight(0, 'supply'),
        supply,
        usualSupply,
        weight(1, 'return'),
        back,
        usualBack,
        (ks, as, ds, kr, ar, dr) => ks * part(as, ds) + kr * part(ar, dr),
      ),
      return: derive2(RETURN, back, usualBack, part),
    };
  }
  const share =
    fraction === undefined
      ? looked('Adjustment for the surface', 1, '', 'Table 7', 'no surface was entered')
      : entered(
          'Share of the ducts outside conditioned space',
          fraction,
          '',
          `${path}.ductSurfaceFractionUnconditioned`,
        );
  return { whole: share, return: share };
}

/** Table 7B-AE has no return ducts: missing ones add nothing. */
const part = (surface: number, usual: number): number => (usual <= 0 ? 0 : surface / usual);
