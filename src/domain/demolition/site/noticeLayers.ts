import { addCalendarDays } from '@/lib/calendar';
import { rulesInForce, stateJurisdiction, type LawBasis } from '../../law/datedRule';
import { asbestosDuties, calendarDayStart, earliestAsbestosStart, latestAsbestosNotice } from '../asbestos';
import { asbestosBasis, asbestosRules, type AsbestosRule } from '../law/demolitionRules';
import type { AsbestosNotice, SiteFile } from './siteFileSchema';
import { jurisdictionName } from './siteFileWords';

/** Regulated asbestos still in place, by the three measures, which are never added up. */
export type AsbestosAmounts = { linearFeet: number; squareFeet: number; cubicFeet: number };

/** Sums the amounts of a survey. Nonfriable material counts as well: wrecking with machines may make it friable, and a notice states it. */
export function asbestosAmounts(hazards: SiteFile['hazards']): AsbestosAmounts {
  const of = (unit: string): number =>
    hazards
      .filter((hazard) => hazard.kind === 'asbestos' && hazard.unit === unit && hazard.removedOn === '')
      .reduce((sum, { amount }) => sum + amount, 0);
  return { linearFeet: of('linear-feet'), squareFeet: of('square-feet'), cubicFeet: of('cubic-feet') };
}

export type Building = Pick<
  SiteFile,
  | 'state'
  | 'district'
  | 'operation'
  | 'isResidential'
  | 'dwellingUnits'
  | 'isPartOfLargerProject'
  | 'isPublicBuilding'
  | 'hazards'
>;

/** Returns the layers of law that apply to a site, widest first. */
export const jurisdictionsOf = ({ state, district }: Pick<SiteFile, 'state' | 'district'>): string[] => [
  'US',
  ...(state === '' ? [] : [stateJurisdiction(state)]),
  ...(district === '' ? [] : [district]),
];

/** Returns the districts within a state whose rules are known, as options. */
export const districtsOf = (state: string): { value: string; label: string }[] =>
  state === ''
    ? []
    : [...new Set(asbestosRules().map(({ jurisdiction }) => jurisdiction))]
        .filter((jurisdiction) => jurisdiction.startsWith(`${stateJurisdiction(state)}-`))
        .map((value) => ({ value, label: jurisdictionName(value) }));

/** One layer's requirements for a site. Dates are '' if the layer requires no notice, or the underlying dates aren't known. */
export type NoticeLayer = {
  jurisdiction: string;
  isRequired: boolean;
  /** The reason it is or isn't required. */
  why: string;
  /** `10 working days`. */
  clock: string;
  /** The deadline for the notice of the planned start. */
  latestNotice: string;
  /** Earliest start of work after the notice that was sent. */
  earliestStart: string;
  sentOn: string;
  basis: LawBasis;
};

/**
 * Returns what each layer of law with a waiting period requires of a site. A layer without its own limits follows the federal ones.
 * @param asOf YYYY-MM-DD, the day whose rules hold
 */
export function noticeLayers(site: Building & Pick<SiteFile, 'startsOn' | 'notices'>, asOf: string): NoticeLayer[] {
  const rules = rulesInForce(asbestosRules(), jurisdictionsOf(site), asOf);
  return rules
    .filter(({ value }) => value.workingDays !== undefined || value.calendarDays !== undefined)
    .map((rule) => layerOf(rule, site));
}

function layerOf(rule: AsbestosRule, site: Building & Pick<SiteFile, 'startsOn' | 'notices'>): NoticeLayer {
  const { workingDays, calendarDays } = rule.value;
  const { isRequired, why } = dutyUnder(rule, site);
  const sentOn = firstNotice(site.notices, rule.jurisdiction)?.sentOn ?? '';
  const latest =
    calendarDays === undefined
      ? (start: string) => latestAsbestosNotice(start, workingDays)
      : (start: string) => addCalendarDays(start, -calendarDays);
  const earliest =
    calendarDays === undefined
      ? (sent: string) => earliestAsbestosStart(sent, workingDays)
      : (sent: string) => calendarDayStart(sent, calendarDays);
  return {
    jurisdiction: rule.jurisdiction,
    isRequired,
    why,
    clock: calendarDays === undefined ? `${workingDays} working days` : `${calendarDays} calendar days`,
    latestNotice: isRequired && site.startsOn !== '' ? latest(site.startsOn) : '',
    earliestStart: isRequired && sentOn !== '' ? earliest(sentOn) : '',
    sentOn: isRequired ? sentOn : '',
    basis: asbestosBasis(rule),
  };
}

const serves = (notice: AsbestosNotice, jurisdiction: string): boolean =>
  notice.jurisdiction === '' || notice.jurisdiction === jurisdiction;
const byDay = (a: AsbestosNotice, b: AsbestosNotice): number => (a.sentOn < b.sentOn ? -1 : 1);

/** Returns the first notice a jurisdiction received: its waiting period starts there. */
const firstNotice = (notices: readonly AsbestosNotice[], jurisdiction: string): AsbestosNotice | undefined =>
  notices.filter((notice) => serves(notice, jurisdiction)).toSorted(byDay)[0];

/** Determines whether a rule requires a notice, and why. */
function dutyUnder(rule: AsbestosRule, site: Building): { isRequired: boolean; why: string } {
  const { value } = rule;
  const amounts = asbestosAmounts(site.hazards);
  const total = amounts.linearFeet + amounts.squareFeet + amounts.cubicFeet;
  if (value.publicBuildings !== undefined && site.isPublicBuilding && total > 0)
    return { isRequired: true, why: 'Any amount of asbestos in a public building' };
  if (value.over !== undefined) {
    const isOver =
      amounts.linearFeet > (value.over['linearFeet'] ?? Infinity) ||
      amounts.squareFeet > (value.over['squareFeet'] ?? Infinity);
    return { isRequired: isOver, why: isOver ? 'Over its limits for a large project' : 'Not over its limits' };
  }
  const federal = asbestosDuties({
    ...site,
    pipeLinearFeet: amounts.linearFeet,
    otherSquareFeet: amounts.squareFeet,
    unmeasuredCubicFeet: amounts.cubicFeet,
  });
  const own = value.renovation ?? value.facilitiesRenovation;
  const isFederal = rule.jurisdiction === 'US';
  if (isFederal || (own === undefined && value.renovationSquareFeet === undefined && value.demolition === undefined))
    return { isRequired: federal.isNoticeRequired, why: federalReason(federal, site.operation) };
  if (site.operation === 'demolition' && value.demolition === 'always')
    return { isRequired: true, why: 'Every demolition, with or without asbestos' };
  const isAt =
    amounts.linearFeet >= (own?.['linearFeet'] ?? own?.['pipeLinearFeet'] ?? Infinity) ||
    amounts.squareFeet >= (own?.['squareFeet'] ?? own?.['otherSquareFeet'] ?? value.renovationSquareFeet ?? Infinity) ||
    amounts.cubicFeet >= (own?.['cubicFeet'] ?? own?.['unmeasuredCubicFeet'] ?? Infinity);
  return { isRequired: isAt, why: isAt ? 'At or over its limit for renovations' : 'Below its limits for renovations' };
}

function federalReason(
  { isFacilityCovered, isNoticeRequired }: ReturnType<typeof asbestosDuties>,
  operation: SiteFile['operation'],
): string {
  if (!isFacilityCovered) return 'Residential, four or fewer units, not part of a larger project';
  if (operation === 'demolition') return 'Every demolition, with or without asbestos';
  return isNoticeRequired ? 'At or over a limit for renovations' : 'Below every limit for renovations';
}
