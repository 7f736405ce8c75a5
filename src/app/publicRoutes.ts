import { matchRoutes } from 'react-router-dom';
import { aboutRoutes } from '@/features/about/routes';
import { authRoutes } from '@/features/auth/routes';
import { blogRoutes } from '@/features/blog/routes';
import { businessCardRoutes, memberCardRoutes } from '@/features/business-card/routes';
import { demoRoutes } from '@/features/demo/routes';
import { marketingRoutes } from '@/features/marketing/routes';
import { portalRoutes } from '@/features/portal/routes';
import { reviewLinkRoutes } from '@/features/reviews/routes';
import { subscribeRoutes } from '@/features/subscribe/routes';
import { doorRoutes } from '@/features/visits/routes';
import type { FeatureRoute } from '@/lib/featureRoute';

/** Open to everybody. They load with the app's start; the members' load after it (`memberPages`). */
export const publicRoutes: FeatureRoute[] = [
  ...marketingRoutes,
  ...demoRoutes,
  ...blogRoutes,
  ...businessCardRoutes,
  ...aboutRoutes,
  ...subscribeRoutes,
  ...authRoutes,
  ...doorRoutes,
  ...reviewLinkRoutes,
  ...portalRoutes,
  ...memberCardRoutes,
];

/** Without their pages, which `matchRoutes` would treat as separate routes. */
const PUBLIC_PATHS = publicRoutes.map(({ path }) => ({ path }));

/** Whether an address is a page that is open to everybody. No member's page has such an address (`tests/static/addresses`). */
export const isPublicAddress = (pathname: string): boolean => matchRoutes(PUBLIC_PATHS, pathname) !== null;
