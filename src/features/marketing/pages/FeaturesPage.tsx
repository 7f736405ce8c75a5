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

/** Scrolls to the URL's hash once the page's code has loaded, which the browser can't do. */
function useFollowHash(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash.length < 2) return;
    const target = document.getElementById(hash.slice(1));
    target?.scrollIntoView();
    target?.focus({ preventScroll: true });
  }, [hash, key]);
}

/** Presents the product with screenshots, prices, the plan comparison, and answers to questions people ask before they pay. */
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
