import { Link } from 'react-router-dom';
import { FEATURE_INFO, INCLUDED_FEATURES } from '@/domain/access/features';
import { paths } from '@/lib/paths';
import { WORKING_AREAS } from '../content/featureAreas';
import { FEATURE_SCREENS } from '../content/pictures';
import classes from './FeatureAreas.module.css';
import { ScreenPicture } from './ScreenPicture';

/** Everything that can be used, by area, each with its screen and the way to its own page. */
export function FeatureAreas() {
  return WORKING_AREAS.map(({ title, text, features }, areaIndex) => (
    <section key={title} className={classes['area']} aria-label={title}>
      <h2 className={classes['title']}>{title}</h2>
      <p className={classes['text']}>{text}</p>
      <ul className={classes['list']}>
        {features.map((feature, index) => {
          const screen = FEATURE_SCREENS[feature];
          return (
            <li key={feature} className={classes['item']}>
              {screen && <ScreenPicture screen={screen} isFirst={areaIndex === 0 && index < 2} isDecorative />}
              <h3 className={classes['name']}>
                <Link to={paths.featurePage(feature)} className={classes['link']}>
                  {FEATURE_INFO[feature].title}
                </Link>
                {INCLUDED_FEATURES.includes(feature) && <span className={classes['free']}>Free</span>}
              </h3>
              <p className={classes['text']}>{FEATURE_INFO[feature].description}</p>
            </li>
          );
        })}
      </ul>
    </section>
  ));
}
