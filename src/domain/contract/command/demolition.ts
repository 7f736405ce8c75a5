import { z } from 'zod';
import {
  asbestosDuties,
  ASBESTOS_WORKING_DAYS,
  calendarDayStart,
  earliestAsbestosStart,
  followingWorkingDay,
  latestAsbestosNotice,
} from '../../demolition/asbestos';
import { firstDigDay } from '../../demolition/callBeforeDig';
import { DIVERSION_SCHEMES, DIVERSION_TARGETS_PPM, diversionOf, LOAD_KINDS } from '../../demolition/diversion';
import { scaleTicketFee } from '../../demolition/scaleTicket';
import { fieldFault } from '../../calculation/fieldFault';
import { calculator } from './calculator';
import { basisPoints, cents, count, day, flag, id, listOf, oneOf, toBasisPoints, whole } from './fields';

const MAX_POUNDS = 1_000_000_000;
const pounds = whole(' of pounds', 0, MAX_POUNDS);
const workingDays = whole('', 1, 365).default(ASBESTOS_WORKING_DAYS);
const amount = z.number('must be a number').min(0, 'must not be below 0').default(0);

/** Calculators for demolition. Method C. */
export const DEMOLITION_CALCULATORS = {
  asbestosEarliestStart: calculator(z.object({ noticeDate: day, workingDays }), (input) => ({
    earliestStart: earliestAsbestosStart(input.noticeDate, input.workingDays),
  })),
  asbestosLatestNotice: calculator(z.object({ startDate: day, workingDays }), (input) => ({
    latestNotice: latestAsbestosNotice(input.startDate, input.workingDays),
  })),
  asbestosFollowingWorkingDay: calculator(z.object({ eventDate: day }), ({ eventDate }) => ({
    latestNotice: followingWorkingDay(eventDate),
  })),
  asbestosApplicability: calculator(
    z.object({
      facility: id,
      dwellingUnits: count(1_000_000).optional(),
      partOfLargerProject: flag,
      operation: oneOf(['demolition', 'renovation']),
      pipeLinearFeet: amount,
      otherSquareFeet: amount,
      unmeasuredCubicFeet: amount,
    }),
    ({ facility, partOfLargerProject, dwellingUnits, ...project }) => {
      const isResidential = facility === 'residential';
      // Homes are exempt based on their number of units: if it isn't known, nothing is exempt.
      if (isResidential && dwellingUnits === undefined && !partOfLargerProject)
        throw fieldFault('dwellingUnits', 'is needed for a residential building');
      const duties = asbestosDuties({
        ...project,
        dwellingUnits: dwellingUnits ?? 0,
        isResidential,
        isPartOfLargerProject: partOfLargerProject,
      });
      return {
        facilityCovered: duties.isFacilityCovered,
        noticeRequired: duties.isNoticeRequired,
        workPracticesApply: duties.doWorkPracticesApply,
      };
    },
  ),
  calendarDayNotice: calculator(
    z.object({ noticeDate: day, calendarDays: count(3_650) }),
    ({ noticeDate, calendarDays }) => ({ earliestStart: calendarDayStart(noticeDate, calendarDays) }),
  ),
  callBeforeDig: calculator(
    z.object({
      noticeDate: day,
      workingDays: count(365),
      holidays: listOf(day, 0).default([]),
      noticeDayCounts: flag,
    }),
    ({ noticeDayCounts, ...notice }) => ({
      firstDigDay: firstDigDay({ ...notice, doesNoticeDayCount: noticeDayCounts }).firstDigDay,
    }),
  ),
  dumpTicket: calculator(
    z.object({
      grossPounds: pounds,
      tarePounds: pounds,
      ratePerTonCents: cents,
      minimumCents: cents.default(0),
    }),
    scaleTicketFee,
  ),
  diversionRate: calculator(
    z.object({
      scheme: oneOf(DIVERSION_SCHEMES),
      targetBasisPoints: basisPoints.optional(),
      tickets: listOf(
        z.object({
          kind: oneOf(LOAD_KINDS),
          pounds,
          facilityRateBasisPoints: basisPoints.nullable().default(null),
          verified: flag,
        }),
        1,
      ),
    }),
    ({ scheme, targetBasisPoints, tickets }) => {
      const { diverted, counted, ratePpm, meetsTarget } = diversionOf(
        scheme,
        tickets.map((ticket) => ({
          kind: ticket.kind,
          amount: ticket.pounds,
          facilityRatePpm: ticket.facilityRateBasisPoints,
          isRateVerified: ticket.verified,
        })),
        targetBasisPoints ?? DIVERSION_TARGETS_PPM[scheme],
      );
      return {
        divertedPounds: diverted,
        countedPounds: counted,
        rateBasisPointsRoundedDown: toBasisPoints(ratePpm),
        meets: meetsTarget,
      };
    },
  ),
};
