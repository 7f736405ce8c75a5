import { readDucts } from '../../duct-design/plan/readDucts';
import { readPlan } from '../../floor-plan/readPlan';
import { readInputs } from '../check/readInputs';
import { calculateLoads } from '../calculate';
import { groupedAssumptions, weighedAssumptions } from '../assumptions';
import type { Derived } from '../derived';
import { readQuick } from '../project/house';
import type { ViewedLoad } from '../project/viewed';
import { QUICK_LABEL, quickHouse, type QuickAssumption } from '../quick/quickHouse';
import type { QuickInputs } from '../quick/schema';
import type { LoadInputs } from '../schema/inputs';
import { sensitivities } from '../sensitivity';
import { showQuantity, type ShowOptions } from '../../calculation/showQuantity';
import { showDerived } from '../showDerived';
import { unitOf, type Quantity, type UnitSystem } from '../../calculation/units';
import { airflows } from './airflowFigures';
import { assumptionText, effectText } from './assumptionWords';
import { componentRows, coolingLoad, tonsText } from './blockFigures';
import { designFacts, houseFacts, stationText } from './designFacts';
import { ductDesignReport, type ReportDuctDesign } from './ductDesignReport';
import { ductFigures } from './ductFigures';
import { equipmentReport, type ReportEquipment } from './equipmentReport';
import { floorPlanReport, type ReportPlan } from './floorPlanReport';
import { glassDay, glassText, type GlassDay } from './glassFigures';
import type { ReportFact, ReportTable } from '../../calculation/reportTable';
import { roomRows, roomSums } from './roomFigures';
import { changeText, movesText } from './sensitivityWords';
import { surfaceTables } from './surfaceTables';

/** A pair of bars with its numbers as they are printed. */
export type ReportBar = {
  label: string;
  heatingBtuh: number;
  sensibleBtuh: number;
  latentBtuh: number;
  heatingText: string;
  coolingText: string;
};
export type ReportMove = { label: string; text: string; heatingShare: number; coolingShare: number };
/** A calculation as it is printed: text in the chosen units, and the few numbers that pictures are drawn from. */
export type LoadReport = {
  title: string;
  number: string;
  address: string;
  customerName: string;
  station: string;
  /** Above every result; '' = the house was entered in full. */
  quickLabel: string;
  headline: readonly { label: string; value: string; aside: string }[];
  design: readonly ReportFact[];
  house: readonly ReportFact[];
  surfaces: readonly ReportTable[];
  componentBars: readonly ReportBar[];
  components: ReportTable;
  roomBars: readonly ReportBar[];
  /** null = no rooms were entered. */
  rooms: ReportTable | null;
  glass: { day: GlassDay; text: string } | null;
  ducts: readonly string[];
  /** null = no ducts were designed. */
  ductDesign: ReportDuctDesign | null;
  /** null = the house was not drawn. */
  floorPlan: ReportPlan | null;
  moves: readonly ReportMove[];
  equipment: readonly ReportEquipment[];
  assumptions: readonly {
    label: string;
    why: string;
    /** What another entry would do to the loads. */ effect: string;
  }[];
  warnings: readonly string[];
  unit: string;
};

const MOST_MOVES = 5;

/** Calculates anew and writes down all that a report says. `inputs` are those of the house, read without errors. */
export function loadReport(viewed: ViewedLoad, inputs: LoadInputs, system: UnitSystem): LoadReport {
  const result = calculateLoads(inputs);
  const { block } = result;
  const blower = viewed.considered[0];
  const air = airflows(inputs, result, blower);
  const show = (value: number, quantity: Quantity, options?: ShowOptions): string =>
    showQuantity(value, quantity, system, options);
  const bare = (value: number | undefined, quantity: Quantity = 'load'): string =>
    value === undefined ? '–' : show(value, quantity, { isBare: true });
  const cooling = coolingLoad(block);
  const areaFt2 = inputs.building.conditionedFloorAreaFt2;
  const perArea = (btuh: number): string => show(btuh / areaFt2, 'loadPerArea');
  const components = componentRows(block);
  const rooms = roomRows(result, air);
  const all = roomSums(rooms);
  const unit = unitOf('load', system);
  const day = glassDay(result);
  const duct = ductFigures(inputs, result, system);

  return {
    title: viewed.title,
    number: viewed.number,
    address: viewed.address,
    customerName: viewed.customerName,
    station: stationText(viewed.station, system),
    quickLabel: viewed.mode === 'quick' ? QUICK_LABEL : '',
    headline: [
      {
        label: 'Heating load',
        value: show(block.heating.total.value, 'load'),
        aside: perArea(block.heating.total.value),
      },
      {
        label: 'Cooling load',
        value: show(cooling.value, 'load'),
        aside: [...(system === 'us' ? [tonsText(cooling.value)] : []), perArea(cooling.value)].join(' · '),
      },
      { label: 'Sensible cooling', value: show(block.coolingSensible.total.value, 'load'), aside: 'dry heat' },
      { label: 'Latent cooling', value: show(block.coolingLatent.total.value, 'load'), aside: 'moisture' },
      {
        label: 'Airflow, heating',
        value: show(air.heating.value, 'airflow'),
        aside: flowSource(blower?.heatingAirflowCfm),
      },
      {
        label: 'Airflow, cooling',
        value: show(air.cooling.value, 'airflow'),
        aside: flowSource(blower?.coolingAirflowCfm),
      },
    ],
    design: designFacts(inputs, system),
    house: houseFacts(inputs, system),
    surfaces: surfaceTables(inputs, system),
    componentBars: components.map(({ label, heating, sensible, latent }) =>
      bar(label, heating, sensible, latent, bare),
    ),
    components: {
      id: 'components',
      title: 'Loads by component',
      columns: [
        { label: 'Component', isNumber: false },
        ...['Heating', 'Sensible cooling', 'Latent cooling'].map((label) => ({
          label: `${label}, ${unit}`,
          isNumber: true,
        })),
      ],
      rows: [
        ...components.map(({ label, heating, sensible, latent }) => [
          label,
          bare(heating?.value),
          bare(sensible?.value),
          bare(latent?.value),
        ]),
        [
          'House',
          bare(block.heating.total.value),
          bare(block.coolingSensible.total.value),
          bare(block.coolingLatent.total.value),
        ],
      ],
    },
    roomBars: rooms.map(({ id, heating, sensible }) => bar(id, heating, sensible, undefined, bare)),
    rooms:
      rooms.length === 0
        ? null
        : {
            id: 'roomLoads',
            title: 'Loads and air by room',
            columns: [
              { label: 'Room', isNumber: false },
              ...[
                `Floor area, ${unitOf('area', system)}`,
                `Heating, ${unit}`,
                `Sensible cooling, ${unit}`,
                `Air heating, ${unitOf('airflow', system)}`,
                `Air cooling, ${unitOf('airflow', system)}`,
                `Design air, ${unitOf('airflow', system)}`,
              ].map((label) => ({ label, isNumber: true })),
            ],
            rows: [
              ...rooms.map(({ id, floorAreaFt2, heating, sensible, airHeating, airCooling, airDesign }) => [
                id,
                bare(floorAreaFt2, 'area'),
                bare(heating.value),
                bare(sensible.value),
                bare(airHeating?.value, 'airflow'),
                bare(airCooling?.value, 'airflow'),
                bare(airDesign?.value, 'airflow'),
              ]),
              [
                'All rooms',
                bare(all.floorAreaFt2, 'area'),
                bare(all.heatingBtuh),
                bare(all.sensibleBtuh),
                bare(all.heatingCfm, 'airflow'),
                bare(all.coolingCfm, 'airflow'),
                bare(undefined),
              ],
            ],
          },
    glass: day && { day, text: glassText(day, show) },
    ducts:
      duct.method === 'none'
        ? ['All ducts run through the conditioned space, or there are none.']
        : [...duct.used, ...duct.factors.map((factor) => `${factor.label}: ${showDerived(factor, system)}`)],
    floorPlan: floorPlanReport(readPlan(viewed.floorPlan), inputs, result, system),
    ductDesign: ductDesignReport(readDucts(viewed.ducts), air, inputs.site.elevationFt, system) ?? null,
    moves: sensitivities(inputs, result)
      .slice(0, MOST_MOVES)
      .map((each) => ({
        label: changeText(each, system),
        text: movesText(each),
        heatingShare: each.heatingShare,
        coolingShare: each.coolingShare,
      })),
    equipment: equipmentReport(viewed, inputs, result, system),
    assumptions: [
      ...quickAssumptions(answersOf(viewed), inputs).map(({ text }) => ({ label: text, why: '', effect: '' })),
      ...weighedAssumptions(
        groupedAssumptions([
          block.heating.total,
          block.coolingSensible.total,
          block.coolingLatent.total,
          air.heating,
          air.cooling,
        ]),
        inputs,
        result,
      ).map(({ assumption, effects }) => ({
        label: assumptionText(assumption, system),
        why: assumption.node.formula,
        effect: effectText(assumption, effects, system),
      })),
    ],
    warnings: readInputs(inputs).warnings.map(({ message }) => message),
    unit,
  };
}

/** The answers that the house follows from; null where it was entered. */
export const answersOf = ({ mode, quick }: Pick<ViewedLoad, 'mode' | 'quick'>): QuickInputs | null =>
  mode === 'quick' ? readQuick(quick) : null;

/** What the quick mode made up of the house; nothing where there are no answers. */
export const quickAssumptions = (
  answers: QuickInputs | null,
  { site, design }: LoadInputs,
): readonly QuickAssumption[] => (answers ? quickHouse(answers, { site, design }).assumptions : []);

const flowSource = (given: number | null | undefined): string =>
  given === null || given === undefined ? 'from the loads' : 'of the chosen blower';

const bar = (
  label: string,
  heating: Derived | undefined,
  sensible: Derived | undefined,
  latent: Derived | undefined,
  bare: (value: number) => string,
): ReportBar => ({
  label,
  heatingBtuh: heating?.value ?? 0,
  sensibleBtuh: sensible?.value ?? 0,
  latentBtuh: latent?.value ?? 0,
  heatingText: bare(heating?.value ?? 0),
  coolingText: bare((sensible?.value ?? 0) + (latent?.value ?? 0)),
});
