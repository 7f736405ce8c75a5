import { useSession } from '@/data/react/WorkspaceProvider';
import type { SitePlan } from '@/domain/demolition/site/criticalPath';
import { addCalendarDays, daysBetween } from '@/lib/calendar';
import { mondayOf } from '@/lib/weekdays';
import { formatShortDate } from '@/ui/format/dateTime';
import classes from './site.module.css';

export type PlannedVisit = { id: string; jobId: string; title: string; on: string; crewCount: number };
type PlanChartProps = { plan: SitePlan; visits: readonly PlannedVisit[]; today: string };

const [WIDTH, NAMES, ROW, HEAD] = [960, 200, 28, 24];
const BAR = 14;
const MOST_WEEKS = 12;

const earliest = (days: readonly string[]): string => days.reduce((first, day) => (day < first ? day : first));
const latest = (days: readonly string[]): string => days.reduce((last, day) => (day > last ? day : last));

/** Charts tasks, float, milestones, and visits by day. The table next to it has the same information as text. */
export function PlanChart({ plan, visits, today }: PlanChartProps) {
  const { timeZone } = useSession().company;
  const days = [
    ...plan.tasks.flatMap(({ startsOn, endsOn, floatDays }) => [startsOn, addCalendarDays(endsOn, floatDays)]),
    ...visits.map(({ on }) => on),
  ];
  const first = mondayOf(earliest(days));
  // Rounds up to whole weeks, with room for a milestone at the end.
  const span = Math.ceil((daysBetween(first, latest(days)) + 2) / 7) * 7;
  const x = (day: string): number => NAMES + (daysBetween(first, day) / span) * (WIDTH - NAMES);
  const weeks = Array.from({ length: Math.ceil(span / 7) }, (_, index) => addCalendarDays(first, index * 7));
  const step = Math.max(1, Math.ceil(weeks.length / MOST_WEEKS));
  const rows = plan.tasks.length + (visits.length > 0 ? 1 : 0);
  const height = HEAD + rows * ROW + 4;
  const visitsAt = HEAD + plan.tasks.length * ROW + ROW / 2;
  return (
    <div className={classes['chart']}>
      <svg
        viewBox={`0 0 ${WIDTH} ${height}`}
        role="img"
        aria-label="Schedule of the site: tasks, milestones and visits by day. The table below lists them."
      >
        {weeks
          .filter((_, index) => index % step === 0)
          .map((week) => (
            <g key={week}>
              <line x1={x(week)} x2={x(week)} y1={HEAD - 4} y2={height} stroke="var(--fw-border)" />
              <text x={x(week) + 4} y={14} className={classes['label']}>
                {formatShortDate(week, timeZone)}
              </text>
            </g>
          ))}
        {plan.tasks.map(({ task, startsOn, endsOn, floatDays, isCritical }, index) => {
          const y = HEAD + index * ROW + (ROW - BAR) / 2;
          const end = x(addCalendarDays(endsOn, 1));
          return (
            <g key={task.id}>
              <text x={0} y={y + BAR - 3} className={classes['label']}>
                {task.name.length > 28 ? `${task.name.slice(0, 27)}…` : task.name}
              </text>
              {floatDays > 0 && (
                <rect
                  className={classes['float']}
                  x={end}
                  y={y + BAR / 2 - 2}
                  width={Math.max(0, x(addCalendarDays(endsOn, floatDays + 1)) - end)}
                  height={4}
                />
              )}
              {task.days === 0 ? (
                <path
                  className={classes['milestone']}
                  d={`M${end} ${y} l${BAR / 2} ${BAR / 2} l${-BAR / 2} ${BAR / 2} l${-BAR / 2} ${-BAR / 2} z`}
                />
              ) : (
                <rect
                  className={classes['bar']}
                  data-critical={isCritical}
                  data-done={task.doneOn !== ''}
                  x={x(startsOn)}
                  y={y}
                  width={Math.max(2, end - x(startsOn))}
                  height={BAR}
                  rx={2}
                />
              )}
            </g>
          );
        })}
        {visits.length > 0 && (
          <text x={0} y={visitsAt + 4} className={classes['label']}>
            Visits
          </text>
        )}
        {visits.map(({ id, on }) => (
          <circle key={id} className={classes['visit']} cx={x(on) + 6} cy={visitsAt} r={5} />
        ))}
        {today >= first && daysBetween(first, today) <= span && (
          <line className={classes['now']} x1={x(today)} x2={x(today)} y1={HEAD - 4} y2={height} />
        )}
      </svg>
    </div>
  );
}
