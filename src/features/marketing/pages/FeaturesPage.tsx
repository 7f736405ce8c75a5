import { Text, Title } from '@mantine/core';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { INCLUDED_FEATURES } from '@/domain/access/features';
import { formatCount } from '@/ui/format/quantities';
import { FeatureAreas } from '../components/FeatureAreas';
import { MarketingFrame } from '../components/MarketingFrame';
import { PlanComparison } from '../components/PlanComparison';
import { Pricing } from '../components/Pricing';
import { Questions } from '../components/Questions';
import { PLANNED_COUNT, RELEASED_COUNT } from '../content/featureAreas';
import classes from './FeaturesPage.module.css';

/** A link to a part of this page is followed once the page's code is there, which the browser cannot know. */
function useFollowHash(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash.length < 2) return;
    const target = document.getElementById(hash.slice(1));
    target?.scrollIntoView();
    target?.focus({ preventScroll: true });
  }, [hash, key]);
}

/** All features with their state, the prices, the comparison, and what people ask before they pay. */
export function Component() {
  useFollowHash();
  return (
    <MarketingFrame>
      <title>Features and prices · Fieldwright</title>
      <Title order={1} className={classes['title']}>
        Every feature, and where it stands
      </Title>
      <Text size="lg" className={classes['lead']}>
        {formatCount(RELEASED_COUNT, 'feature is', 'features are')} finished, {INCLUDED_FEATURES.length} of them free
        for every company. {formatCount(PLANNED_COUNT, 'more is', 'more are')} in development, and marked so: what you
        cannot use yet is never shown as if you could.
      </Text>
      <FeatureAreas />
      <Pricing />
      <PlanComparison />
      <Questions />
    </MarketingFrame>
  );
}
