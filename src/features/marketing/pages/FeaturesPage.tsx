import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { RouterLink } from '@/ui/links/RouterLink';
import { FeatureGrid } from '../components/FeatureGrid';
import { MarketingFrame } from '@/ui/public/MarketingFrame';
import { PlanComparison } from '../components/PlanComparison';
import { Pricing } from '../components/Pricing';
import { Questions } from '../components/Questions';
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

/** What the product does, with its screens, the prices, the comparison, and what people ask before they pay. */
export function Component() {
  useFollowHash();
  return (
    <MarketingFrame>
      <title>Features and prices · Fieldwright</title>
      <h1 className={classes['title']}>Everything from the first call to the money</h1>
      <p className={classes['lead']}>
        Each of these works today. What comes next is on the{' '}
        <RouterLink inherit to={paths.roadmap}>
          roadmap
        </RouterLink>
        .
      </p>
      <FeatureGrid />
      <Pricing />
      <PlanComparison />
      <Questions />
    </MarketingFrame>
  );
}
