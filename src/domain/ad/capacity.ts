import { uncovered } from '../scheduling/board/capacity';
import { freeHoursOn } from '../scheduling/board/freeHours';
import { dayStretch, partsWithin, type PreparedGround } from '../scheduling/ground';
import { abilitiesOf, skillAnswer } from '../scheduling/skills';
import type { Stored } from '../record/schema';
import type { Technician } from '../technician/schema';

/**
 * Load thresholds for the board over the coming days: below the first there is room to sell, above the second nothing more should be
 * brought in.
 */
const ROOM_BELOW = 0.7;
const FULL_FROM = 0.9;
/** Jobs are seldom shorter, so less free time than this isn't worth advertising. */
const WORTH_MINUTES = 4 * 60;

export type Room = 'room' | 'some' | 'full' | 'nobody';

/** Booked share of the working time over some days: `load` is 0–1 or more; null when no one works. */
export type BoardRoom = {
  minutes: number;
  freeMinutes: number;
  load: number | null;
  room: Room;
};

export type SkillRoom = BoardRoom & { skill: string; people: number };
/** Capacity by where people start their day: free time across the county sells nothing. */
export type AreaRoom = BoardRoom & { area: string; people: number };
export type Suggestion = {
  /** `advertise`: there is time to sell; `stop`: pause what is running. */
  kind: 'advertise' | 'stop' | 'wait';
  /** '' = the whole board. */
  skill: string;
  freeMinutes: number;
};

export type CapacityAhead = {
  days: readonly { date: string; freeMinutes: number; load: number | null }[];
  whole: BoardRoom;
  /** Skills, most room first. */
  skills: readonly SkillRoom[];
  /** By starting area, most room first; people without a home base on record aren't in any. */
  areas: readonly AreaRoom[];
  suggestions: readonly Suggestion[];
};

function roomOf(minutes: number, freeMinutes: number): BoardRoom {
  if (minutes <= 0) return { minutes: 0, freeMinutes: 0, load: null, room: 'nobody' };
  const load = 1 - freeMinutes / minutes;
  const room = load >= FULL_FROM || freeMinutes < WORTH_MINUTES ? 'full' : load < ROOM_BELOW ? 'room' : 'some';
  return { minutes, freeMinutes, load, room };
}

/**
 * Computes how much room the coming days (YYYY-MM-DD) have: the board's free hours, in total and by the skills of the people who are
 * free, and what that means for advertising.
 */
export function capacityAhead(
  dates: readonly string[],
  technicians: readonly Stored<Technician>[],
  ground: PreparedGround,
): CapacityAhead {
  const active = technicians.filter(({ status }) => status === 'active');
  const days = dates.map((date) => {
    const minutes = shiftMinutes(active, date, ground);
    const free = Math.min(minutes, freeHoursOn(date, active, ground).minutes);
    return { date, minutes, freeMinutes: free, load: minutes > 0 ? 1 - free / minutes : null };
  });
  const whole = roomOf(
    days.reduce((sum, { minutes }) => sum + minutes, 0),
    days.reduce((sum, { freeMinutes }) => sum + freeMinutes, 0),
  );
  // Customers buy skills; a license only says what a person is allowed to do.
  const skills = abilitiesOf(active.map((one) => ({ skills: one.skills, licences: [] })))
    .map((skill): SkillRoom => {
      const onDays = dates.map((date) => {
        const able = active.filter((one) => skillAnswer(one, skill, date).kind === 'held');
        const minutes = shiftMinutes(able, date, ground);
        return { minutes, free: Math.min(minutes, freeHoursOn(date, able, ground).minutes), people: able.length };
      });
      const room = roomOf(
        onDays.reduce((sum, { minutes }) => sum + minutes, 0),
        onDays.reduce((sum, { free }) => sum + free, 0),
      );
      return { skill, people: Math.max(0, ...onDays.map(({ people }) => people)), ...room };
    })
    .filter(({ people, room }) => people > 0 && room !== 'nobody')
    .toSorted((a, b) => b.freeMinutes - a.freeMinutes || a.skill.localeCompare(b.skill));
  const areas = [...new Set(active.map(areaOf).filter((area) => area !== ''))]
    .map((area): AreaRoom => {
      const people = active.filter((one) => areaOf(one) === area);
      const minutes = dates.reduce((sum, date) => sum + shiftMinutes(people, date, ground), 0);
      const free = dates.reduce((sum, date) => sum + freeHoursOn(date, people, ground).minutes, 0);
      return { area, people: people.length, ...roomOf(minutes, Math.min(minutes, free)) };
    })
    .toSorted((a, b) => b.freeMinutes - a.freeMinutes || a.area.localeCompare(b.area));
  return {
    days: days.map(({ date, freeMinutes, load }) => ({ date, freeMinutes, load })),
    whole,
    skills,
    areas,
    suggestions: suggestionsOf(whole, skills),
  };
}

const areaOf = ({ homeBase }: Pick<Technician, 'homeBase'>): string => homeBase.city.trim();

/** Returns the working minutes of some people on an upcoming day, minus time off. */
const shiftMinutes = (people: readonly Stored<Technician>[], date: string, ground: PreparedGround): number =>
  people.reduce((sum, { id }) => {
    const { fromMs, toMs } = dayStretch(date, ground.timeZone);
    const ahead = { fromMs: Math.max(fromMs, ground.nowMs), toMs };
    const parts = partsWithin(ground.shiftsOf(id, date), ahead);
    return sum + parts.reduce((all, part) => all + uncovered(part, ground.absencesOf(id)), 0);
  }, 0);

/** The most skills to advertise at once. */
const SUGGESTED = 3;

function suggestionsOf(whole: BoardRoom, skills: readonly SkillRoom[]): Suggestion[] {
  if (whole.room === 'nobody') return [];
  if (whole.room === 'full') return [{ kind: 'stop', skill: '', freeMinutes: whole.freeMinutes }];
  const withRoom = skills.filter(({ room }) => room === 'room').slice(0, SUGGESTED);
  const full = skills.filter(({ room }) => room === 'full');
  const advertise: Suggestion[] =
    withRoom.length > 0
      ? withRoom.map(({ skill, freeMinutes }) => ({ kind: 'advertise', skill, freeMinutes }))
      : [{ kind: whole.room === 'room' ? 'advertise' : 'wait', skill: '', freeMinutes: whole.freeMinutes }];
  return [...advertise, ...full.map(({ skill, freeMinutes }) => ({ kind: 'stop' as const, skill, freeMinutes }))];
}

const folded = (words: string): string => words.trim().toLowerCase();
const wordsIn = (text: string): string[] =>
  folded(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 2);

/** Whether an ad is for work that needs a skill, by comparing words: `Heat pumps` and "Heat pump tune-up". */
export function isForSkill({ service }: { service: string }, skill: string): boolean {
  const stems = wordsIn(skill).map((word) => word.replace(/(?:ing|s)$/u, ''));
  const words = wordsIn(service).map((word) => word.replace(/(?:ing|s)$/u, ''));
  return stems.length > 0 && stems.every((stem) => words.includes(stem));
}
