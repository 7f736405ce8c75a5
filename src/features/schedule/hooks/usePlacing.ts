import { useCallback, useState } from 'react';
import { drivesAround } from '@/domain/scheduling/drives';
import { entryOf } from '@/domain/scheduling/board/entries';
import { madeEntry, placed, type Stamp } from '@/domain/scheduling/change';
import { groundAfter, isSharing, stretchOf, type PreparedGround } from '@/domain/scheduling/ground';
import type { Placement, ScheduleEntry } from '@/domain/scheduling/schema';
import { durationOf } from '@/domain/scheduling/span';
import { placementWarnings, severityOf, worstOf, type Warning } from '@/domain/scheduling/warnings';
import { warningText, type WarningContext } from '@/domain/scheduling/warningText';
import { isAhead } from '@/domain/scheduling/visitState';
import { dayOf } from '@/domain/scheduling/wallClock';
import { spokenMinutes } from '@/domain/scheduling/words';
import { plusMinutes } from '@/lib/calendar';
import { notify } from '@/ui/feedback/notify';
import type { BoardActions } from '@/entities/schedule/useBoardActions';
import type { Draft } from '@/entities/schedule/useEntryWrites';
import { subjectOfEntry } from './useEntryCommands';
import type { Subject, Verdict } from './interaction';

/** Destination of one item; `typed` is the time as typed, which may not exist if the clocks skip it. */
export type Move = { subject: Subject; placement: Placement; typed?: { date: string; time: string } };

/** The question asked before saving something that conflicts with the engine's rules. */
export type Question = {
  title: string;
  /** Objections, strongest first. */
  reasons: string[];
  /** Window to offer instead of the promise the plan breaks; null if it breaks none. */
  newWindow: Pick<Placement, 'windowStartsAt' | 'windowEndsAt'> | null;
  /** Deviation from the promised window: `20 min late`. */
  offText: string;
  /** Whether the promise is for another day, so that it can't apply to the new time. */
  isOtherDay: boolean;
  /** Whether saving requires a reason, which the visit keeps. */
  needsReason: boolean;
  answer: (choice: Choice, reason?: string) => void;
};
type Choice = 'keep' | 'new-window' | 'leave';

type Options = {
  ground: PreparedGround;
  /** Returns the data some placements are finally judged by, including what was not read yet. */
  groundFor: (placements: readonly Placement[]) => Promise<PreparedGround>;
  context: WarningContext;
  actions: BoardActions;
};

/** Returns the drives of the crew member with the longest drive to it. */
function drivesFor({ id, content }: Subject, placement: Placement, ground: PreparedGround): Verdict['drives'] {
  const stop = { ...stretchOf(placement), place: content.propertyId, entryId: id };
  return (content.kind === 'visit' || content.kind === 'other' ? placement.technicianIds : [])
    .map((technicianId) => drivesAround(technicianId, stop, ground))
    .reduce((longest, one) => ((one.before?.minutes ?? -1) > (longest.before?.minutes ?? -1) ? one : longest), {
      before: null,
      afterMinutes: null,
    });
}

/** Adds the planned drive, if known: departure times follow from it. */
const withDrive = (move: Move, ground: PreparedGround): Move => {
  const minutes = drivesFor(move.subject, move.placement, ground).before?.minutes;
  return minutes === undefined ? move : { ...move, placement: { ...move.placement, travelMinutes: minutes } };
};

const entryAfter = ({ subject, placement }: Move, stamp: Stamp): ScheduleEntry =>
  subject.before
    ? { ...entryOf(subject.before), ...placed(entryOf(subject.before), placement, stamp) }
    : madeEntry({ ...subject.content, placement }, stamp);

/** Returns the data to judge one of several moves by: the others, which move at the same time, are at their new places. */
const groundOf = (move: Move, moves: readonly Move[], ground: PreparedGround, stamp: Stamp): PreparedGround =>
  groundAfter(
    ground,
    moves
      .filter((other) => other !== move)
      .map(({ subject: { id, content, before }, placement }) => ({
        ...(before ? entryOf(before) : madeEntry(content, stamp)),
        placement,
        id,
      })),
  );

const warningsOf = ({ subject: { content, before }, placement, typed }: Move, ground: PreparedGround): Warning[] =>
  placementWarnings(
    {
      kind: content.kind,
      requiredSkills: content.requiredSkills,
      propertyId: content.propertyId,
      placement,
      moved: before,
      ...(typed && { typed }),
    },
    ground,
  );

/** Moves items to their destination: forbidden ones stay, doubtful ones are asked about, the rest save immediately. */
export function usePlacing({ ground, groundFor, context, actions }: Options) {
  const { carryOut, stamp, waitingVisitOf } = actions;
  const [question, setQuestion] = useState<Question | null>(null);

  const judge = useCallback(
    (subject: Subject, placement: Placement, typed?: Move['typed']): Verdict => {
      const warnings = warningsOf({ subject, placement, ...(typed && { typed }) }, ground);
      const worst = worstOf(warnings);
      const doubts = warnings.filter((warning) => severityOf(warning) !== 'note');
      return {
        warnings,
        severity: worst === 'note' ? null : worst,
        reasons: doubts.map((warning) => warningText(warning, context)),
        drives: drivesFor(subject, placement, ground),
      };
    },
    [context, ground],
  );

  const ask = (asked: Omit<Question, 'answer'>): Promise<{ choice: Choice; reason: string }> =>
    new Promise((resolve) => {
      setQuestion({
        ...asked,
        answer: (choice, reason = '') => {
          setQuestion(null);
          resolve({ choice, reason: reason.trim() });
        },
      });
    });

  /** A job on hold may have an upcoming visit not shown here: that one is moved. */
  const settled = async (move: Move): Promise<Move> => {
    const { job } = move.subject;
    const visit = job?.progress === 'on-hold' ? await waitingVisitOf(job) : null;
    return visit ? { ...move, subject: subjectOfEntry(visit) } : move;
  };

  /** Saves a move of some items as one action; `label` describes it. Returns whether it was saved. */
  const place = async (asked: readonly Move[], label: string): Promise<boolean> => {
    const moves = await Promise.all(asked.map(settled));
    const known = await groundFor(moves.map(({ placement }) => placement));
    const judgedBy = new Map(moves.map((move) => [move, groundOf(move, moves, known, stamp())]));
    const found = moves.flatMap((move) =>
      warningsOf(move, judgedBy.get(move) ?? known).map((warning) => ({ move, warning })),
    );
    const forbidden = found.find(({ warning }) => severityOf(warning) === 'forbidden');
    if (forbidden) {
      notify.error(`${forbidden.move.subject.content.title}: ${warningText(forbidden.warning, context)}`);
      return false;
    }
    const doubts = found.filter(({ warning }) => severityOf(warning) !== 'note');
    let wanted = moves;
    let reason = '';
    if (doubts.length > 0) {
      const late = doubts.find(({ warning }) => warning.kind === 'outside-window');
      // Several at once get no new window: each has its own promise.
      const promised = late && moves.length === 1 ? late.move.placement : null;
      const [only] = moves;
      const answer = await ask({
        title:
          moves.length === 1 && only
            ? `Plan “${only.subject.content.title}” here?`
            : `Plan ${moves.length} visits here?`,
        reasons: doubts.map(({ move, warning }) =>
          moves.length === 1
            ? warningText(warning, context)
            : `${move.subject.content.title}: ${warningText(warning, context)}`,
        ),
        newWindow: promised && windowAt(promised),
        isOtherDay: promised !== null && isPromisedElsewhere(promised),
        offText: late?.warning.kind === 'outside-window' ? offText(late.warning) : '',
        needsReason: doubts.some(({ warning }) => severityOf(warning) === 'reason'),
      });
      if (answer.choice === 'leave') return false;
      reason = answer.reason;
      if (answer.choice === 'new-window') {
        wanted = moves.map((move) => ({ ...move, placement: { ...move.placement, ...windowAt(move.placement) } }));
      }
    }
    try {
      const drafts: Draft[] = wanted
        .map((move, index) => withDrive(move, judgedBy.get(moves[index] ?? move) ?? known))
        .map((move) => ({
          id: move.subject.id,
          before: move.subject.before,
          after: entryAfter(move, { ...stamp(), reason }),
        }));
      const held = asked.flatMap(({ subject: { job } }) => (job?.progress === 'on-hold' ? [job] : []));
      return await carryOut(label, drafts, {
        jobs: held.map(({ id, holdReason }) => ({ id, reason: holdReason, to: 'scheduled' })),
      });
    } catch (error) {
      notify.error(error);
      return false;
    }
  };

  /** Formats warnings, except for gaps in our own knowledge of addresses. */
  const sentencesOf = (warnings: readonly Warning[]): string[] =>
    warnings.filter(({ kind }) => kind !== 'travel-unknown').map((warning) => warningText(warning, context));

  /** Returns the upcoming visits of a placement's people during it. */
  const visitsDuring = async (placement: Placement): Promise<ScheduleEntry[]> => {
    const known = await groundFor([placement]);
    const stops = placement.technicianIds.flatMap((id) => known.stopsOf(id));
    const found = stops.filter((stop) => isSharing(stop, stretchOf(placement)) && isAhead(stop.entry.state));
    return [...new Map(found.map(({ entry }) => [entry.id, entry])).values()];
  };

  return { judge, place, visitsDuring, question, sentencesOf };
}
export type Placing = ReturnType<typeof usePlacing>;

const offText = ({ minutes, isEarly }: { minutes: number; isEarly: boolean }): string =>
  `${spokenMinutes(minutes)} ${isEarly ? 'early' : 'late'}`;

const isPromisedElsewhere = ({ startsAt, windowStartsAt, timeZone }: Placement): boolean =>
  dayOf(startsAt, timeZone) !== dayOf(windowStartsAt, timeZone);

/** Returns a window as long as the previous promise, starting with the plan. */
function windowAt({
  startsAt,
  windowStartsAt,
  windowEndsAt,
}: Placement): Pick<Placement, 'windowStartsAt' | 'windowEndsAt'> {
  const minutes = durationOf({ startsAt: windowStartsAt, endsAt: windowEndsAt });
  return { windowStartsAt: startsAt, windowEndsAt: plusMinutes(startsAt, minutes) };
}
