import { z } from 'zod';
import { isoInstant, optionalInstant } from '../record/schema';
import type { KnownEntry, PreparedGround } from '../scheduling/ground';
import { VISIT_STATES } from '../scheduling/visitState';
import { dayOf } from '../scheduling/wallClock';
import type { Alert } from './alert';
import { shownVisits } from './alerts';
import { alertFlag, alertText } from './alertText';
import { townOf, type Naming } from './naming';

const tone = z.enum(['danger', 'warning', 'neutral']);

export const faceCardSchema = z.object({
  id: z.string(),
  title: z.string(),
  customer: z.string(),
  town: z.string(),
  state: z.enum(VISIT_STATES),
  technicianIds: z.array(z.string()),
  startsAt: isoInstant,
  endsAt: isoInstant,
  windowStartsAt: optionalInstant,
  windowEndsAt: optionalInstant,
  /** The problem, in a few words. */
  flag: z.object({ tone, text: z.string() }).nullable(),
});
export type FaceCard = z.infer<typeof faceCardSchema>;

const noticeSchema = z.object({
  id: z.string(),
  tone,
  title: z.string(),
  detail: z.string(),
  sentence: z.string(),
  dueAt: isoInstant,
});
export type FaceNotice = z.infer<typeof noticeSchema>;

/**
 * Everything a status board shows, and nothing else: the same for the office, the wall and anyone with the wall's link. With
 * `withoutNames` it contains no names.
 */
export const boardFaceSchema = z.object({
  timeZone: z.string(),
  date: z.string(),
  /** Time it was generated. */
  checkedAt: isoInstant,
  /** Anyone who works today or has a visit, in column order. */
  people: z.array(z.object({ id: z.string(), name: z.string() })),
  cards: z.array(faceCardSchema),
  notices: z.array(noticeSchema),
});
export type BoardFace = z.infer<typeof boardFaceSchema>;

/** Builds a board from a day and its alerts, with names according to `naming`. */
export function faceOf(ground: PreparedGround, alerts: readonly Alert[], naming: Naming): BoardFace {
  const { timeZone, nowIso, technicians } = ground;
  const date = dayOf(nowIso, timeZone);
  const visits = shownVisits(ground);
  const byEntry = new Map(alerts.flatMap((alert) => ('entry' in alert ? [[alert.entry.id, alert]] : [])));
  const busy = new Set(visits.flatMap(({ placement }) => placement.technicianIds));
  const people = technicians
    .filter(({ id, status }) => busy.has(id) || (status === 'active' && ground.shiftsOf(id, date).length > 0))
    .map(({ id }) => ({ id, name: naming.technician(id) }));
  const cardOf = (entry: KnownEntry): FaceCard => {
    const { id, state, placement, propertyAddress } = entry;
    const { technicianIds, startsAt, endsAt, windowStartsAt, windowEndsAt } = placement;
    const alert = byEntry.get(id);
    return {
      id,
      title: naming.work(entry),
      customer: naming.customer(entry),
      town: townOf(propertyAddress),
      state,
      technicianIds: technicianIds.filter((one) => ground.technicianOf(one) !== undefined),
      startsAt,
      endsAt,
      windowStartsAt,
      windowEndsAt,
      flag: alert ? { tone: alert.tone, text: alertFlag(alert, nowIso) } : null,
    };
  };
  return {
    timeZone,
    date,
    checkedAt: nowIso,
    people,
    cards: visits.toSorted((a, b) => (a.placement.startsAt < b.placement.startsAt ? -1 : 1)).map(cardOf),
    notices: alerts.map((alert) => {
      const { id, tone: how, dueAt } = alert;
      return { id, tone: how, dueAt, ...alertText(alert, { naming, timeZone, nowIso }) };
    }),
  };
}
