import { Link } from 'react-router-dom';
import { FEATURE_INFO } from '@/domain/access/features';
import { paths } from '@/lib/paths';
import { RouterLink } from '@/ui/links/RouterLink';
import { MarketingFrame } from '@/ui/public/MarketingFrame';
import { PLANNED_AREAS } from '../content/featureAreas';
import { NEXT_STEPS } from '../content/nextSteps';
import classes from './RoadmapPage.module.css';

/** Lists what is being built; the only page that does. */
export function Component() {
  return (
    <MarketingFrame>
      <title>Roadmap · Fieldwright</title>
      <h1 className={classes['headline']}>Roadmap</h1>
      <p className={classes['lead']}>
        What we are building next. Nothing here is sold, and there are no dates: it moves to{' '}
        <RouterLink inherit to={paths.features}>
          the product
        </RouterLink>{' '}
        on the day it works.
      </p>
      <div className={classes['areas']}>
        {PLANNED_AREAS.map(({ title, features }) => (
          <section key={title} aria-label={title}>
            <h2>{title}</h2>
            <ul className={classes['list']}>
              {features.map((feature) => (
                <li key={feature}>
                  <Link to={paths.featurePage(feature)}>{FEATURE_INFO[feature].title}</Link>
                  <p>{FEATURE_INFO[feature].description}</p>
                </li>
              ))}
            </ul>
          </section>
        ))}
        <section aria-label="What comes next">
          <h2>What comes next</h2>
          <ul className={classes['list']}>
            {NEXT_STEPS.map(({ title, text }) => (
              <li key={title}>
                <b>{title}</b>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </MarketingFrame>
  );
}
