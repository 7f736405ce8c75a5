import { collect } from '@/lib/collect';
import {
  derive,
  derive2,
  derive3,
  assumed,
  entered,
  enteredOr,
  total,
  triedIn,
  type Derived,
  type Trial,
} from '../derived';
import { meanDepth, wallsWith } from '../envelope/slabs';
import type { LoadInputs } from '../schema/inputs';
import { CONDITIONED, isExterior, type Buffer } from '../schema/locations';

/** Default heights of spaces without walls, ft. */
const HEIGHT: Readonly<Record<string, number>> = { crawlspace: 3, basement: 8, garage: 8 };

/** Returns the volume of a space next to the conditioned one, ft³: only its air exchange depends on it. */
export function volumeOf(inputs: LoadInputs, space: Buffer, trial: Trial | undefined): Derived {
  if (space.startsWith('attic')) return atticVolume(inputs, space, trial);
  const floors = collect(inputs.slabs, ({ interiorAdjacentTo, areaFt2 }, index) =>
    interiorAdjacentTo === space ? entered('Floor', areaFt2, 'ft²', `slabs.${index}.areaFt2`) : undefined,
  );
  const heights = collect(inputs.foundationWalls, ({ interiorAdjacentTo, heightFt }, index) =>
    interiorAdjacentTo === space ? entered('Height', heightFt, 'ft', `foundationWalls.${index}.heightFt`) : undefined,
  );
  if (heights.length === 0)
    heights.push(
      triedIn(
        trial,
        assumed(
          `Height of the ${space}`,
          HEIGHT[space.split(' ')[0] ?? ''] ?? 8,
          'ft',
          'no wall says how high it is',
          'foundationWalls',
        ),
      ),
    );
  return derive(
    { label: 'Volume', unit: 'ft³', formula: 'floor area × height of the highest wall', source: '' },
    [total('Floor area', 'ft²', floors), ...heights],
    ([area, ...each]) => area * Math.max(...each),
  );
}

const USUAL_PITCH = 6;

/** Square hip roof: a third of floor area × ridge height. */
function atticVolume(
  { roofs = [], ceilingsAndFloors = [] }: LoadInputs,
  space: Buffer,
  trial: Trial | undefined,
): Derived {
  const floors = collect(ceilingsAndFloors, ({ exteriorAdjacentTo, interiorAdjacentTo, grossAreaFt2 }, index) =>
    exteriorAdjacentTo === space || interiorAdjacentTo === space
      ? entered('Floor of the attic', grossAreaFt2, 'ft²', `ceilingsAndFloors.${index}.grossAreaFt2`)
      : undefined,
  );
  const why = 'roofs rise about 6 in 12';
  const above = collect(roofs, ({ interiorAdjacentTo, pitchInPer12 }, index) =>
    interiorAdjacentTo === space
      ? enteredOr('Pitch', pitchInPer12, 'in', `roofs.${index}.pitchInPer12`, USUAL_PITCH, why)
      : undefined,
  );
  const pitches = above.length === 0 ? [triedIn(trial, assumed('Pitch', USUAL_PITCH, 'in', why, 'roofs'))] : above;
  return derive(
    { label: 'Volume', unit: 'ft³', formula: 'floor area × half its side × sine of the slope ÷ 3', source: '' },
    [total('Floor area', 'ft²', floors), ...pitches],
    ([area, ...rises]) => {
      const pitch = rises.reduce((sum, rise) => sum + rise, 0) / rises.length;
      return (area * Math.sqrt(area) * 0.5 * Math.sin(Math.atan(pitch / 12))) / 3;
    },
  );
}

const ABOVE_GRADE = {
  label: 'Conditioned volume above grade',
  unit: 'ft³',
  formula: 'floor area × ceiling height − floor area of the basement × its mean depth below grade, not below 0',
  source: 'Manual J, section 21',
} as const;

/** Returns the volume that air leaks from, excluding the part below grade. */
export function aboveGradeVolume(inputs: LoadInputs, floorArea: Derived, ceilingHeight: Derived): Derived {
  const buried = CONDITIONED.slice(1).map((location) => {
    const walls = wallsWith(
      inputs,
      ({ interiorAdjacentTo, exteriorAdjacentTo }) => interiorAdjacentTo === location && isExterior(exteriorAdjacentTo),
    );
    const floors = collect(inputs.slabs, ({ interiorAdjacentTo, areaFt2 }, index) =>
      interiorAdjacentTo === location ? entered('Basement floor', areaFt2, 'ft²', `slabs.${index}.areaFt2`) : undefined,
    );
    return derive2(
      {
        label: 'Volume below grade',
        unit: 'ft³',
        formula: 'floor area × mean depth of its walls below grade',
        source: '',
      },
      total('Floor area', 'ft²', floors),
      meanDepth(walls),
      (area, depth) => area * depth,
    );
  });
  return derive3(
    ABOVE_GRADE,
    floorArea,
    ceilingHeight,
    total('Volume below grade', 'ft³', buried),
    (area, height, below) => Math.max(area * height - below, 0),
  );
}
