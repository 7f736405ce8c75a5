import type { PublicVisit } from '@/domain/public-document/schema';
import { spokenNames, spokenTime } from '@/domain/scheduling/words';
import { timeWindow } from '@/entities/job/arrivalText';

type State = PublicVisit['state'];

/** Steps of a visit in order, as the customer sees them. */
export const STEPS = ['planned', 'on-the-way', 'here', 'done'] as const satisfies readonly State[];
export const STEP_LABELS: Record<(typeof STEPS)[number], string> = {
  planned: 'Planned',
  'on-the-way': 'On the way',
  here: 'Here',
  done: 'Done',
};

/** Returns the status as a sentence. */
export function headline({ state, people }: Pick<PublicVisit, 'state' | 'people'>): string {
  const names = spokenNames(people.map(({ firstName }) => firstName));
  const who = names === '' ? 'We' : names;
  const verb = names === '' || people.length > 1 ? 'are' : 'is';
  switch (state) {
    case 'planned':
      return 'Your visit is planned';
    case 'on-the-way':
      return `${who} ${verb} on the way`;
    case 'here':
      return `${who} ${verb} here`;
    case 'done':
      return 'The visit is done';
    case 'missed':
      return 'We missed you';
    case 'canceled':
      return 'This visit is canceled';
  }
}

/** Returns the heading above the technicians. */
export function whoTitle({ state }: Pick<PublicVisit, 'state'>): string {
  if (state === 'here') return 'Who is here';
  return state === 'done' ? 'Who came' : 'Who is coming';
}

/** Formats the arrival: the promised window or time; '' while only the day is known. */
export function arrival(
  { startsAt, isTimePromised, windowStartsAt, windowEndsAt }: PublicVisit,
  timeZone: string,
): string {
  if (windowStartsAt !== '')
    return `Between ${timeWindow(windowStartsAt, windowEndsAt, timeZone).replace(' – ', ' and ')}`;
  return isTimePromised ? `At about ${spokenTime(startsAt, timeZone)}` : '';
}
