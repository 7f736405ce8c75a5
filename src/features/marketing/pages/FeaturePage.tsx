import { Text, Title } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useParams } from 'react-router-dom';
import { type Feature, FEATURE_INFO, isReleased } from '@/domain/access/features';
import { paths } from '@/lib/paths';
import { RouterLink } from '@/ui/links/RouterLink';
import { FeatureOffer } from '../components/FeatureOffer';
import { MarketingFrame } from '@/ui/public/MarketingFrame';
import { OnRoadmap } from '../components/OnRoadmap';
import { ScreenPicture } from '../components/ScreenPicture';
import { areaOf } from '../content/featureAreas';
import { featureOfAddress } from '../content/featureAddress';
import { FEATURE_FACTS } from '../content/featureFacts';
import { FEATURE_POINTS } from '../content/featurePoints';
import { FEATURE_SCREENS } from '../content/pictures';
import classes from './FeaturePage.module.css';

function Feature({ feature }: { feature: Feature }) {
  const { title, description } = FEATURE_INFO[feature];
  const { forWhom, replaces } = FEATURE_FACTS[feature];
  const area = areaOf(feature);
  const isWorking = isReleased(feature);
  const screen = FEATURE_SCREENS[feature];
  const others = area.features.filter((other) => other !== feature && isReleased(other));
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
          <Title order={1} className={classes['title']}>
            {title}
          </Title>
          <Text size="lg" className={classes['lead']}>
            {description}
          </Text>
          {screen && <ScreenPicture screen={screen} isFirst />}
          <Title order={2} mt="lg">
            {isWorking ? 'What it does' : 'What it is being built to do'}
          </Title>
          <ul className={classes['points']}>
            {FEATURE_POINTS[feature].map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
          <dl className={classes['facts']}>
            <div>
              <dt>For whom</dt>
              <dd>{forWhom}</dd>
            </div>
            <div>
              <dt>What it replaces</dt>
              <dd>{replaces}</dd>
            </div>
          </dl>
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
        {isWorking ? <FeatureOffer feature={feature} key={feature} /> : <OnRoadmap title={title} />}
      </div>
    </MarketingFrame>
  );
}

/** Presents one feature: what it does, and its price with how to get it; or that it is on the roadmap. */
export function Component() {
  const feature = featureOfAddress(useParams()['featureId']);
  return feature && <Feature feature={feature} />;
}
