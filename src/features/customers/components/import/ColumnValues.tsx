import { Text } from '@mantine/core';
import classes from './importSteps.module.css';

/** Shows a few sample values of a column. */
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
