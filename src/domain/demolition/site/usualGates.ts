import type { GateKind, GateRight, SiteGate } from './gateSchema';
import { GATE_KIND_LABELS } from './gateWords';
import { noticeLayers, type Building } from './noticeLayers';
import type { SiteFile } from './siteFileSchema';

/** Default permission for clearing each kind: managers for papers with consequences, the crew for what is seen on site. */
const USUAL_RIGHTS: Record<GateKind, GateRight> = {
  survey: 'managers',
  'asbestos-notice': 'managers',
  abatement: 'managers',
  electric: 'office',
  gas: 'office',
  water: 'office',
  sewer: 'office',
  telecom: 'office',
  'dig-ticket': 'office',
  permit: 'office',
  insurance: 'managers',
  lead: 'managers',
  refrigerant: 'crew',
  'mercury-pcb': 'crew',
  dust: 'office',
  'site-walk': 'crew',
  other: 'office',
};

const ALWAYS: readonly GateKind[] = [
  'survey',
  'electric',
  'gas',
  'water',
  'sewer',
  'telecom',
  'dig-ticket',
  'permit',
  'insurance',
  'site-walk',
];
/** Lead paint was banned in homes in 1978. */
const LEAD_UNTIL = 1978;
/** States with a dust rule that requires a permit for any demolition (Maricopa County, Arizona). */
const DUST_STATES: readonly string[] = ['AZ'];

/** Returns the usual gates for a site of this kind, except those it already has. */
export function usualGates(
  siteId: string,
  site: Building & Pick<SiteFile, 'startsOn' | 'notices' | 'yearBuilt'>,
  { known, today }: { known: readonly Pick<SiteGate, 'kind'>[]; today: string },
): Pick<SiteGate, 'siteId' | 'kind' | 'title' | 'right'>[] {
  const has = (kind: SiteFile['hazards'][number]['kind']): boolean =>
    site.hazards.some((hazard) => hazard.kind === kind);
  const kinds: GateKind[] = [
    ...ALWAYS,
    ...(noticeLayers(site, today).some(({ isRequired }) => isRequired) ? (['asbestos-notice'] as const) : []),
    ...(has('asbestos') ? (['abatement'] as const) : []),
    ...(has('refrigerant') ? (['refrigerant'] as const) : []),
    ...(has('mercury') || has('pcb') ? (['mercury-pcb'] as const) : []),
    ...(has('lead') || (site.operation === 'renovation' && site.yearBuilt > 0 && site.yearBuilt < LEAD_UNTIL)
      ? (['lead'] as const)
      : []),
    ...(DUST_STATES.includes(site.state) ? (['dust'] as const) : []),
  ];
  const taken = new Set(known.map(({ kind }) => kind));
  return kinds
    .filter((kind) => !taken.has(kind))
    .map((kind) => ({ siteId, kind, title: GATE_KIND_LABELS[kind], right: USUAL_RIGHTS[kind] }));
}
