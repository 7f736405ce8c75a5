import type { DocumentReference } from 'firebase-admin/firestore';
import { z } from 'zod';
import { readFields } from '@/domain/assistant/proposal';
import { placed } from '@/domain/scheduling/change';
import { placementSchema, scheduleEntrySchema, type Placement, type ScheduleEntry } from '@/domain/scheduling/schema';
import { cutText } from '@/lib/cutText';
import { stableJson } from '@/lib/stableJson';
import { updatedAudit } from '../platform/audit';
import {
  assertMay,
  assertTechnicians,
  changedSince,
  Outdated,
  refIn,
  type Context,
  type Done,
  type Executor,
} from './proposalRecords';

type Visit = { ref: DocumentReference; data: Record<string, unknown>; entry: ScheduleEntry };

/** A plan's visits and their previous placements, for undo. */
const placesBeforeSchema = z.array(z.object({ visitId: z.string(), placement: placementSchema })).max(60);

/** Moves a day plan's visits, or the groups of it that the person kept: all of them or none. */
export const dayPlan: Executor<'day-plan'> = async (context, { moves }) => {
  assertMay(context.member, 'update', 'schedule');
  // A plan can be accepted in part, but no other plan can be slipped in under its name.
  const offered = new Set(readFields('day-plan', context.proposal.after).moves.map(stableJson));
  if (!moves.every((move) => offered.has(stableJson(move)))) throw new Outdated('This is not the plan that was shown.');
  const visits = await visitsOf(
    context,
    moves.map(({ visitId }) => visitId),
  );
  await assertTechnicians(context, [...new Set(moves.flatMap(({ technicianIds }) => technicianIds))]);
  const at = context.deps.now();
  return moveAll(
    context,
    moves.map(({ visitId, revision, startsAt, endsAt, technicianIds, travelMinutes }) => {
      const visit = visits.get(visitId);
      if (!visit) throw new Outdated('One of the visits was deleted meanwhile.');
      if (visit.data['revision'] !== revision)
        throw new Outdated(cutText(`Someone has changed “${visit.entry.title}” since this was planned.`, 300));
      if (startsAt < at) throw new Outdated('One of the times has passed.');
      return { visit, placement: { ...visit.entry.placement, startsAt, endsAt, technicianIds, travelMinutes } };
    }),
  );
};

/** Moves a plan's visits back to where they were. @throws AppError `conflict` if someone has changed one of them since */
export async function takeBackDay(context: Context): Promise<void> {
  assertMay(context.member, 'update', 'schedule');
  const { before, resultRevision } = context.proposal;
  const places = placesBeforeSchema.parse(JSON.parse(before));
  const visits = await visitsOf(
    context,
    places.map(({ visitId }) => visitId),
  );
  const moved = places.flatMap(({ visitId, placement }) => {
    const visit = visits.get(visitId);
    return visit?.data['revision'] === resultRevision ? [{ visit, placement }] : [];
  });
  if (moved.length === 0 || revisionFor(moved.length, '') !== resultRevision.replace(/[^-]*$/, ''))
    throw changedSince();
  moveAll(context, moved);
}

async function visitsOf(context: Context, ids: readonly string[]): Promise<ReadonlyMap<string, Visit>> {
  const visits = new Map<string, Visit>();
  for (const id of ids) {
    const ref = refIn(context, 'schedule', id);
    const data = (await context.transaction.get(ref)).data();
    if (data) visits.set(id, { ref, data, entry: scheduleEntrySchema.parse(data) });
  }
  return visits;
}

/** Revision that encodes how many visits moved together: an undo must find as many untouched. */
const revisionFor = (count: number, id: string): string => `plan-${count}-${id}`;

/** Same rules as the board: if a visit is locked, running or finished, none of the plan is carried out. */
function moveAll(context: Context, moves: readonly { visit: Visit; placement: Placement }[]): Done {
  const { deps, member, transaction } = context;
  const at = deps.now();
  const revision = revisionFor(moves.length, deps.newId());
  for (const { visit, placement } of moves) {
    const written = placed(visit.entry, placement, { id: deps.newId(), at, by: member.uid });
    transaction.update(visit.ref, { ...written, ...updatedAudit(member.uid, at, visit.data), revision });
  }
  return { collection: 'schedule', id: moves[0]?.visit.ref.id ?? '', revision };
}
