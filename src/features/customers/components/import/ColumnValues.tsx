import { Text } from '@mantine/core';
import classes from './importSteps.module.css';

/** A few of a column's values. */
export function ColumnValues({ values }: { values: readonly string[] }) {
  if (values.length === 0)
    return (
      <Text size="sm" c="dimmed">
        Empty
      </Text>
    );
  return (
    <Text size="sm" c="dimmed" lineClamp={2} className={classes.wrap}>
      {values.map((value) => value.slice(0, 80)).join(' · ')}
    </Text>
  );
}
