import type { SchemaFormApi } from '@/ui/forms/useSchemaForm';
import { STARTS, type LoadStart, type NewLoadValues } from '../../newLoad';
import classes from './new.module.css';

const WORDS: Readonly<Record<LoadStart, { name: string; text: string }>> = {
  quick: { name: 'Quick estimate', text: 'A dozen answers, loads at once. For a first visit.' },
  rooms: { name: 'Room by room', text: 'Every room, wall and window. For choosing equipment.' },
  file: { name: 'From a file', text: 'A case file with a whole house (JSON).' },
  copy: { name: 'Copy', text: 'Another calculation as it is now.' },
};

/** How the house gets in. */
export function StartChoice({ form }: { form: SchemaFormApi<NewLoadValues> }) {
  return (
    <fieldset className={classes['group']}>
      <legend className={classes['legend']}>Start with</legend>
      <div className={classes['starts']}>
        {STARTS.map((start) => (
          <label key={start} className={classes['start']}>
            <input
              type="radio"
              name="start"
              aria-label={WORDS[start].name}
              checked={form.values.start === start}
              onChange={() => form.setFieldValue('start', start)}
            />
            <span>
              <span className={classes['name']}>{WORDS[start].name}</span>
              <span className={classes['second']}>{WORDS[start].text}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
