import { addCalendarDays } from '@/lib/calendar';
import { afterCountedDays, beforeCountedDays, countedFrom, countedUntil, isWeekday } from '../law/workingDays';

/** The federal waiting period before work; some states and districts have their own. */
export const ASBESTOS_WORKING_DAYS = 10;

/**
 * Returns the first day of work after a notice was postmarked or handed over. Monday to Friday count, holidays included; the day of the
 * notice is day 1 and work begins on day 11, the same weekday two weeks later. One sent on a weekend counts from Monday. Method C1 (40
 * CFR 61.145, EPA Region 10).
 */
export const earliestAsbestosStart = (noticeDate: string, workingDays: number = ASBESTOS_WORKING_DAYS): string =>
  afterCountedDays(countedFrom(noticeDate, isWeekday), workingDays, isWeekday);

/**
 * Returns the last day for a notice of work that begins on a given day: the last that has it as its earliest start, or one before it.
 * Method C1.
 */
export const latestAsbestosNotice = (startDate: string, workingDays: number = ASBESTOS_WORKING_DAYS): string =>
  beforeCountedDays(countedUntil(startDate, isWeekday), workingDays, isWeekday);

/** Returns the last day for a notice of an emergency renovation or an ordered demolition: the following working day. Method C1. */
export const followingWorkingDay = (eventDate: string): string => afterCountedDays(eventDate, 1, isWeekday);

/** Returns the first day of work if a state or district counts calendar days. Method C1. */
export const calendarDayStart = (noticeDate: string, calendarDays: number): string =>
  addCalendarDays(noticeDate, calendarDays);

/** Returns the start that satisfies every layer (federal, state, district): the latest of theirs. Method C1. */
export const startOverAllLayers = (starts: readonly string[]): string =>
  starts.reduce((latest, start) => (start > latest ? start : latest), '');

/** Survey results of a building to be renovated or demolished. */
export type AsbestosProject = {
  isResidential: boolean;
  /** For a residential building. */
  dwellingUnits: number;
  /** Whether it is one of several buildings, or part of a larger project. */
  isPartOfLargerProject: boolean;
  operation: 'demolition' | 'renovation';
  pipeLinearFeet: number;
  otherSquareFeet: number;
  unmeasuredCubicFeet: number;
};
export type AsbestosDuties = { isFacilityCovered: boolean; isNoticeRequired: boolean; doWorkPracticesApply: boolean };

const SMALL_RESIDENTIAL_UNITS = 4;
/** Thresholds, each separately: they are never added up. */
const ASBESTOS_LIMITS = { pipeLinearFeet: 260, otherSquareFeet: 160, unmeasuredCubicFeet: 35 } as const;

/**
 * Returns whether the federal rule covers a building, requires a notice, and requires its work practices. Every demolition of a covered
 * building needs a notice, with or without asbestos. Method C1 (40 CFR 61.141, 61.145).
 */
export function asbestosDuties(project: AsbestosProject): AsbestosDuties {
  const isFacilityCovered =
    !project.isResidential || project.dwellingUnits > SMALL_RESIDENTIAL_UNITS || project.isPartOfLargerProject;
  const isOverLimit =
    project.pipeLinearFeet >= ASBESTOS_LIMITS.pipeLinearFeet ||
    project.otherSquareFeet >= ASBESTOS_LIMITS.otherSquareFeet ||
    project.unmeasuredCubicFeet >= ASBESTOS_LIMITS.unmeasuredCubicFeet;
  return {
    isFacilityCovered,
    isNoticeRequired: isFacilityCovered && (project.operation === 'demolition' || isOverLimit),
    doWorkPracticesApply: isFacilityCovered && isOverLimit,
  };
}
