import { SOURCE_LABELS } from '../customer/customerLabels';
import { CHECKLIST_TEMPLATES } from '../job/checklist';
import { JOB_TYPE_LABELS, type JobType } from '../job/schema';
import type { Industry } from '../user/schema';
import type { JobTypeChoice, LeadSource, UsualWindow, WorkSettings } from './workSettings';

/** Typical duration of a job by type. */
const USUAL_MINUTES: Record<JobType, number> = {
  service: 60,
  maintenance: 90,
  installation: 480,
  inspection: 60,
  estimate: 60,
  emergency: 120,
  project: 480,
  callback: 60,
};

const ALL: readonly JobType[] = [
  'service',
  'maintenance',
  'installation',
  'inspection',
  'estimate',
  'emergency',
  'project',
  'callback',
];
/** Trades with mostly planned work; they start with the project type. */
const BUILDING: readonly Industry[] = ['construction', 'demolition', 'roofing'];
/** Outdoors and on sites half a day is promised rather than two hours. */
const BY_HALF_DAYS: readonly Industry[] = [...BUILDING, 'landscaping'];

type Extra = {
  types: readonly Pick<JobTypeChoice, 'id' | 'name' | 'durationMinutes'>[];
  sources: readonly LeadSource[];
  /** The trade's names for types that all trades have. */
  names?: Partial<Record<JobType, string>>;
};
const NOTHING_MORE: Extra = { types: [], sources: [] };

/** A trade's additions to what all trades share. */
const EXTRAS: Record<Industry, Extra> = {
  hvac: {
    types: [{ id: 'duct-work', name: 'Duct work', durationMinutes: 240 }],
    sources: [{ id: 'home-warranty', name: 'Home warranty company' }],
  },
  plumbing: {
    types: [
      { id: 'drain-cleaning', name: 'Drain cleaning', durationMinutes: 90 },
      { id: 'water-heater', name: 'Water heater', durationMinutes: 180 },
    ],
    sources: [{ id: 'home-warranty', name: 'Home warranty company' }],
  },
  electrical: {
    types: [{ id: 'panel-work', name: 'Panel work', durationMinutes: 240 }],
    sources: [{ id: 'contractor', name: 'Other contractor' }],
  },
  roofing: {
    types: [{ id: 'leak-repair', name: 'Leak repair', durationMinutes: 120 }],
    sources: [{ id: 'insurance', name: 'Insurance company' }],
  },
  landscaping: {
    types: [
      { id: 'mowing', name: 'Mowing', durationMinutes: 45 },
      { id: 'cleanup', name: 'Seasonal cleanup', durationMinutes: 180 },
    ],
    sources: [],
    names: { service: 'Single visit', maintenance: 'Recurring visit' },
  },
  construction: {
    types: [{ id: 'punch-list', name: 'Punch list', durationMinutes: 120 }],
    sources: [{ id: 'contractor', name: 'Other contractor' }],
  },
  demolition: {
    types: [{ id: 'debris-removal', name: 'Debris removal', durationMinutes: 240 }],
    sources: [{ id: 'contractor', name: 'Other contractor' }],
  },
  'appliance-repair': {
    types: [{ id: 'part-visit', name: 'Return with the part', durationMinutes: 60 }],
    sources: [{ id: 'home-warranty', name: 'Home warranty company' }],
  },
  'garage-doors': {
    types: [{ id: 'spring', name: 'Broken spring', durationMinutes: 75 }],
    sources: [{ id: 'builder', name: 'Home builder' }],
  },
  'pest-control': {
    types: [{ id: 'wdo-report', name: 'Wood-destroying organism report', durationMinutes: 75 }],
    sources: [{ id: 'real-estate', name: 'Real estate agent' }],
    names: { service: 'Treatment', maintenance: 'Recurring service', callback: 'Retreat' },
  },
  cleaning: {
    types: [
      { id: 'deep-cleaning', name: 'Deep cleaning', durationMinutes: 330 },
      { id: 'move-out', name: 'Move-out cleaning', durationMinutes: 360 },
    ],
    sources: [{ id: 'property-manager', name: 'Property manager' }],
    names: {
      service: 'Cleaning',
      maintenance: 'Recurring cleaning',
      installation: 'First cleaning',
      callback: 'Reclean',
    },
  },
  handyman: {
    types: [{ id: 'punch-list', name: 'The list', durationMinutes: 240 }],
    sources: [{ id: 'property-manager', name: 'Property manager' }],
  },
  other: NOTHING_MORE,
};

const SOURCES = ['referral', 'google', 'website', 'social', 'advert', 'repeat', 'walk-in'] as const;

const once = <T extends { id: string }>(choices: readonly T[]): T[] => [
  ...new Map(choices.map((choice) => [choice.id, choice])).values(),
];

const windows = (...clock: readonly (readonly [from: string, to: string])[]): UsualWindow[] =>
  clock.map(([from, to]) => ({ id: `w${from.replace(':', '')}`, from, to }));

/**
 * Returns the default choices for companies of some trades, their main trade first: in effect until a company sets its own. The minutes
 * and windows are a starting point for offices of these trades, not a standard.
 */
export function usualWork(trades: readonly Industry[]): WorkSettings {
  const [main = 'other'] = trades;
  const extras = trades.map((trade) => EXTRAS[trade]);
  const first: readonly JobType[] = BUILDING.includes(main) ? ['project'] : [];
  const types = [...new Set([...first, ...ALL])].map((id): JobTypeChoice => ({
    id,
    name: EXTRAS[main].names?.[id] ?? JOB_TYPE_LABELS[id],
    durationMinutes: USUAL_MINUTES[id],
    checklist: CHECKLIST_TEMPLATES[id].join('\n'),
    skills: [],
    usualItems: '',
    photos: '',
    units: '',
  }));
  const named = SOURCES.map((id) => ({ id, name: SOURCE_LABELS[id] }));
  const yardSign = { id: 'yard-sign', name: 'Yard sign or truck' };
  return {
    jobTypes: once([
      ...types,
      ...extras.flatMap((extra) =>
        extra.types.map((type) => ({ ...type, checklist: '', skills: [], usualItems: '', photos: '', units: '' })),
      ),
    ]),
    archivedJobTypes: [],
    leadSources: once([
      ...named,
      yardSign,
      ...extras.flatMap(({ sources }) => sources),
      { id: 'other', name: SOURCE_LABELS.other },
    ]),
    archivedLeadSources: [],
    arrivalWindows: BY_HALF_DAYS.includes(main)
      ? windows(['08:00', '12:00'], ['12:00', '16:00'])
      : windows(['08:00', '10:00'], ['10:00', '12:00'], ['12:00', '14:00'], ['14:00', '16:00']),
    reserveMinutes: 0,
    repeatsAreJobs: true,
    addsUsualItems: false,
    finishNeeds: [],
  };
}
