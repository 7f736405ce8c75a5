import { stretchOf, type Stretch } from './ground';
import type { Territory } from '../territory/schema';
import type { Span } from './span';

/** A request for a time. */
export type TimeRequest = {
  durationMinutes: number;
  /** Skills or licenses that at least one of the crew must have. */
  requiredSkills: readonly string[];
  /** The place, as `TravelMinutes` knows it; '' if unknown. */
  place: string;
  /** The crew size. */
  crewSize: number;
  /** Allowed start times, ascending; empty for any time. */
  windows: readonly Span[];
  /** False when it may also begin after its windows, as a last resort. */
  isWindowHard: boolean;
  /** The earliest start; never in the past. */
  from: string;
  /** The number of calendar days searched, including the first. */
  days: number;
  /** An emergency uses the reserve, and doesn't wait for anyone. */
  isEmergency: boolean;
  preferredTechnicianId: string;
  /** The territory it is in, whose technicians are preferred; null outside all territories. */
  territory: Pick<Territory, 'name' | 'technicianIds'> | null;
  excludedTechnicianIds: readonly string[];
  /** The members of the requested crew, the only candidates; empty for anyone. */
  onlyTechnicianIds: readonly string[];
  /** Vehicles and machines that must be free then. */
  resourceIds: readonly string[];
  /** The entry being moved, which never conflicts with itself. '' for a new one. */
  movedId: string;
  /** Whether other visits may be moved to later the same day, as far as their promises allow. */
  mayMoveOthers: boolean;
  maxOvertimeMinutes: number;
  /** The most anyone may work and drive in a day; 0 is no limit. */
  maxWorkMinutes: number;
  /** Whether half an hour around noon stays free for those who have it now. */
  keepsLunch: boolean;
  /** Minutes of each shift that stay free for emergencies. */
  reserveMinutes: number;
  /** Times are offered on full steps. */
  stepMinutes: number;
  limit: number;
};

/** A request with its times parsed once. */
export type PreparedRequest = Omit<TimeRequest, 'windows' | 'from'> & {
  fromMs: number;
  windows: readonly (Stretch & { window: Span })[];
};

export const prepareRequest = ({ windows, from, ...request }: TimeRequest): PreparedRequest => ({
  ...request,
  fromMs: Date.parse(from),
  windows: windows.map((window) => ({ ...stretchOf(window), window })),
});

/** Defaults: an hour for one technician in the next five days, on quarter hours, with no other requirements. */
export const ANY_TIME: Omit<TimeRequest, 'from'> = {
  durationMinutes: 60,
  requiredSkills: [],
  place: '',
  crewSize: 1,
  windows: [],
  isWindowHard: true,
  days: 5,
  isEmergency: false,
  preferredTechnicianId: '',
  territory: null,
  excludedTechnicianIds: [],
  onlyTechnicianIds: [],
  resourceIds: [],
  movedId: '',
  mayMoveOthers: false,
  maxOvertimeMinutes: 0,
  maxWorkMinutes: 0,
  keepsLunch: false,
  reserveMinutes: 0,
  stepMinutes: 15,
  limit: 12,
};

/** Another visit that would have to begin later. */
export type PushedVisit = { id: string; title: string; from: string; to: string };

/** An available time, with what it requires. Times are instants, durations are minutes. */
export type Offer = {
  date: string;
  technicianIds: string[];
  startsAt: string;
  endsAt: string;
  /** The drive to it, for the person with the longest one. */
  travelBeforeMinutes: number;
  /** Additional driving on that day, for the whole crew. */
  addedTravelMinutes: number;
  /** False when an address is missing somewhere: the driving then counts as zero. */
  isTravelKnown: boolean;
  /** True when one of the places is known only by ZIP code. */
  isTravelRough: boolean;
  /** The free span of the first of them. */
  free: Span;
  /** The window it begins in; null when no windows were requested, or when it is late. */
  window: Span | null;
  lateMinutes: number;
  overtimeMinutes: number;
  /** The rest of the shift, for the person with the least left. */
  reserveLeftMinutes: number;
  isPreferred: boolean;
  /** Whether one of the territory's preferred technicians goes; true if there is no preference. */
  isOfTerritory: boolean;
  /** Someone who isn't working then but is on call comes: only in an emergency. */
  isOnCall: boolean;
  pushed: PushedVisit[];
  /** For sorting only; screens show minutes. */
  cost: number;
};

export type RefusalReason =
  | { kind: 'archived' }
  | { kind: 'excluded' }
  | { kind: 'skill'; skill: string }
  | { kind: 'licence'; licence: string; expiredOn: string }
  | { kind: 'day-off' }
  | { kind: 'time-off' | 'holiday'; title: string }
  /** With the drive home, it would end after the shift and the allowed overtime. */
  | { kind: 'hours'; wouldEndAt: string; limit: string }
  /** No gap is long enough, including drives. */
  | { kind: 'no-gap'; longestMinutes: number; neededMinutes: number }
  /** There would be a time, but in none of the windows. */
  | { kind: 'window'; earliestStart: string }
  | { kind: 'reserve'; leftMinutes: number; reserveMinutes: number }
  /** A vehicle or machine is booked whenever they could start. */
  | { kind: 'resource'; names: readonly string[] }
  /** It would take the half hour around noon. */
  | { kind: 'lunch' }
  /** The day would get longer than anyone may work. */
  | { kind: 'work-limit'; wouldBeMinutes: number; limitMinutes: number }
  /** Too few of the available people are free at the same time. */
  | { kind: 'crew'; free: number; needed: number }
  /** Enough are free at the same time, but no crew of them has the required skills. */
  | { kind: 'crew-skills'; skills: readonly string[]; needed: number };

/** Why someone can't come: on a day, or never, with `date` ''. `technicianId` is '' when it concerns a crew. */
export type Refusal = { technicianId: string; date: string; reason: RefusalReason };

export type TimesFound = { offers: Offer[]; refusals: Refusal[] };

/** Sorting points, one being a second of driving: those of the solver (its method, section 2), and the value of waiting. */
export const COSTS = {
  perSecondOfDriving: 1,
  perSecondOfOvertime: 5,
  perSecondLate: 30,
  perPushedVisit: 600,
  notPreferred: 600,
  /** The territory's preferred technician goes, unless it takes them five minutes longer. */
  notOfTerritory: 300,
  /** A technician who is on shift goes, unless it takes them ten minutes longer. */
  perPersonOnCall: 600,
  /** A day later is worth five minutes of driving. */
  perDayWaiting: 300,
  /** In an emergency a minute later is worth a minute of driving. */
  perSecondWaitingInEmergency: 1,
} as const;
