import { collect } from '@/lib/collect';
import { airCooling, airHeating, airLatent } from './air/airLoads';
import { infiltrationFlows, netInfiltration } from './air/infiltration';
import type { InternalGains } from './air/internalGains';
import { ventilationLoads } from './air/ventilation';
import { derive2, entered, renamed, total, type Derived } from './derived';
import { blowerHeat, ductLoads } from './ducts/ductLoads';
import { excursionOf } from './glass/excursion';
import type { House } from './house';
import { HEATING_COMPONENTS, LATENT_COMPONENTS, SENSIBLE_COMPONENTS, type BlockLoads } from './result';
import { coolingOf, heatingOf, totalOf, type SurfaceLine } from './surfaceSums';

/** Returns the heat loss of the equipment's pipes, Btu/h. */
const pipingLosses = ({ inputs }: House): Derived =>
  total(
    'Pipes',
    'Btu/h',
    collect(inputs.equipment, ({ pipingLossBtuh }, index) =>
      pipingLossBtuh === undefined
        ? undefined
        : entered('Loss of the pipes', pipingLossBtuh, 'Btu/h', `equipment.${index}.pipingLossBtuh`),
    ),
  );

/** Calculates the loads of the whole house. Manual J Form J1; for what comes before and after the ducts, see docs/manual-j.md. */
export function blockLoads(
  house: House,
  surfaces: readonly SurfaceLine[],
  curve: readonly Derived[],
  gains: InternalGains,
): BlockLoads {
  const { inputs, design } = house;
  const ventilation = ventilationLoads(inputs, design);
  const leaks = infiltrationFlows(inputs, design);
  const flowHeating = netInfiltration(leaks.heating, ventilation.imbalance);
  const flowCooling = netInfiltration(leaks.cooling, ventilation.imbalance);
  const infiltration = {
    heating: renamed(airHeating(design, flowHeating), 'Infiltration, heating'),
    sensible: renamed(airCooling(design, flowCooling), 'Infiltration, sensible cooling'),
    latent: renamed(airLatent(design, flowCooling), 'Infiltration, latent cooling'),
  };
  const heating = heatingOf(surfaces);
  const cooling = coolingOf(surfaces);
  const excursion = excursionOf(curve);

  const ducts = ductLoads(house, {
    heating: totalOf('Heating load before the ducts', heating, infiltration.heating, ventilation.rooms.heating),
    sensible: totalOf(
      'Sensible load before the ducts',
      cooling,
      excursion,
      infiltration.sensible,
      ventilation.rooms.sensible,
      gains.sensible,
    ),
    latent: total('Latent load before the ducts', 'Btu/h', [
      infiltration.latent,
      ventilation.rooms.latent,
      gains.latent,
    ]),
  });
  const both = (label: string, rooms: Derived, equipment: Derived): Derived =>
    derive2(
      { label, unit: 'Btu/h', formula: 'into the rooms + into the equipment', source: 'Manual J, section 22' },
      rooms,
      equipment,
      (a, b) => a + b,
    );
  const pipes = pipingLosses(house);
  const ofHeating = {
    ...heating,
    ducts: ducts.heating,
    infiltration: infiltration.heating,
    ventilation: both('Ventilation, heating', ventilation.rooms.heating, ventilation.equipment.heating),
    piping: pipes,
  };
  const ofSensible = {
    ...cooling,
    ducts: ducts.sensible,
    infiltration: infiltration.sensible,
    ventilation: both('Ventilation, sensible cooling', ventilation.rooms.sensible, ventilation.equipment.sensible),
    internalGains: gains.sensible,
    blowerHeat: blowerHeat(house),
    aedExcursion: excursion,
  };
  const ofLatent = {
    ducts: ducts.latent,
    infiltration: infiltration.latent,
    ventilation: both('Ventilation, latent cooling', ventilation.rooms.latent, ventilation.equipment.latent),
    internalGains: gains.latent,
  };
  return {
    heating: {
      ...ofHeating,
      total: total(
        'Heating load',
        'Btu/h',
        HEATING_COMPONENTS.map((component) => ofHeating[component]),
      ),
    },
    coolingSensible: {
      ...ofSensible,
      total: total(
        'Sensible cooling load',
        'Btu/h',
        SENSIBLE_COMPONENTS.map((component) => ofSensible[component]),
      ),
    },
    coolingLatent: {
      ...ofLatent,
      total: total(
        'Latent cooling load',
        'Btu/h',
        LATENT_COMPONENTS.map((component) => ofLatent[component]),
      ),
    },
  };
}
