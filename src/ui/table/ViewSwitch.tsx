import { Button } from '@mantine/core';
import classes from './ViewSwitch.module.css';

type ViewOption<View extends string> = {
  value: View;
  label: string;
  /** How many it holds, where that is known. */
  count?: number;
};

type ViewSwitchProps<View extends string> = {
  /** Names the group, such as "Views". */
  label: string;
  options: readonly ViewOption<View>[];
  value: View;
  onChange: (view: View) => void;
};

/** The views of a list that come with the product, one at a time. */
export function ViewSwitch<View extends string>({ label, options, value, onChange }: ViewSwitchProps<View>) {
  return (
    <div role="group" aria-label={label} className={classes.views}>
      {options.map((option) => (
        <Button
          key={option.value}
          size="sm"
          variant={option.value === value ? 'light' : 'subtle'}
          color={option.value === value ? 'teal' : 'gray'}
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.label}
          {option.count !== undefined && ` (${option.count})`}
        </Button>
      ))}
    </div>
  );
}
