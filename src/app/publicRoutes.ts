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

/** Open to everyone. They load when the app starts; the members' routes load later (`memberPages`). */
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

/** Without the page components, which `matchRoutes` would treat as separate routes. */
const PUBLIC_PATHS = publicRoutes.map(({ path }) => ({ path }));

/** Returns whether a URL is a page open to everyone. No member page has such a URL (`tests/static/addresses`). */
export const isPublicAddress = (pathname: string): boolean => matchRoutes(PUBLIC_PATHS, pathname) !== null;
