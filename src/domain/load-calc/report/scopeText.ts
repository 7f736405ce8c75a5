import { calculateLoads } from '../calculate';
import { designOf } from '../design';
import { readHouse } from '../project/house';
import type { ViewedLoad } from '../project/viewed';
import { QUICK_LABEL } from '../quick/quickHouse';
import { showQuantity } from '../../calculation/showQuantity';
import type { Quantity, UnitSystem } from '../../calculation/units';
import { coolingLoad, tonsText } from './blockFigures';
import { DISCLAIMER, stationText } from './designFacts';
import { findingsOf, SIZING_LABELS, SIZING_STATE_LABELS, sizingState } from './sizingWords';

/** Describes the results for the customer in a paragraph, with the design basis. '' = the house can't be read. */
export function scopeText(viewed: ViewedLoad, system: UnitSystem): string {
  const { inputs } = readHouse(viewed.house);
  if (!inputs) return '';
  const result = calculateLoads(inputs);
  const { block } = result;
  const design = designOf(inputs);
  const show = (value: number, quantity: Quantity): string => showQuantity(value, quantity, system);
  const cooling = coolingLoad(block);
  const equipment = viewed.considered.map((choice, index) => {
    const findings = findingsOf(inputs, result, choice, viewed.station?.hdd65PerCdd50 ?? null).map(
      (finding) =>
        `${SIZING_LABELS[finding.what].toLowerCase()} ${show(finding.capacityBtuh, 'load')} (${SIZING_STATE_LABELS[sizingState(finding)].toLowerCase()})`,
    );
    return `Equipment considered: ${choice.name || `choice ${index + 1}`}${findings.length === 0 ? '' : `: ${findings.join(', ')}`}.`;
  });
  return [
    `Heating and cooling loads${viewed.address === '' ? '' : ` of ${viewed.address}`} (calculation ${viewed.number}):`,
    `Heating ${show(block.heating.total.value, 'load')}. Cooling ${show(cooling.value, 'load')}${system === 'us' ? ` (${tonsText(cooling.value)})` : ''}, sensible ${show(block.coolingSensible.total.value, 'load')} and latent ${show(block.coolingLatent.total.value, 'load')}.`,
    `Designed for ${show(design.outdoorHeating.value, 'temperature')} outdoors and ${show(design.indoorHeating.value, 'temperature')} indoors in winter, ${show(design.outdoorCooling.value, 'temperature')} and ${show(design.indoorCooling.value, 'temperature')} in summer.`,
    ...(viewed.station === null ? [] : [`Climate station: ${stationText(viewed.station, system)}.`]),
    ...equipment,
    ...(viewed.mode === 'quick' ? [QUICK_LABEL] : []),
    DISCLAIMER,
  ].join('\n');
}
