import { Text, Title } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useParams } from 'react-router-dom';
import { FEATURE_INFO, type Feature } from '@/domain/access/features';
import { paths } from '@/lib/paths';
import { RouterLink } from '@/ui/links/RouterLink';
import { FeatureOffer } from '../components/FeatureOffer';
import { FeatureState } from '../components/FeatureState';
import { MarketingFrame } from '../components/MarketingFrame';
import { areaOf, isReleased } from '../content/featureAreas';
import { featureOfAddress } from '../content/featureAddress';
import { FEATURE_POINTS } from '../content/featurePoints';
import classes from './FeaturePage.module.css';

function Feature({ feature }: { feature: Feature }) {
  const { title, description } = FEATURE_INFO[feature];
  const area = areaOf(feature);
  const others = area.features.filter((other) => other !== feature);
  return (
    <MarketingFrame>
      <title>{`${title} · Fieldwright`}</title>
      <RouterLink to={paths.features} size="sm" className={classes['back'] ?? ''}>
        <IconArrowLeft size={16} aria-hidden />
        All features
      </RouterLink>
      <div className={classes['columns']}>
        <div>
          <Text size="sm" fw={600} c="dimmed">
            {area.title}
          </Text>
          <div className={classes['titleRow']}>
            <Title order={1} className={classes['title']}>
              {title}
            </Title>
            <FeatureState feature={feature} />
          </div>
          <Text size="lg" className={classes['lead']}>
            {description}
          </Text>
          <Title order={2}>{isReleased(feature) ? 'What it does' : 'What it is being built to do'}</Title>
          <ul className={classes['points']}>
            {FEATURE_POINTS[feature].map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
          {others.length > 0 && (
            <nav aria-label={`More in ${area.title}`} className={classes['more']}>
              <Text size="sm" fw={600}>
                More in {area.title}
              </Text>
              <ul className={classes['links']}>
                {others.map((other) => (
                  <li key={other}>
                    <RouterLink to={paths.featurePage(other)}>{FEATURE_INFO[other].title}</RouterLink>
                  </li>
                ))}
              </ul>
            </nav>
          )}
        </div>
        <FeatureOffer feature={feature} key={feature} />
      </div>
    </MarketingFrame>
  );
}

/** One feature: what it does, whether it exists yet, which plan has it, its price, and the way to get it. */
export function Component() {
  const feature = featureOfAddress(useParams()['featureId']);
  return feature && <Feature feature={feature} />;
}
