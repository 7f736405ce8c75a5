import type { GateKind, GateRight } from './gateSchema';

export const GATE_KIND_LABELS: Record<GateKind, string> = {
  survey: 'Hazard survey',
  'asbestos-notice': 'Asbestos notice',
  abatement: 'Abatement clearance',
  electric: 'Electric disconnect',
  gas: 'Gas disconnect',
  water: 'Water shutoff',
  sewer: 'Sewer cap',
  telecom: 'Phone and cable disconnect',
  'dig-ticket': '811 ticket',
  permit: 'Demolition permit',
  insurance: 'Insurance certificate',
  lead: 'Lead-safe work',
  refrigerant: 'Refrigerant recovered',
  'mercury-pcb': 'Mercury and PCBs removed',
  dust: 'Dust permit',
  'site-walk': 'Site walk before start',
  other: 'Other',
};

export const GATE_RIGHT_LABELS: Record<GateRight, string> = {
  crew: 'Anyone on the crew',
  office: 'The office',
  managers: 'Owner or manager',
};
