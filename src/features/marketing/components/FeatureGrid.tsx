import { Link } from 'react-router-dom';
import { FEATURE_INFO, INCLUDED_FEATURES } from '@/domain/access/features';
import { paths } from '@/lib/paths';
import { WORKING_AREAS } from '../content/featureAreas';
import { FEATURE_SCREENS } from '../content/pictures';
import classes from './FeatureGrid.module.css';
import { ScreenPicture } from './ScreenPicture';

const FEATURES = WORKING_AREAS.flatMap(({ title, features }) => features.map((feature) => ({ feature, area: title })));
const SEEN_AT_ONCE = 2;

/** Shows every released feature with its screenshot and a link to its page. */
export function FeatureGrid() {
  return (
    <ul className={classes['list']} aria-label="Features">
      {FEATURES.map(({ feature, area }, index) => {
        const screen = FEATURE_SCREENS[feature];
        return (
          <li key={feature} className={classes['item']}>
            {screen && <ScreenPicture screen={screen} isFirst={index < SEEN_AT_ONCE} isDecorative />}
            <p className={classes['area']}>{area}</p>
            <h2 className={classes['name']}>
              <Link to={paths.featurePage(feature)} className={classes['link']}>
                {FEATURE_INFO[feature].title}
              </Link>
              {INCLUDED_FEATURES.includes(feature) && <span className={classes['free']}>Free</span>}
            </h2>
            <p className={classes['text']}>{FEATURE_INFO[feature].description}</p>
          </li>
        );
      })}
    </ul>
  );
}
