import { showNumber } from '../../calculation/showQuantity';
import type { Code } from '../core/codes';
import type { Amendments } from '../core/grid';
import { InputFault } from '../core/issue';
import { drainLoad } from '../drainage/fixtureUnits';
import type { FixtureInput } from '../project/schema';
import { fixtureLoad, type FixtureLoad } from '../water/fixtureUnits';

type UnitTexts = { wsfu: string; dfu: string };
export const NO_UNITS: UnitTexts = { wsfu: '', dfu: '' };

/** Returns a fixture line's water and drain units, as an inspector adds them up; '' if it has none, or the code doesn't say. */
export function fixtureUnits(fixture: FixtureInput, code: Code, index: number, amendments: Amendments): UnitTexts {
  const path = `fixtures.${index}`;
  const line = { ...fixture, qty: fixture.qty ?? 1 };
  const isConstant = (fixture.continuousGpm ?? 0) > 0 && fixture.wsfuEach === undefined;
  const hasWater = fixture.cold !== undefined || fixture.hot !== undefined;
  return {
    wsfu: hasWater && !isConstant ? text(() => waterText(fixtureLoad(line, code, path, amendments), code)) : '',
    dfu:
      fixture.drain === undefined
        ? ''
        : text(() => showNumber(drainLoad({ ...line, drainIn: undefined }, code, path, amendments).dfu, 2)),
  };
}

/** The UPC counts flushometer valves all together, each one less the more there are. */
const waterText = ({ row, total }: FixtureLoad, code: Code): string =>
  code.name === 'UPC' && /flushometer(?!-tank)/.test(row) ? '610.10' : showNumber(total, 2);

function text(units: () => string): string {
  try {
    return units();
  } catch (error) {
    if (!(error instanceof InputFault)) throw error;
    return '';
  }
}
