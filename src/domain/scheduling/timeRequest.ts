import { stretchOf, type Stretch } from './ground';
import type { Territory } from '../territory/schema';
import type { Span } from './span';

/** What somebody needs a time for. */
export type TimeRequest = {
  durationMinutes: number;
  /** What at least one of those who go must be able or licensed to do. */
  requiredSkills: readonly string[];
  /** Where, as `TravelMinutes` knows it; '' for nowhere known. */
  place: string;
  /** How many go together. */
  crewSize: number;
  /** When it may begin, ascending; none for any time. */
  windows: readonly Span[];
  /** False when it may also begin after its windows, as the last resort. */
  isWindowHard: boolean;
  /** Not before this instant, and never in the past. */
  from: string;
  /** How many calendar days are looked at, the first included. */
  days: number;
  /** An emergency uses the reserve, and waits for no one. */
  isEmergency: boolean;
  preferredTechnicianId: string;
  /** The area it is in, whose people go rather than others; null outside of all. */
  territory: Pick<Territory, 'name' | 'technicianIds'> | null;
  excludedTechnicianIds: readonly string[];
  /** The members of the crew that is to go, of whom nobody else comes into question; none for anybody. */
  onlyTechnicianIds: readonly string[];
  /** Vehicles and machines that must be free then. */
  resourceIds: readonly string[];
  /** The entry that is being moved: it is not in its own way. '' for a new one. */
  movedId: string;
  /** Others may be moved to later the same day, as far as their promises allow. */
  mayMoveOthers: boolean;
  maxOvertimeMinutes: number;
  /** How long anybody may work and drive in a day; 0 is no limit. */
  maxWorkMinutes: number;
  /** Half an hour around noon stays free for who has it now. */
  keepsLunch: boolean;
  /** Minutes of each shift that stay free for emergencies. */
  reserveMinutes: number;
  /** Times are offered on full steps. */
  stepMinutes: number;
  limit: number;
};

/** A request whose times are read once. */
export type PreparedRequest = Omit<TimeRequest, 'windows' | 'from'> & {
  fromMs: number;
  windows: readonly (Stretch & { window: Span })[];
};

export const prepareRequest = ({ windows, from, ...request }: TimeRequest): PreparedRequest => ({
  ...request,
  fromMs: Date.parse(from),
  windows: windows.map((window) => ({ ...stretchOf(window), window })),
});

/** An hour for one technician in the next five days, on quarter hours, with nothing else asked. */
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

/** An available time, with what it requires. Times are instants, durations minutes. */
export type Offer = {
  date: string;
  technicianIds: string[];
  startsAt: string;
  endsAt: string;
  /** The drive to it, for the person with the longest one. */
  travelBeforeMinutes: number;
  /** How much more is driven on that day, by all who go. */
  addedTravelMinutes: number;
  /** False when an address is missing somewhere: the driving is then counted as none. */
  isTravelKnown: boolean;
  /** True when of one of the places only the ZIP code is known. */
  isTravelRough: boolean;
  /** Between what and what the first of them is free. */
  free: Span;
  /** The window that it begins in; null when none was asked for, or when it is late. */
  window: Span | null;
  lateMinutes: number;
  overtimeMinutes: number;
  /** The rest of the shift, for the person with the least left. */
  reserveLeftMinutes: number;
  isPreferred: boolean;
  /** Whether one of those who are preferred in its territory goes; true where there is none. */
  isOfTerritory: boolean;
  /** Somebody comes who does not work then, but is on call: only in an emergency. */
  isOnCall: boolean;
  pushed: PushedVisit[];
  /** For the order only; screens show minutes. */
  cost: number;
};

export type RefusalReason =
  | { kind: 'archived' }
  | { kind: 'excluded' }
  | { kind: 'skill'; skill: string }
  | { kind: 'licence'; licence: string; expiredOn: string }
  | { kind: 'day-off' }
  | { kind: 'time-off' | 'holiday'; title: string }
  /** It would end, with the drive home, after the shift and the overtime that is allowed. */
  | { kind: 'hours'; wouldEndAt: string; limit: string }
  /** No gap is long enough, drives included. */
  | { kind: 'no-gap'; longestMinutes: number; neededMinutes: number }
  /** There would be a time, but in none of the windows. */
  | { kind: 'window'; earliestStart: string }
  | { kind: 'reserve'; leftMinutes: number; reserveMinutes: number }
  /** A vehicle or machine is booked whenever they could start. */
  | { kind: 'resource'; names: readonly string[] }
  /** It would take the half hour around noon. */
  | { kind: 'lunch' }
  /** The day would get longer than anybody may work. */
  | { kind: 'work-limit'; wouldBeMinutes: number; limitMinutes: number }
  /** Too few who can come are free at the same time. */
  | { kind: 'crew'; free: number; needed: number }
  /** Enough are free at the same time, but no crew of them has what is required. */
  | { kind: 'crew-skills'; skills: readonly string[]; needed: number };

/** Why somebody cannot come: on a day, or with `date` '' at all. `technicianId` is '' when it concerns a crew. */
export type Refusal = { technicianId: string; date: string; reason: RefusalReason };

export type TimesFound = { offers: Offer[]; refusals: Refusal[] };

/** Points of the order, one being a second of driving: those of the solver (its method, section 2), and what waiting is worth. */
export const COSTS = {
  perSecondOfDriving: 1,
  perSecondOfOvertime: 5,
  perSecondLate: 30,
  perPushedVisit: 600,
  notPreferred: 600,
  /** Who is preferred in the territory goes, unless it takes them five minutes longer. */
  notOfTerritory: 300,
  /** Who is at work anyway goes, unless it takes them ten minutes longer. */
  perPersonOnCall: 600,
  /** A day later is worth five minutes of driving. */
  perDayWaiting: 300,
  /** In an emergency a minute later is worth a minute of driving. */
  perSecondWaitingInEmergency: 1,
} as const;
