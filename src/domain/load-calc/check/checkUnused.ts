import { recovers } from '../air/recovery';
import { ductSystems, type DuctSystem } from '../ducts/systems';
import { isSolarScreen } from '../glass/shading';
import type { LoadIssue } from '../result';
import type { LoadInputs } from '../schema/inputs';
import { isConditioned } from '../schema/locations';
import { warnIf } from './issues';

/** Reports entries overridden by another entry, so that nothing is silently ignored. */
export const checkUnused = (inputs: LoadInputs): LoadIssue[] => [
  ...ofDesign(inputs),
  ...ofBuilding(inputs),
  ...ofInfiltration(inputs),
  ...ofOpenings(inputs),
  ...ofGround(inputs),
  ...ofFans(inputs),
  ...ofDucts(inputs),
];

const isMore = (value: number | undefined): boolean => (value ?? 0) > 0;

function ofDesign({ design }: LoadInputs): LoadIssue[] {
  const { grainsDifference, outdoorWetBulbF, dailyRangeClass, dailyRangeF } = design;
  return [
    ...warnIf(
      grainsDifference !== undefined && outdoorWetBulbF !== undefined,
      'design.outdoorWetBulbF',
      'The grains difference was entered and counts: the outdoor wet bulb is not used',
    ),
    ...warnIf(
      dailyRangeClass !== undefined && dailyRangeF !== undefined,
      'design.dailyRangeF',
      'The class of the daily range was entered and counts: the range in degrees is not used',
    ),
  ];
}

function ofBuilding({
  building,
  infiltration,
  internalGains,
  rooms = [],
  foundations = [],
  ...surfaces
}: LoadInputs): LoadIssue[] {
  const { fireplaces, refrigerators, freezers } = building;
  const isAttached = building.facilityType === 'apartment unit' || building.facilityType === 'single-family attached';
  const hasAppliances =
    internalGains?.appliancesSensibleBtuh !== undefined ||
    rooms.some(({ appliancesSensibleBtuh }) => appliancesSensibleBtuh !== undefined);
  const named = new Set(
    [
      ...(surfaces.walls ?? []),
      ...(surfaces.foundationWalls ?? []),
      ...(surfaces.ceilingsAndFloors ?? []),
      ...(surfaces.slabs ?? []).map((slab) => ({ ...slab, exteriorAdjacentTo: 'ground' as const })),
    ].flatMap(({ interiorAdjacentTo, exteriorAdjacentTo }): string[] => [interiorAdjacentTo, exteriorAdjacentTo]),
  );
  return [
    ...warnIf(
      (fireplaces ?? 0) > 1,
      'building.fireplaces',
      'The book adds the air of one fireplace: the others are not counted',
    ),
    ...warnIf(
      isMore(building.heightAboveGroundFt) && (!isAttached || infiltration.method === 'tightness-table'),
      'building.heightAboveGroundFt',
      'The height above ground counts for apartments and attached houses with a measured leakage only: it is not used',
    ),
    ...warnIf(
      hasAppliances && ((refrigerators ?? 0) > 1 || isMore(freezers)),
      'building.refrigerators',
      'The heat of appliances was entered and counts: refrigerators and freezers add nothing to it',
    ),
    ...foundations.flatMap(({ type, conditioned, vented }, index) => {
      const is = (flag: boolean | 'true' | 'false' | undefined): boolean => flag === true || flag === 'true';
      const space =
        type === 'Basement'
          ? is(conditioned)
            ? 'basement - conditioned'
            : 'basement - unconditioned'
          : type === 'Crawlspace'
            ? is(conditioned)
              ? 'crawlspace - conditioned'
              : is(vented)
                ? 'crawlspace - vented'
                : 'crawlspace - unvented'
            : '';
      return warnIf(
        space !== '' && !named.has(space),
        `foundations.${index}.type`,
        `No wall, floor or slab borders on the “${space}”: the foundation adds nothing`,
      );
    }),
  ];
}

const VALUE_OF = {
  'effective-leakage-area': 'effectiveLeakageAreaIn2',
  'blower-door-cfm50': 'cfm50',
  'blower-door-ach50': 'ach50',
  'tightness-table': 'tightness',
} as const;
const WORDS = {
  effectiveLeakageAreaIn2: 'The leakage area',
  cfm50: 'The blower-door flow',
  ach50: 'The air changes at 50 Pa',
  tightness: 'The tightness',
} as const;

const ofInfiltration = ({ infiltration }: LoadInputs): LoadIssue[] =>
  Object.values(VALUE_OF).flatMap((field) =>
    warnIf(
      field !== VALUE_OF[infiltration.method] && infiltration[field] !== undefined,
      `infiltration.${field}`,
      `${WORDS[field]} is not used: the method of infiltration is another one`,
    ),
  );

function ofOpenings({ windows = [], skylights = [] }: LoadInputs): LoadIssue[] {
  const glass = (list: 'windows' | 'skylights', entries: typeof windows | typeof skylights): LoadIssue[] =>
    entries.flatMap(({ glassLayers, glassType, interiorShading }, index) =>
      warnIf(
        (glassLayers === undefined) !== (glassType === undefined) && interiorShading?.type !== 'not present',
        `${list}.${index}.${glassLayers === undefined ? 'glassLayers' : 'glassType'}`,
        'Panes and kind of glass count together: as one is missing, U-factor and SHGC decide what glass it is',
      ),
    );
  return [
    ...glass('windows', windows),
    ...glass('skylights', skylights),
    ...windows.flatMap((window, index) =>
      warnIf(
        isSolarScreen(window) && isMore(window.overhang?.depthFt),
        `windows.${index}.overhang.depthFt`,
        'Behind solar screens or film the overhang is not counted',
      ),
    ),
    ...skylights.flatMap(({ interiorShading, interiorShadingCoefficient }, index) =>
      warnIf(
        interiorShading !== undefined && interiorShadingCoefficient !== undefined,
        `skylights.${index}.interiorShading`,
        'The interior shading coefficient was entered and counts: what hangs inside is not used',
      ),
    ),
    ...skylights.flatMap((skylight, index) =>
      (['curb', 'shaft'] as const).flatMap((what) =>
        warnIf(
          (skylight[`${what}AreaFt2`] === undefined) !== (skylight[`${what}R`] === undefined),
          `skylights.${index}.${what}${skylight[`${what}R`] === undefined ? 'R' : 'AreaFt2'}`,
          `Area and R-value of the ${what} count together: as one is missing, the ${what} is not counted`,
        ),
      ),
    ),
  ];
}

function ofGround({ foundationWalls = [], slabs = [] }: LoadInputs): LoadIssue[] {
  return [
    ...foundationWalls.flatMap(({ construction, thicknessIn, assemblyRWithoutSoil, insulationLayers = [] }, index) => [
      ...warnIf(
        assemblyRWithoutSoil !== undefined && insulationLayers.some(({ r }) => r > 0),
        `foundationWalls.${index}.assemblyRWithoutSoil`,
        'The R-value of the whole wall was entered and counts: the insulation layers are not added to it',
      ),
      ...warnIf(
        construction === 'wood' && thicknessIn !== undefined && assemblyRWithoutSoil === undefined,
        `foundationWalls.${index}.thicknessIn`,
        'The thickness of a wood foundation wall is that of its frame and not used: half an inch of sheathing is taken',
      ),
    ]),
    ...slabs.flatMap((slab, index) => [
      ...together(
        slab.edgeInsulationR,
        slab.edgeInsulationDepthFt,
        `slabs.${index}.edgeInsulationDepthFt`,
        'R-value and depth of the edge insulation',
      ),
      ...together(
        slab.underSlabInsulationR,
        slab.underSlabInsulationWidthFt,
        `slabs.${index}.underSlabInsulationWidthFt`,
        'R-value and width of the insulation under the slab',
      ),
      ...together(
        slab.exteriorHorizontalInsulationR,
        slab.exteriorHorizontalInsulationWidthFt,
        `slabs.${index}.exteriorHorizontalInsulationWidthFt`,
        'R-value and width of the horizontal insulation outside',
      ),
    ]),
  ];
}

const together = (r: number | undefined, size: number | undefined, path: string, what: string): LoadIssue[] =>
  warnIf(isMore(r) !== isMore(size), path, `${what} count together: as one is missing, it is not counted`);

const ofFans = ({ ventilation = [] }: LoadInputs): LoadIssue[] =>
  ventilation.flatMap((fan, index) => {
    const { sensibleRecoveryEfficiency, adjustedSensibleRecoveryEfficiency, effectivenessUsed } = fan;
    const isRated = [
      sensibleRecoveryEfficiency,
      adjustedSensibleRecoveryEfficiency,
      fan.totalRecoveryEfficiency,
      fan.adjustedTotalRecoveryEfficiency,
      effectivenessUsed?.heatingSensible,
      effectivenessUsed?.coolingSensible,
      effectivenessUsed?.coolingLatent,
    ].some(isMore);
    return [
      ...warnIf(
        isRated && !recovers(fan),
        `ventilation.${index}.type`,
        'Only heat and energy recovery ventilators recover: the efficiency of this one is not used',
      ),
      ...warnIf(
        fan.type === 'exhaust only' && fan.outdoorAirTo !== undefined,
        `ventilation.${index}.outdoorAirTo`,
        'An exhaust fan brings in no air of its own: where it goes is not used',
      ),
      ...warnIf(
        fan.type === 'exhaust only' &&
          [fan.recirculatedFraction, fan.preheatedFraction, fan.precooledFraction].some(isMore),
        `ventilation.${index}.type`,
        'An exhaust fan brings in no air of its own: what is recirculated or conditioned before is not used',
      ),
    ];
  });

function ofDucts(inputs: LoadInputs): LoadIssue[] {
  const { equipment = [] } = inputs;
  const systems = ductSystems(inputs);
  return [
    ...systems.flatMap(ofSystem),
    ...equipment.flatMap(({ kind, heatingOutputAt47Btuh, heatingOutputAt17Btuh }, index) =>
      warnIf(
        kind === 'heatPump'
          ? (heatingOutputAt47Btuh === undefined) !== (heatingOutputAt17Btuh === undefined)
          : heatingOutputAt47Btuh !== undefined || heatingOutputAt17Btuh !== undefined,
        `equipment.${index}.heatingOutputAt${heatingOutputAt47Btuh === undefined ? 17 : 47}Btuh`,
        'A heat pump’s outputs at 47 and 17 °F count together: the balance point does not follow from what was entered',
      ),
    ),
    ...warnIf(
      equipment.length > 0 &&
        systems.some(
          ({ fields: { ducts = [], ductTableLookups = [] } }) => ducts.length + ductTableLookups.length > 0,
        ) &&
        equipment.every(({ distribution }) => distribution === undefined),
      'equipment',
      'Ducts were entered, but no equipment has a distribution: they carry nothing',
    ),
  ];
}

function ofSystem({ fields, path }: DuctSystem): LoadIssue[] {
  const {
    ductTableLookups = [],
    ducts = [],
    numberOfReturns,
    leakageCfm25ToOutside: flow,
    leakageFractionToOutside: share,
  } = fields;
  const returns = ducts.filter(({ type }) => type === 'return');
  return [
    ...(['supply', 'return'] as const).flatMap((side) =>
      warnIf(
        flow?.[side] !== undefined && share?.[side] !== undefined,
        `${path}.leakageFractionToOutside.${side}`,
        'The leakage was entered as a flow and as a part of the air flow: both are counted',
      ),
    ),
    ...ducts.flatMap(({ insulationR, nominalInsulationR }, index) =>
      warnIf(
        insulationR !== undefined && nominalInsulationR !== undefined,
        `${path}.ducts.${index}.nominalInsulationR`,
        'The effective R-value was entered and counts: the nominal one is not used',
      ),
    ),
    ...ducts.flatMap(({ insulationR, nominalInsulationR, shape }, index) =>
      warnIf(
        shape !== undefined && (insulationR !== undefined || nominalInsulationR === undefined),
        `${path}.ducts.${index}.shape`,
        'The shape of a duct counts with its nominal R-value only',
      ),
    ),
    ...warnIf(
      ductTableLookups.length === 0 &&
        numberOfReturns !== undefined &&
        returns.every(({ surfaceAreaFt2, location }) => surfaceAreaFt2 !== undefined || isConditioned(location)),
      `${path}.numberOfReturns`,
      'The number of returns is not used: it stands for the surface of return ducts, and none is open',
    ),
  ];
}
