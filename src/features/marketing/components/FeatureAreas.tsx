import { Text, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import { FEATURE_INFO } from '@/domain/access/features';
import { paths } from '@/lib/paths';
import { FEATURE_AREAS } from '../content/featureAreas';
import classes from './FeatureAreas.module.css';
import { FeatureState } from './FeatureState';

/** All features by area, each with its state and the way to its own page. */
export function FeatureAreas() {
  return FEATURE_AREAS.map(({ title, text, features }) => (
    <section key={title} className={classes['area']} aria-label={title}>
      <div>
        <Title order={2}>{title}</Title>
        <Text size="sm" c="dimmed">
          {text}
        </Text>
      </div>
      <ul className={classes['list']}>
        {features.map((feature) => (
          <li key={feature} className={classes['item']}>
            <div className={classes['head']}>
              <Link to={paths.featurePage(feature)} className={classes['link']}>
                {FEATURE_INFO[feature].title}
              </Link>
              <FeatureState feature={feature} />
            </div>
            <Text size="sm" c="dimmed">
              {FEATURE_INFO[feature].description}
            </Text>
          </li>
        ))}
      </ul>
    </section>
  ));
}
