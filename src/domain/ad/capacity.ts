import { uncovered } from '../scheduling/board/capacity';
import { freeHoursOn } from '../scheduling/board/freeHours';
import { dayStretch, partsWithin, type PreparedGround } from '../scheduling/ground';
import { abilitiesOf, skillAnswer } from '../scheduling/skills';
import type { Stored } from '../record/schema';
import type { Technician } from '../technician/schema';

/** How full the board is, in days ahead: below it there is room to sell, above it nothing more should be brought in. */
const ROOM_BELOW = 0.7;
const FULL_FROM = 0.9;
/** A job is seldom shorter: less free time than this sells nothing. */
const WORTH_MINUTES = 4 * 60;

export type Room = 'room' | 'some' | 'full' | 'nobody';

/** What is taken of the working time of some days: `load` is the share, 0–1 and more; null without anybody who works. */
export type BoardRoom = {
  minutes: number;
  freeMinutes: number;
  load: number | null;
  room: Room;
};

export type SkillRoom = BoardRoom & { skill: string; people: number };
/** Where the people set out in the morning: a drive across the county sells nothing. */
export type AreaRoom = BoardRoom & { area: string; people: number };
export type Suggestion = {
  /** `advertise`: there is time to sell; `stop`: what runs should pause. */
  kind: 'advertise' | 'stop' | 'wait';
  /** '' = the whole board. */
  skill: string;
  freeMinutes: number;
};

export type CapacityAhead = {
  days: readonly { date: string; freeMinutes: number; load: number | null }[];
  whole: BoardRoom;
  /** Skills, those with the most room first. */
  skills: readonly SkillRoom[];
  /** By where people set out, those with the most room first; who has no home base on record is in none. */
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
 * What the coming days (YYYY-MM-DD) have room for: the board's own free hours, as a whole and by what the people who are free can do, and
 * what follows for advertising.
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
  // What customers buy is skills; a license is what they may be done with.
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

/** The working time of some people on a day that is still ahead, time off taken off. */
const shiftMinutes = (people: readonly Stored<Technician>[], date: string, ground: PreparedGround): number =>
  people.reduce((sum, { id }) => {
    const { fromMs, toMs } = dayStretch(date, ground.timeZone);
    const ahead = { fromMs: Math.max(fromMs, ground.nowMs), toMs };
    const parts = partsWithin(ground.shiftsOf(id, date), ahead);
    return sum + parts.reduce((all, part) => all + uncovered(part, ground.absencesOf(id)), 0);
  }, 0);

/** As many skills as can be advertised at once. */
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

/** Whether an ad is for work that a skill is needed for, by their words: `Heat pumps` and "Heat pump tune-up". */
export function isForSkill({ service }: { service: string }, skill: string): boolean {
  const stems = wordsIn(skill).map((word) => word.replace(/(?:ing|s)$/u, ''));
  const words = wordsIn(service).map((word) => word.replace(/(?:ing|s)$/u, ''));
  return stems.length > 0 && stems.every((stem) => words.includes(stem));
}
