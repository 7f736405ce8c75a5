import type { ViewedLoad } from '../project/viewed';
import type { LoadResult } from '../result';
import type { LoadInputs } from '../schema/inputs';
import { showQuantity } from '../../calculation/showQuantity';
import type { UnitSystem } from '../../calculation/units';
import { blowerFindings, neededAirflows } from './airflowFigures';
import { heatPumpOf, heatPumpTexts } from './heatFigures';
import {
  bestFit,
  findingsOf,
  limitsText,
  shortAirText,
  SIZING_LABELS,
  SIZING_STATE_LABELS,
  sizingState,
  sizingText,
  type SizingState,
} from './sizingWords';

export type ReportEquipment = {
  name: string;
  kind: string;
  isBest: boolean;
  /** The blower's shortfall; '' when it moves enough, or is not stated. */ shortAir: string;
  /** How much of the winter the heat pump covers, in sentences; empty if unknown. */ winter: readonly string[];
  findings: readonly {
    label: string;
    state: SizingState;
    stateLabel: string;
    capacity: string;
    limits: string;
    text: string;
    edition: string;
    /** Source of the limits. */ source: string;
  }[];
};

/** Builds the report on the considered equipment. */
export function equipmentReport(
  { considered, station }: Pick<ViewedLoad, 'considered' | 'station'>,
  inputs: LoadInputs,
  result: LoadResult,
  system: UnitSystem,
): ReportEquipment[] {
  const findings = considered.map((equipment) => findingsOf(inputs, result, equipment, station?.hdd65PerCdd50 ?? null));
  const best = bestFit(findings);
  const heatPump = heatPumpOf(inputs, result);
  return considered.map((equipment, index) => ({
    name: equipment.name || `Choice ${index + 1}`,
    kind: [...(equipment.isHeatPump ? ['heat pump'] : []), equipment.compressor].join(', '),
    isBest: best === index,
    shortAir: shortAirText(blowerFindings(equipment, neededAirflows(inputs, result, equipment)), system),
    winter: equipment.isHeatPump && heatPump ? heatPumpTexts(heatPump, inputs, system) : [],
    findings: (findings[index] ?? []).map((finding) => ({
      label: SIZING_LABELS[finding.what],
      state: sizingState(finding),
      stateLabel: SIZING_STATE_LABELS[sizingState(finding)],
      capacity: showQuantity(finding.capacityBtuh, 'load', system),
      limits: sizingState(finding) === 'no load' ? '' : limitsText(finding, system),
      text: sizingText(finding, system),
      edition: finding.edition,
      source: finding.source,
    })),
  }));
}
