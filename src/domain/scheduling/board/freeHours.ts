import type { Stored } from '../../record/schema';
import type { Technician } from '../../technician/schema';
import { drivesOf } from '../drives';
import { dayStretch, partsWithin, type PreparedGround } from '../ground';
import { abilitiesOf, skillAnswer } from '../skills';
import { uncovered } from './capacity';

/** The time left in a day, in whole minutes, and per skill, with how many people have some of it. */
export type FreeHours = { minutes: number; bySkill: { skill: string; minutes: number; people: number }[] };

/** Returns a day's (YYYY-MM-DD) free hours of the people who work then, minus the drives to what they already have. */
export function freeHoursOn(
  date: string,
  technicians: readonly Stored<Technician>[],
  ground: PreparedGround,
): FreeHours {
  const free = technicians
    .filter(({ status }) => status === 'active')
    .map((technician) => ({ technician, minutes: freeMinutesOn(technician.id, date, ground) }))
    .filter(({ minutes }) => minutes > 0);
  const bySkill = abilitiesOf(free.map(({ technician }) => technician)).map((skill) => {
    const able = free.filter(({ technician }) => skillAnswer(technician, skill, date).kind === 'held');
    return { skill, minutes: sum(able), people: able.length };
  });
  return { minutes: sum(free), bySkill: bySkill.filter(({ people }) => people > 0) };
}

const sum = (list: readonly { minutes: number }[]): number => list.reduce((all, { minutes }) => all + minutes, 0);

/** Returns the time left in one person's day (YYYY-MM-DD), in whole minutes: from now on, minus the drives to what they have. */
export function freeMinutesOn(technicianId: string, date: string, ground: PreparedGround): number {
  const day = dayStretch(date, ground.timeZone);
  const [fromMs, toMs] = [Math.max(day.fromMs, ground.nowMs), day.toMs];
  const stops = ground.stopsOf(technicianId).filter((stop) => stop.fromMs < toMs && stop.toMs > fromMs);
  const covers = [...ground.absencesOf(technicianId), ...stops];
  const open = partsWithin(ground.shiftsOf(technicianId, date), { fromMs, toMs }).reduce(
    (all, part) => all + uncovered(part, covers),
    0,
  );
  const drives = drivesOf(technicianId, ground);
  const driving = stops
    .filter((stop) => stop.fromMs >= fromMs)
    .reduce((all, { entry }) => all + (drives.get(entry.id)?.minutes ?? 0), 0);
  return Math.max(0, Math.round(open - driving));
}
