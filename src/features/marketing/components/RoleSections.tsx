import { ROLES } from '../content/roles';
import classes from './RoleSections.module.css';
import { ScreenPicture } from './ScreenPicture';

/** Shows side by side what the owner, the office and the technician get. */
export function RoleSections() {
  return (
    <section aria-labelledby="roles" className={classes['section']}>
      <h2 id="roles" className={classes['heading']}>
        One day, three people
      </h2>
      <ul className={classes['roles']}>
        {ROLES.map(({ role, title, points, screen }) => (
          <li key={role}>
            <div className={classes['picture']}>
              <ScreenPicture screen={screen} sizes="(max-width: 62em) 100vw, 380px" isDecorative />
            </div>
            <p className={classes['role']}>{role}</p>
            <h3>{title}</h3>
            <ul className={classes['points']}>
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}
