import { Pair } from '@/ui/layout/Pair';
import classes from './StartChoice.module.css';

type StartChoiceProps<S extends string> = {
  starts: readonly { value: S; name: string; text: string }[];
  value: S;
  onChange: (start: S) => void;
};

/** Lets the user choose what a new calculation starts with. */
export function StartChoice<S extends string>({ starts, value, onChange }: StartChoiceProps<S>) {
  return (
    <fieldset className={classes['group']}>
      <legend className={classes['legend']}>Start with</legend>
      <Pair least="180px" gap="sm" isEven>
        {starts.map((start) => (
          <label key={start.value} className={classes['start']}>
            <input
              type="radio"
              name="start"
              aria-label={start.name}
              checked={value === start.value}
              onChange={() => onChange(start.value)}
            />
            <span>
              <span className={classes['name']}>{start.name}</span>
              <span className={classes['second']}>{start.text}</span>
            </span>
          </label>
        ))}
      </Pair>
    </fieldset>
  );
}
