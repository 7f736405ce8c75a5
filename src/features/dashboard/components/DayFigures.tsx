import { Paper, SimpleGrid, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { Job } from '@/domain/job/schema';
import type { Stored } from '@/domain/record/schema';
import { paths } from '@/lib/paths';
import classes from './DayFigures.module.css';

type DayFiguresProps = {
  jobs: readonly Stored<Job>[];
  lateCount: number;
  unscheduledCount: number;
  toInvoiceCount: number;
};

/** The day in a few figures, each leading to the jobs behind it. */
export function DayFigures({ jobs, lateCount, unscheduledCount, toInvoiceCount }: DayFiguresProps) {
  const done = jobs.filter(
    ({ progress }) => progress === 'work-done' || progress === 'invoiced' || progress === 'closed',
  ).length;
  const running = jobs.filter(({ progress }) => progress === 'in-progress').length;
  const figures = [
    { label: 'Today', value: jobs.length, to: `${paths.jobs}?view=today` },
    { label: 'In progress', value: running, to: `${paths.jobs}?progress=in-progress` },
    { label: 'Done', value: done, to: `${paths.jobs}?view=today` },
    { label: 'Late', value: lateCount, to: `${paths.jobs}?view=late` },
    { label: 'Unscheduled', value: unscheduledCount, to: `${paths.jobs}?view=unscheduled` },
    { label: 'Needs invoicing', value: toInvoiceCount, to: `${paths.jobs}?view=needs-invoicing` },
  ];
  return (
    <SimpleGrid cols={{ base: 2, xs: 3, md: 6 }} spacing="sm" mb="md">
      {figures.map(({ label, value, to }) => (
        <Paper key={label} withBorder p="sm" component={Link} to={to} className={classes['figure']}>
          <Text size="xl" fw={650}>
            {value}
          </Text>
          <Text size="sm" c="dimmed">
            {label}
          </Text>
        </Paper>
      ))}
    </SimpleGrid>
  );
}
