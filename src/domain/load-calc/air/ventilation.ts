import { collect } from '@/lib/collect';
import { derive2, derive3, constant, entered, enteredOr, total, type Derived } from '../derived';
import type { Design } from '../design';
import type { LoadInputs, Ventilator } from '../schema/inputs';
import { airCooling, airHeating, airLatent } from './airLoads';
import { neededFlow } from './neededFlow';
import { ratedEffectiveness, recovers } from './recovery';

/** Loads of outdoor air brought in by fans, and their imbalance. */
export type Ventilation = {
  /** Exhaust − supply, cfm. */
  imbalance: Derived;
  /** Into the rooms: part of the load that the ducts carry. */
  rooms: AirLoads;
  /** Into the return of the air handler: added after the ducts. */
  equipment: AirLoads;
};
export type AirLoads = { heating: Derived; sensible: Derived; latent: Derived };

/** An air handler that brings in outdoor air runs a third of the day; other fans run all day. */
const HANDLER_HOURS = 8;

/** Manual J Worksheet E and section 22. */
export function ventilationLoads(inputs: LoadInputs, design: Design): Ventilation {
  const { ventilation = [] } = inputs;
  const fans = ventilation.map((fan, index) => ({
    fan,
    flow: meanFlow(fan, inputs, `ventilation.${index}`),
    path: `ventilation.${index}`,
  }));
  const flows = (of: (fan: Ventilator) => boolean): Derived[] =>
    collect(fans, ({ fan, flow }) => (of(fan) ? flow : undefined));
  const exhaust = total(
    'Exhaust',
    'cfm',
    flows(({ type }) => type !== 'supply only' && type !== 'central fan integrated supply'),
  );
  const supply = total(
    'Supply',
    'cfm',
    flows(({ type }) => type !== 'exhaust only'),
  );
  const loadsOf = (isEquipment: boolean): AirLoads => {
    const loads = fans
      .filter(({ fan }) => fan.type !== 'exhaust only' && goesToEquipment(fan) === isEquipment)
      .map(({ fan, flow, path }) => loadsOfFan(fan, flow, path, design));
    return {
      heating: total(
        'Ventilation, heating',
        'Btu/h',
        loads.map(({ heating }) => heating),
      ),
      sensible: total(
        'Ventilation, sensible cooling',
        'Btu/h',
        loads.map(({ sensible }) => sensible),
      ),
      latent: total(
        'Ventilation, latent cooling',
        'Btu/h',
        loads.map(({ latent }) => latent),
      ),
    };
  };
  return {
    imbalance: derive2(
      { label: 'Imbalance', unit: 'cfm', formula: 'exhaust − supply', source: 'Manual J, Worksheet E' },
      exhaust,
      supply,
      (out, into) => out - into,
    ),
    rooms: loadsOf(false),
    equipment: loadsOf(true),
  };
}

const MEAN_FLOW = {
  label: 'Mean flow',
  unit: 'cfm',
  formula: 'rated flow × hours per day ÷ 24',
  source: 'Manual J, Worksheet E',
} as const;

function meanFlow(fan: Ventilator, inputs: LoadInputs, path: string): Derived {
  const { type, ratedCfm, hoursPerDay } = fan;
  const isHandler = type === 'central fan integrated supply';
  const hours = enteredOr(
    'Hours per day',
    hoursPerDay,
    'h',
    `${path}.hoursPerDay`,
    isHandler ? HANDLER_HOURS : 24,
    isHandler ? 'an air handler runs about 8 hours' : 'it runs all day',
  );
  return derive2(
    MEAN_FLOW,
    ratedCfm === undefined
      ? neededFlow(fan, inputs, hours, path)
      : entered('Rated flow', ratedCfm, 'cfm', `${path}.ratedCfm`),
    hours,
    (cfm, h) => (cfm * h) / 24,
  );
}

/** Matches a remark on where the outdoor air goes, as in case files: “ERV to equipment”, “as a system load”. */
const EQUIPMENT_REMARK =
  /\b(to|at|as|into|through)( the| an?)? (equipment|system load|air[ -]handler|return)\b|\b(equipment|system)[- ](load|side)\b/i;

/** As entered; otherwise by a remark on the effectiveness; otherwise only for the air handler's own intake. */
function goesToEquipment({ type, outdoorAirTo, effectivenessUsed }: Ventilator): boolean {
  if (outdoorAirTo !== undefined) return outdoorAirTo === 'equipment';
  return type === 'central fan integrated supply' || EQUIPMENT_REMARK.test(effectivenessUsed?.source ?? '');
}

const OUTDOOR = {
  label: 'Outdoor air',
  unit: 'cfm',
  formula: 'mean flow × (1 − recirculated part)',
  source: 'Manual J, section 22',
} as const;
const REST = {
  label: 'Flow that is left to condition',
  unit: 'cfm',
  formula: 'outdoor air × (1 − effectiveness)',
  source: 'Manual J, section 22',
} as const;
const REST_AFTER = {
  ...REST,
  formula: 'outdoor air × (1 − effectiveness − part conditioned before), not below 0',
} as const;

function loadsOfFan(fan: Ventilator, flow: Derived, path: string, design: Design): AirLoads {
  const { recirculatedFraction: recirculated, preheatedFraction, precooledFraction } = fan;
  const outdoor =
    recirculated === undefined
      ? flow
      : derive2(
          OUTDOOR,
          flow,
          entered('Part that is recirculated', recirculated, '', `${path}.recirculatedFraction`),
          (cfm, back) => cfm * (1 - back),
        );
  const left = (effectiveness: Derived, before: number | undefined, field: string): Derived =>
    before === undefined
      ? derive2(REST, outdoor, effectiveness, (cfm, recovered) => cfm * (1 - recovered))
      : derive3(
          REST_AFTER,
          outdoor,
          effectiveness,
          entered('Part conditioned before', before, '', `${path}.${field}`),
          (cfm, recovered, done) => cfm * Math.max(0, 1 - recovered - done),
        );
  const { heating, sensible, latent } = effectivenessOf(fan, flow, path);
  return {
    heating: airHeating(design, left(heating, preheatedFraction, 'preheatedFraction')),
    sensible: airCooling(design, left(sensible, precooledFraction, 'precooledFraction')),
    latent: airLatent(design, left(latent, undefined, '')),
  };
}

const NO_RECOVERY = constant('Effectiveness', 0, '', 'Manual J: no recovery');

function effectivenessOf(fan: Ventilator, flow: Derived, path: string): AirLoads {
  if (!recovers(fan)) return { heating: NO_RECOVERY, sensible: NO_RECOVERY, latent: NO_RECOVERY };
  const rated = ratedEffectiveness(fan, flow, path);
  const used = fan.effectivenessUsed;
  const of = (label: string, value: number | undefined, field: string, fallback: Derived): Derived =>
    value === undefined ? fallback : entered(label, value, '', `${path}.effectivenessUsed.${field}`);
  return {
    heating: of('Sensible effectiveness, heating', used?.heatingSensible, 'heatingSensible', rated.sensible),
    sensible: of('Sensible effectiveness, cooling', used?.coolingSensible, 'coolingSensible', rated.sensible),
    latent: of('Latent effectiveness', used?.coolingLatent, 'coolingLatent', rated.latent),
  };
}
