import type { Alternative, TechnicianAlternative } from '../explain/alternatives';
import type { StopFacts } from '../explain/explainStop';
import type { Difference } from '../retime';

type Words = {
  /** Formats a second of the day: `9:05 AM`. */
  timeOf: (second: number) => string;
  titleOf: (visit: string) => string;
  nameOf: (technician: string) => string;
};

const MOST_POSITIONS = 2;
const A_DAY = 86_400;
const minutes = (seconds: number): number => Math.round(Math.abs(seconds) / 60);

/** Describes the cost difference between two plans, in minutes and people: `14 min more driving, 20 min later than promised`. */
export function differenceText({ unserved, parts }: Difference): string {
  const inMinutes = (seconds: number, more: string, less: string): string =>
    minutes(seconds) === 0 ? '' : `${minutes(seconds)} min ${seconds > 0 ? more : less}`;
  const said = [
    unserved > 0 && 'another visit would not be served',
    inMinutes(parts.travel, 'more driving', 'less driving'),
    inMinutes(parts.lateness, 'more lateness', 'less lateness'),
    inMinutes(parts.overtime, 'more overtime', 'less overtime'),
    parts.timeChange > 0 && 'another promised time would change',
    parts.notPreferred + parts.technicianChange > 0 && 'another technician would come',
  ].filter(Boolean);
  return said.join(', ') || 'no difference';
}

/** Explains why a stop is where and when it is, one sentence per reason. Every number is the difference of two plans. */
export function whyText(
  {
    facts,
    positions,
    technicians,
  }: { facts: readonly StopFacts[]; positions: readonly Alternative[]; technicians: readonly TechnicianAlternative[] },
  { timeOf, titleOf, nameOf }: Words,
): { times: string[]; order: string[]; people: string[] } {
  const times = facts
    .slice(0, 1)
    .flatMap(({ arrival, start, waitSeconds, slackSeconds }) => [
      waitSeconds >= 60
        ? `The technician is there at ${timeOf(arrival)} and begins at ${timeOf(start)}.`
        : `The technician arrives and begins at ${timeOf(start)}.`,
      slackSeconds >= A_DAY
        ? 'It can start later without making anything late.'
        : minutes(slackSeconds) === 0
          ? 'There is no slack: any delay makes this or a later stop late.'
          : `It can begin ${minutes(slackSeconds)} min later without making this or a later stop late.`,
    ]);
  const order = positions
    .slice(0, MOST_POSITIONS)
    .map(
      ({ after, difference }) =>
        `${after === null ? 'As the first stop' : `After ${titleOf(after)}`}: ${differenceText(difference)}.`,
    );
  const people = technicians.map(({ technician, best, forbidden }) =>
    best ? `${nameOf(technician)}: ${differenceText(best.difference)}.` : `${nameOf(technician)} cannot: ${forbidden}.`,
  );
  return { times, order, people };
}
