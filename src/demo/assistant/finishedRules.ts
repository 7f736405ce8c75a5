import { addCalendarDays, daysBetween } from '@/lib/calendar';
import { monthsIn, report } from './crewRules';
import { dayIn } from './days';
import { periodsIn } from './periods';
import { sayFinished, sayFinishedCount } from './sayReports';
import { after, ask, jobs, resultOf, say, technicianIn, withTechnician, type Rule } from './steps';
import { textOf, type LocalReply, type LocalTurn } from './turn';

/** The most days for which finished jobs are listed at once. */
const DAYS_LISTED = 31;
const WEEKDAYS = '(?:sun|mon|tues|wednes|thurs|fri|satur)days?';

/** Returns the days a question names: a weekday means the most recent one. null if there are none. */
function daysIn({ question, context: { today } }: LocalTurn): { from: string; to: string } | null {
  const [period] = periodsIn(question, today);
  if (period) return { from: period.from, to: period.to > today ? today : period.to };
  const day = dayIn(question, today);
  if (day === '') return null;
  const past = day > today ? addCalendarDays(day, -7) : day;
  return { from: past, to: past };
}

function finished(turn: LocalTurn, technicianId: string | null): LocalReply {
  const days = daysIn(turn);
  if (!days) return say('Say of which days: finished today, last week, in October.');
  const isCount = /\bhow many\b|\bnumber of\b/i.test(turn.question);
  const isShort = daysBetween(days.from, days.to) < DAYS_LISTED;
  const months = isCount && technicianId === null ? monthsIn(turn) : null;
  // The reports have counts for whole months; users who may not see reports get the list.
  if (months) {
    const counted = resultOf(turn, 'read_report');
    if (!counted) return ask(report('technicians', months));
    if (!counted.isError) return say(sayFinishedCount(counted.data));
    if (!isShort) return say(textOf(counted.data['error']));
  }
  if (!isShort) return say('I list finished jobs of a month at most. Ask for a month, or how many there were.');
  const asked = jobs({ state: 'finished', from_day: days.from, to_day: days.to, technician_id: technicianId });
  const who = textOf(technicianIn(turn)[0]?.['name']);
  return after(turn, asked, (data) => say(sayFinished(data, { ...days, who, isCount })));
}

const DONE = 'finish(?:ed|es)?|complet(?:ed?|es)|done|wrapp?(?:ed)? up|closed? out|closed?';

/** Rules about work by completion date, which isn't in the schedule. */
export const FINISHED_RULES: readonly Rule[] = [
  {
    pattern: new RegExp(
      `\\b(?:${DONE})\\b.*\\b(?:jobs?|work|calls?)\\b|\\b(?:jobs?|work|calls?|what|anything)\\b.*\\b(?:${DONE})\\b|\\bhow many jobs (?:did|have)\\b.*\\b(?:do|done|did)\\b`,
      'i',
    ),
    needs: ['find_jobs'],
    isWeak: true,
    takesTechnician: true,
    takesPeriods: true,
    knows: new RegExp(
      `\\b(?:${DONE}|do|did|jobs?|work|calls?|many|number of|list|on|(?:last |this |on )?${WEEKDAYS}|today|yesterday|technicians?|anything)\\b`,
      'i',
    ),
    applies: ({ question, context }) => !periodsIn(question, context.today).some(({ from }) => from > context.today),
    next: (turn) => {
      const isMine = /\b(?:my|i)\b/i.test(turn.question) && turn.context.technicianId !== '';
      return isMine ? finished(turn, turn.context.technicianId) : withTechnician(turn, (id) => finished(turn, id));
    },
  },
];
