import { Link } from 'react-router-dom';
import { FEATURE_INFO } from '@/domain/access/features';
import { paths } from '@/lib/paths';
import { RouterLink } from '@/ui/links/RouterLink';
import { MORE } from '../content/more';
import { FEATURE_SCREENS } from '../content/pictures';
import classes from './MoreSection.module.css';
import { ScreenPicture } from './ScreenPicture';

/** Shows further features, each with its screenshot and a link to its page. */
export function MoreSection() {
  return (
    <section aria-labelledby="more" className={classes['section']}>
      <h2 id="more" className={classes['heading']}>
        And what comes before and after the job
      </h2>
      <ul className={classes['list']}>
        {MORE.map(({ feature, title, text }) => {
          const screen = FEATURE_SCREENS[feature];
          return (
            <li key={feature} className={classes['item']}>
              {screen && <ScreenPicture screen={screen} sizes="(max-width: 48em) 100vw, 380px" isDecorative />}
              <p className={classes['feature']}>{FEATURE_INFO[feature].title}</p>
              <h3>
                <Link to={paths.featurePage(feature)}>{title}</Link>
              </h3>
              <p className={classes['text']}>{text}</p>
            </li>
          );
        })}
      </ul>
      <RouterLink to={paths.features}>All features, and the plan that each is part of</RouterLink>
    </section>
  );
}
