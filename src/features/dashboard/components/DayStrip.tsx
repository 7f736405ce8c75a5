import type { CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import { useSession } from '@/data/react/WorkspaceProvider';
import type { DayBlock, DayBoard, DayRow } from '@/domain/job/dayBoard';
import { technicianName } from '@/domain/technician/schema';
import { arrivalText } from '@/entities/job/arrivalText';
import { minuteOfDay } from '@/lib/dates';
import { isolated } from '@/lib/isolated';
import { paths } from '@/lib/paths';
import { HOUR_MINUTES } from '@/lib/time';
import { PlainList } from '@/ui/layout/PlainList';
import { BLOCK_LOOKS } from './blockLooks';
import classes from './Day.module.css';

/** Formats minutes since midnight as `8 AM` or `12 PM`. */
const hourName = (minute: number): string => {
  const hour = (minute / HOUR_MINUTES) % 24;
  return `${hour % 12 === 0 ? 12 : hour % 12} ${hour < 12 ? 'AM' : 'PM'}`;
};

/** A day with more hours than this labels only every other hour. */
const NAMED_EACH = 12;

type Span = Pick<DayBoard, 'fromMinute' | 'toMinute'>;
const share = (minute: number, { fromMinute, toMinute }: Span): number =>
  ((Math.min(Math.max(minute, fromMinute), toMinute) - fromMinute) / (toMinute - fromMinute)) * 100;

/** Shows today's hours from left to right, one row per technician, including free ones. */
export function DayStrip({ board, now }: { board: DayBoard; now: Date }) {
  const { company } = useSession();
  const { fromMinute, toMinute, unassigned, rows } = board;
  const hourCount = (toMinute - fromMinute) / HOUR_MINUTES;
  const nowMinute = minuteOfDay(company.timeZone, now.toISOString());
  const isNowShown = nowMinute >= fromMinute && nowMinute <= toMinute;
  const marks = Array.from({ length: hourCount }, (_, index) => fromMinute + index * HOUR_MINUTES);
  return (
    <div className={classes.strip} data-scaled style={{ '--hours': hourCount } as CSSProperties}>
      <div className={classes.hours} aria-hidden>
        {marks.map((minute, index) => (
          <span key={minute} className={classes.hour}>
            {hourCount <= NAMED_EACH || index % 2 === 0 ? hourName(minute) : ''}
          </span>
        ))}
      </div>
      <PlainList aria-label="Today by technician">
        {unassigned.blocks.length > 0 && (
          <StripRow name="Unassigned" isOpen {...unassigned} span={board} timeZone={company.timeZone} />
        )}
        {rows.map((row) => (
          <StripRow
            key={row.technician.id}
            name={technicianName(row.technician)}
            color={row.technician.color}
            hours={row.hours}
            blocks={row.blocks}
            laneCount={row.laneCount}
            span={board}
            timeZone={company.timeZone}
          />
        ))}
      </PlainList>
      {isNowShown && (
        <div className={classes.nowFrame} aria-hidden>
          <span className={classes.now} style={{ left: `${share(nowMinute, board)}%` }} />
        </div>
      )}
    </div>
  );
}

type StripRowProps = {
  name: string;
  color?: string;
  /** True for the row of unassigned jobs. */
  isOpen?: boolean;
  hours?: DayRow['hours'];
  blocks: readonly DayBlock[];
  laneCount: number;
  span: Span;
  timeZone: string;
};

function StripRow({ name, color, isOpen = false, hours, blocks, laneCount, span, timeZone }: StripRowProps) {
  return (
    <li className={classes.row} data-open={isOpen || undefined} aria-label={name}>
      <span className={classes.name} title={name}>
        {color && <span className={classes.dot} style={{ background: color }} aria-hidden />}
        <span className={classes.nameText}>{name}</span>
      </span>
      <div className={classes.track} style={{ '--lanes': laneCount } as CSSProperties}>
        {hours && (
          <span
            className={classes.work}
            style={{
              left: `${share(hours.fromMinute, span)}%`,
              width: `${share(hours.toMinute, span) - share(hours.fromMinute, span)}%`,
            }}
            aria-hidden
          />
        )}
        {blocks.length === 0 ? (
          <span className={classes.free} style={{ left: `${share(hours?.fromMinute ?? 0, span)}%` }}>
            Free all day
          </span>
        ) : (
          <PlainList>
            {blocks.map((block) => (
              <StripBlock key={block.job.id} block={block} span={span} timeZone={timeZone} />
            ))}
          </PlainList>
        )}
      </div>
    </li>
  );
}

function StripBlock({ block, span, timeZone }: { block: DayBlock; span: Span; timeZone: string }) {
  const { job, state, lane, fromMinute, toMinute } = block;
  const { Symbol, word } = BLOCK_LOOKS[state];
  const when = arrivalText(job, timeZone);
  return (
    <li
      className={classes.place}
      style={{
        left: `${share(fromMinute, span)}%`,
        width: `${share(toMinute, span) - share(fromMinute, span)}%`,
        top: `calc(${lane} * var(--lane))`,
      }}
    >
      <Link
        to={paths.jobDetails(job.id)}
        className={classes.block}
        data-state={state}
        title={[when, word, job.title, job.customerName, job.propertyAddress].filter(Boolean).join(' · ')}
      >
        <span className={classes.blockText}>
          <strong>
            <Symbol size={14} className={classes.symbol} aria-hidden />
            {job.customerName === '' ? job.title : isolated(job.customerName)}
          </strong>
          {job.customerName !== '' && <span>{job.title}</span>}
        </span>
        <span className="visually-hidden">
          , {when}, {word}
          {job.propertyAddress && `, ${job.propertyAddress}`}
        </span>
      </Link>
    </li>
  );
}
