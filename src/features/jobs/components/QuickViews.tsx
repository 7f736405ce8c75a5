import { Button } from '@mantine/core';
import { JOB_VIEWS, type JobView } from '@/domain/job/queries';
import classes from './QuickViews.module.css';

const LABELS: Record<JobView, string> = {
  all: 'All jobs',
  today: 'Today',
  late: 'Late',
  unscheduled: 'Unscheduled',
  'needs-invoicing': 'Needs invoicing',
};

type QuickViewsProps = { view: JobView; onChange: (view: JobView) => void };

/** The lists that the office looks at many times a day. */
export function QuickViews({ view, onChange }: QuickViewsProps) {
  return (
    <div role="group" aria-label="Quick views" className={classes.views}>
      {JOB_VIEWS.map((value) => (
        <Button
          key={value}
          size="sm"
          variant={value === view ? 'light' : 'subtle'}
          color={value === view ? 'teal' : 'gray'}
          aria-pressed={value === view}
          onClick={() => onChange(value)}
        >
          {LABELS[value]}
        </Button>
      ))}
    </div>
  );
}
