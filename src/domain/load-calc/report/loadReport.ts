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
import { componentRows } from './blockFigures';
import { designFacts, houseFacts, stationText } from './designFacts';
import { ductDesignReport, type ReportDuctDesign } from './ductDesignReport';
import { ductFigures } from './ductFigures';
import { equipmentReport, type ReportEquipment } from './equipmentReport';
import { floorPlanReport, type ReportPlan } from './floorPlanReport';
import { glassDay, glassText, type GlassDay } from './glassFigures';
import type { ReportFact, ReportTable } from '../../calculation/reportTable';
import { headlineFigures } from './headlineFigures';
import { bareFigure, componentTable, roomTable } from './loadTables';
import { roomRows } from './roomFigures';
import { changeText, movesText } from './sensitivityWords';
import { surfaceTables } from './surfaceTables';

/** A pair of bars with its numbers as printed. */
export type ReportBar = {
  label: string;
  heatingBtuh: number;
  sensibleBtuh: number;
  latentBtuh: number;
  heatingText: string;
  coolingText: string;
};
export type ReportMove = { label: string; text: string; heatingShare: number; coolingShare: number };
/** A calculation as printed: text in the chosen units, and the few numbers that drawings are based on. */
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
    /** Effect of another entry on the loads. */ effect: string;
  }[];
  warnings: readonly string[];
  unit: string;
};

const MOST_MOVES = 5;

/** Recalculates and writes the whole report. `inputs` are the house's, read without errors. */
export function loadReport(viewed: ViewedLoad, inputs: LoadInputs, system: UnitSystem): LoadReport {
  const result = calculateLoads(inputs);
  const { block } = result;
  const blower = viewed.considered[0];
  const air = airflows(inputs, result, blower);
  const show = (value: number, quantity: Quantity, options?: ShowOptions): string =>
    showQuantity(value, quantity, system, options);
  const bare = bareFigure(system);
  const components = componentRows(block);
  const rooms = roomRows(result, air);
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
    headline: headlineFigures({ inputs, block, air, blower }, system),
    design: designFacts(inputs, system),
    house: houseFacts(inputs, system),
    surfaces: surfaceTables(inputs, system),
    componentBars: components.map(({ label, heating, sensible, latent }) =>
      bar(label, heating, sensible, latent, bare),
    ),
    components: componentTable(block, system),
    roomBars: rooms.map(({ id, heating, sensible }) => bar(id, heating, sensible, undefined, bare)),
    rooms: roomTable(rooms, system),
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

/** Returns the answers that the house is derived from; null if it was entered. */
export const answersOf = ({ mode, quick }: Pick<ViewedLoad, 'mode' | 'quick'>): QuickInputs | null =>
  mode === 'quick' ? readQuick(quick) : null;

/** Returns the quick mode's assumptions about the house; none without answers. */
export const quickAssumptions = (
  answers: QuickInputs | null,
  { site, design }: LoadInputs,
): readonly QuickAssumption[] => (answers ? quickHouse(answers, { site, design }).assumptions : []);

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
