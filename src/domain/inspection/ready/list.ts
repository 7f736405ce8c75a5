import { formSchema, type FormInput, type InspectionForm } from '../form';
import type { EquipmentType } from '../../equipment/schema';
import type { Trade } from '../schema';

/** A built-in template. Its form is loaded when viewed. */
export type ReadyTemplate = {
  id: string;
  name: string;
  trade: Trade;
  description: string;
  /** Copied from the form, so that it can be offered before the form is loaded. */
  equipmentTypes: readonly EquipmentType[];
  load: () => Promise<{ form: FormInput }>;
};

/** Incremented with each change to the forms: inspections record the version they were started with. */
export const READY_VERSION = 1;

export const READY_TEMPLATES: readonly ReadyTemplate[] = [
  {
    id: 'ready-furnace',
    name: 'Furnace maintenance',
    trade: 'hvac',
    description: 'Gas furnace: air side, burner, heat exchanger, combustion and controls.',
    equipmentTypes: ['furnace', 'package-unit'],
    load: () => import('./furnace'),
  },
  {
    id: 'ready-air-conditioner',
    name: 'Air conditioner maintenance',
    trade: 'hvac',
    description: 'Coils, drain, electrical parts, refrigerant circuit and performance; each outdoor unit.',
    equipmentTypes: ['air-conditioner', 'package-unit'],
    load: () => import('./airConditioner'),
  },
  {
    id: 'ready-heat-pump',
    name: 'Heat pump maintenance',
    trade: 'hvac',
    description: 'Both seasons: defrost, reversing valve, auxiliary heat, circuit and performance.',
    equipmentTypes: ['heat-pump', 'package-unit'],
    load: () => import('./heatPump'),
  },
  {
    id: 'ready-boiler',
    name: 'Boiler maintenance',
    trade: 'hvac',
    description: 'Hot-water boiler: water side, burner, venting, combustion and safety controls.',
    equipmentTypes: ['boiler'],
    load: () => import('./boiler'),
  },
  {
    id: 'ready-mini-split',
    name: 'Mini-split maintenance',
    trade: 'hvac',
    description: 'Outdoor unit and each indoor head.',
    equipmentTypes: ['mini-split', 'heat-pump'],
    load: () => import('./miniSplit'),
  },
  {
    id: 'ready-package-unit',
    name: 'Package and rooftop unit maintenance',
    trade: 'hvac',
    description: 'Roof, air side, economizer, cooling and gas heat; each unit of the building.',
    equipmentTypes: ['package-unit'],
    load: () => import('./packageUnit'),
  },
  {
    id: 'ready-air-handler',
    name: 'Air handler and electric furnace maintenance',
    trade: 'hvac',
    description: 'Air side, coil, condensate, electric or hot-water heat.',
    equipmentTypes: ['air-handler'],
    load: () => import('./airHandler'),
  },
  {
    id: 'ready-oil-heat',
    name: 'Oil furnace or boiler tune-up',
    trade: 'hvac',
    description: 'Tank, oil line, burner, passages, combustion and safety controls.',
    equipmentTypes: ['furnace', 'boiler'],
    load: () => import('./oilHeat'),
  },
  {
    id: 'ready-geothermal',
    name: 'Geothermal heat pump maintenance',
    trade: 'hvac',
    description: 'Closed or open loop, water and air side, circuit and controls.',
    equipmentTypes: ['heat-pump'],
    load: () => import('./geothermal'),
  },
  {
    id: 'ready-plumbing-safety',
    name: 'Plumbing safety inspection',
    trade: 'plumbing',
    description: 'Supply, kitchen, bathrooms, drains, gas piping and water heater of a house.',
    equipmentTypes: [],
    load: () => import('./plumbingSafety'),
  },
  {
    id: 'ready-backflow',
    name: 'Backflow assembly test',
    trade: 'plumbing',
    description: 'RP, DC, PVB and SVB with the values that test reports ask for.',
    equipmentTypes: ['backflow-preventer'],
    load: () => import('./backflow'),
  },
  {
    id: 'ready-water-heater',
    name: 'Water heater maintenance',
    trade: 'plumbing',
    description: 'Tank, tankless or heat pump; gas or electricity.',
    equipmentTypes: ['water-heater', 'tankless-water-heater'],
    load: () => import('./waterHeater'),
  },
  {
    id: 'ready-sump-pump',
    name: 'Sump and ejector pump test',
    trade: 'plumbing',
    description: 'Pit, pump, discharge, alarm and backup, tried with water.',
    equipmentTypes: ['sump-pump'],
    load: () => import('./sumpPump'),
  },
  {
    id: 'ready-pre-demolition',
    name: 'Pre-demolition survey',
    trade: 'demolition',
    description: 'Structure, hazardous material, utilities and public before demolition begins.',
    equipmentTypes: [],
    load: () => import('./preDemolition'),
  },
  {
    id: 'ready-demolition-daily',
    name: 'Demolition, daily',
    trade: 'demolition',
    description: 'Before each shift: structure, utilities, machines, public.',
    equipmentTypes: [],
    load: () => import('./demolitionDaily'),
  },
  {
    id: 'ready-crane-daily',
    name: 'Crane, daily',
    trade: 'construction',
    description: 'Mobile crane before each shift: ground, structure, rope, safety devices, rigging.',
    equipmentTypes: [],
    load: () => import('./craneDaily'),
  },
  {
    id: 'ready-excavation-daily',
    name: 'Excavation, daily',
    trade: 'construction',
    description: 'Trench before each shift: soil, protection, access and air.',
    equipmentTypes: [],
    load: () => import('./excavationDaily'),
  },
  {
    id: 'ready-job-site-safety',
    name: 'Job-site safety',
    trade: 'safety',
    description: 'A walk over the site: people, falls, electricity, machines, fire and order.',
    equipmentTypes: [],
    load: () => import('./jobSiteSafety'),
  },
];

/** Loads the form of a built-in template and fills in its defaults. @throws if it can't be loaded. */
export async function readyForm(template: ReadyTemplate): Promise<InspectionForm> {
  const { form } = await template.load();
  return formSchema.parse({ ...form, equipmentTypes: form.equipmentTypes ?? [] });
}
