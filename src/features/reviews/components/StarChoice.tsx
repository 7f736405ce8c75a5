import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { useId, useState, type ReactNode } from 'react';
import classes from './reviews.module.css';

const STARS = [1, 2, 3, 4, 5] as const;
const WORDS = ['', 'Very bad', 'Bad', 'Fair', 'Good', 'Very good'] as const;

type StarChoiceProps = { value: number; onChange: (stars: number) => void; /** Null for none. */ error: ReactNode };

/** Picks one to five stars with radio buttons, for touch, arrow keys and screen readers. Nothing is preselected. */
export function StarChoice({ value, onChange, error }: StarChoiceProps) {
  const name = useId();
  const [hovered, setHovered] = useState(0);
  const shown = hovered || value;
  return (
    <fieldset className={classes['choice']} aria-describedby={error === null ? undefined : `${name}-error`}>
      <legend>How did we do?</legend>
      {STARS.map((stars) => (
        <label
          key={stars}
          className={classes['star']}
          data-on={stars <= shown || undefined}
          onPointerEnter={() => setHovered(stars)}
          onPointerLeave={() => setHovered(0)}
        >
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            value={stars}
            checked={value === stars}
            onChange={() => onChange(stars)}
            aria-label={`${String(stars)} of 5 stars: ${WORDS[stars]}`}
            data-path={stars === 1 ? 'stars' : undefined}
          />
          {stars <= shown ? <IconStarFilled size={34} aria-hidden /> : <IconStar size={34} aria-hidden />}
        </label>
      ))}
      <span className={classes['word']}>{WORDS[shown]}</span>
      {error !== null && (
        <p id={`${name}-error`} className={classes['fault']}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
