import { STEPS } from '../content/steps';
import { ScreenPicture } from './ScreenPicture';
import classes from './StepSections.module.css';

/** Shows the steps quote, sign, do, get paid, each with its screenshot on alternating sides. */
export function StepSections() {
  return (
    <ol className={classes['steps']}>
      {STEPS.map(({ name, title, points, screen }, index) => (
        <li key={name} className={classes['step']} data-phone={screen.height > screen.width || undefined}>
          <div>
            <p className={classes['name']}>
              <span aria-hidden className={classes['number']}>
                {index + 1}
              </span>
              {name}
            </p>
            <h2 className={classes['title']}>{title}</h2>
            <ul className={classes['points']}>
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </div>
          <ScreenPicture screen={screen} />
        </li>
      ))}
    </ol>
  );
}
