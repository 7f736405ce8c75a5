import { Popover, UnstyledButton } from '@mantine/core';
import type { FreeHours } from '@/domain/scheduling/board/freeHours';
import { formatCount, formatDuration } from '@/ui/format/quantities';
import classes from './FreeHoursOfDay.module.css';

/** Shows the time left in a day, and by skill on demand. Empty for a day with no free time. */
export function FreeHoursOfDay({ freeHours }: { freeHours: FreeHours | undefined }) {
  if (!freeHours || freeHours.minutes === 0) return null;
  const { minutes, bySkill } = freeHours;
  const text = `${wholeHours(minutes)} free`;
  if (bySkill.length === 0) return <span className={classes.free}>{text}</span>;
  return (
    <Popover position="bottom-start" shadow="md" withinPortal>
      <Popover.Target>
        <UnstyledButton className={`${classes.free} ${classes.button}`}>{text}</UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown p="sm">
        <table className={classes.table}>
          <caption>Free, drives taken off</caption>
          <tbody>
            {bySkill.map((one) => (
              <tr key={one.skill}>
                <th scope="row">{one.skill}</th>
                <td>{formatDuration(one.minutes)}</td>
                <td>{formatCount(one.people, 'person', 'people')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Popover.Dropdown>
    </Popover>
  );
}

const wholeHours = (minutes: number): string => (minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h`);
