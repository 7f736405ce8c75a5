import { LEAKAGE_RATE, SURFACE_SHARE } from '../ducts/unstated';
import type { AirDistribution } from '../schema/inputs';
import type { QuickInputs } from './schema';

const DUCT_R = 6;

/** Returns ducts for the record, and what was assumed about them. Undefined without ducts. */
export function ductsOf(
  { ducts, ductsSealed, foundation }: QuickInputs,
  floorAreaFt2: number,
): { airDistribution: AirDistribution; assumption: string } | undefined {
  const leakageLevel = ductsSealed ? 'default sealed' : 'default not sealed';
  const outside = `${ductsSealed ? 'sealed' : 'not sealed'}, R-${DUCT_R}`;
  const row = (tableNumber: '7A-R' | '7D-AE') => ({
    ductTableLookups: [{ tableNumber, lookupFloorAreaFt2: floorAreaFt2, leakageLevel, insulationR: DUCT_R } as const],
  });
  switch (ducts) {
    case 'none':
      return undefined;
    case 'inside':
      return {
        airDistribution: {
          ducts: [
            { type: 'supply', location: 'conditioned space' },
            { type: 'return', location: 'conditioned space' },
          ],
        },
        assumption: 'All ducts are in heated and cooled rooms and lose nothing.',
      };
    case 'attic':
      return { airDistribution: row('7A-R'), assumption: `Ducts in the attic, radial, ${outside}: Table 7A-R.` };
    case 'below the floor':
      return foundation === 'unheated basement'
        ? inBasement(ductsSealed, floorAreaFt2, outside)
        : { airDistribution: row('7D-AE'), assumption: `Ducts in the crawlspace, ${outside}: Table 7D-AE.` };
  }
}

function inBasement(
  isSealed: boolean,
  floorAreaFt2: number,
  outside: string,
): { airDistribution: AirDistribution; assumption: string } {
  const leakage = LEAKAGE_RATE[isSealed ? 'sealed' : 'notSealed'];
  const cfm = (type: 'supply' | 'return'): number => Math.min(1000, leakage[type] * SURFACE_SHARE[type] * floorAreaFt2);
  return {
    airDistribution: {
      leakageCfm25ToOutside: { supply: cfm('supply'), return: cfm('return') },
      numberOfReturns: 1,
      ducts: [
        { type: 'supply', location: 'basement - unconditioned', insulationR: DUCT_R },
        { type: 'return', location: 'basement - unconditioned', insulationR: DUCT_R },
      ],
    },
    assumption: `Ducts in the basement, ${outside}, with one return: surface by floor area and leakage by surface, after ASHRAE 152.`,
  };
}
