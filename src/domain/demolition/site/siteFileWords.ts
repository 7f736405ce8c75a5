import type { DiversionScheme } from '../diversion';
import type { AsbestosCategory, HazardKind, HazardUnit, SiteFile } from './siteFileSchema';

export const OPERATION_LABELS: Record<SiteFile['operation'], string> = {
  demolition: 'Demolition',
  renovation: 'Renovation or partial demolition',
};

export const SCHEME_LABELS: Record<DiversionScheme, string> = {
  calgreen: 'CALGreen',
  'leed-v4': 'LEED v4',
  'leed-v4.1': 'LEED v4.1',
  'leed-v5': 'LEED v5',
};

export const HAZARD_KIND_LABELS: Record<HazardKind, string> = {
  asbestos: 'Asbestos',
  lead: 'Lead',
  pcb: 'PCB',
  mercury: 'Mercury',
  refrigerant: 'Refrigerant',
  other: 'Other',
};

export const HAZARD_UNIT_LABELS: Record<HazardUnit, string> = {
  'linear-feet': 'linear ft',
  'square-feet': 'sq ft',
  'cubic-feet': 'cu ft',
  each: 'each',
  pounds: 'lb',
  gallons: 'gal',
};

export const ASBESTOS_CATEGORY_LABELS: Record<AsbestosCategory, string> = {
  friable: 'Friable (regulated)',
  'category-1': 'Nonfriable, category I',
  'category-2': 'Nonfriable, category II',
};

/** Display names of jurisdictions: `US-CA-SCAQMD` is "South Coast AQMD, California". */
const DISTRICTS: Readonly<Record<string, string>> = {
  US: 'Federal (EPA)',
  'US-CA-SCAQMD': 'South Coast AQMD',
  'US-CA-BAAQMD': 'Bay Area AQMD',
  'US-CA-SMAQMD': 'Sacramento Metropolitan AQMD',
  'US-FL-Pinellas': 'Pinellas County',
  'US-NY-NYC': 'New York City',
};
/** Returns a jurisdiction's display name; a state by its letters. */
export const jurisdictionName = (jurisdiction: string): string =>
  DISTRICTS[jurisdiction] ?? `State (${jurisdiction.split('-')[1] ?? jurisdiction})`;
