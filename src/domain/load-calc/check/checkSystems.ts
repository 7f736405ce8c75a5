import { ductedPart } from '../ducts/carried';
import { ductSystems } from '../ducts/systems';
import type { LoadIssue } from '../result';
import type { LoadInputs } from '../schema/inputs';
import { isConditioned } from '../schema/locations';
import { shown, warnIf } from './issues';

const TABLE_AREA = 3000;
const TOLERANCE = 0.01;

/** Checks equipment, ducts and fans. */
export function checkSystems(inputs: LoadInputs): LoadIssue[] {
  const { equipment = [], airDistribution, ventilation = [], building } = inputs;
  const systems = ductSystems(inputs);
  const parts = (season: 'heating' | 'cooling', field: 'fractionHeat' | 'fractionCool'): LoadIssue[] => {
    const serving = equipment.filter((unit) => unit.kind === season || unit.kind === 'heatPump');
    const sum = serving.reduce((all, unit) => all + (unit[field] ?? 1 / serving.length), 0);
    return warnIf(
      serving.length > 0 && Math.abs(sum - 1) > TOLERANCE,
      'equipment',
      `Equipment serves ${shown(sum * 100)}% of the ${season} load`,
    );
  };
  const isDucted = ductedPart(inputs, 'heating').value > 0 || ductedPart(inputs, 'cooling').value > 0;
  return [
    ...parts('heating', 'fractionHeat'),
    ...parts('cooling', 'fractionCool'),
    ...systems.flatMap(({ fields: { ducts = [], ductTableLookups = [], distribution: name }, path, distribution }) => [
      ...warnIf(
        name !== undefined && distribution === undefined,
        `${path}.distribution`,
        `No equipment has the distribution “${name}”: the ducts carry their part of the whole load`,
      ),
      ...warnIf(
        ducts.some(({ location }) => !isConditioned(location)) && ductTableLookups.length === 0 && isDucted,
        `${path}.ductTableLookups`,
        'Ducts are outside the conditioned space, and no row of Table 7 was chosen: the ASHRAE 152 method is used',
      ),
      ...ductTableLookups.flatMap(({ lookupFloorAreaFt2, supplySurfaceAreaFt2, returnSurfaceAreaFt2 }, index) => [
        ...warnIf(
          lookupFloorAreaFt2 > TABLE_AREA,
          `${path}.ductTableLookups.${index}.lookupFloorAreaFt2`,
          'Table 7 ends at 3,000 ft²; beyond it its lines are continued',
        ),
        ...warnIf(
          lookupFloorAreaFt2 > building.conditionedFloorAreaFt2,
          `${path}.ductTableLookups.${index}.lookupFloorAreaFt2`,
          'The ducts serve more than the conditioned floor area',
        ),
        ...warnIf(
          (supplySurfaceAreaFt2 === undefined) !== (returnSurfaceAreaFt2 === undefined),
          `${path}.ductTableLookups.${index}`,
          'Supply and return surface count together only: one of them is missing, and the other is not used',
        ),
      ]),
    ]),
    ...(['fractionHeat', 'fractionCool'] as const).flatMap((field) =>
      warnIf(
        (airDistribution?.furtherSystems ?? []).reduce((sum, further) => sum + (further[field] ?? 0), 0) >
          1 + TOLERANCE,
        'airDistribution.furtherSystems',
        `The further duct systems carry more than all of the ${field === 'fractionHeat' ? 'heating' : 'cooling'}`,
      ),
    ),
    ...ventilation.flatMap((fan, index) => {
      const isRecovery = fan.type === 'heat recovery ventilator' || fan.type === 'energy recovery ventilator';
      const hasEfficiency = [
        fan.effectivenessUsed,
        fan.adjustedSensibleRecoveryEfficiency,
        fan.sensibleRecoveryEfficiency,
      ].some((value) => value !== undefined);
      return warnIf(
        isRecovery && !hasEfficiency,
        `ventilation.${index}.effectivenessUsed`,
        'No effectiveness was entered: nothing is recovered',
      );
    }),
  ];
}
