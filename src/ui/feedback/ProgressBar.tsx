import { Progress, Text } from '@mantine/core';
import classes from './ProgressBar.module.css';

type ProgressBarProps = {
  label: string;
  /** 0 to 100, or null while unknown. */
  value: number | null;
  detail?: string;
};

/** Renders the progress of a long-running task, as text and as a bar. */
export function ProgressBar({ label, value, detail }: ProgressBarProps) {
  return (
    <div>
      <div className={classes.head}>
        <Text size="sm" fw={550}>
          {label}
        </Text>
        <Text size="sm" c="dimmed" className="tabular">
          {detail ?? (value === null ? '' : `${Math.round(value)}%`)}
        </Text>
      </div>
      <Progress.Root size="md" mt={4}>
        <Progress.Section
          value={value ?? 100}
          striped={value === null}
          animated={value === null}
          withAria={false}
          role="progressbar"
          aria-label={label}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={value === null ? undefined : Math.round(value)}
          aria-valuetext={detail}
        />
      </Progress.Root>
    </div>
  );
}
