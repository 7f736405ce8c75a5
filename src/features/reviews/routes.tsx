import type { FeatureRoute } from '@/lib/featureRoute';
import { lazyPage } from '@/lib/lazyPage';
import { paths } from '@/lib/paths';

export const reviewsRoutes: FeatureRoute[] = [
  {
    path: paths.reviews,
    Page: lazyPage(() => import('./pages/ReviewsPage')),
    handle: {
      title: 'Reviews',
      shape: 'list',
      nav: { label: 'Reviews', icon: 'Star', group: 'grow', order: -10 },
      shows: 'reviews',
    },
  },
  {
    path: paths.reviewFairness,
    Page: lazyPage(() => import('./pages/FairnessPage')),
    handle: { title: 'Fairness log' },
  },
  {
    path: paths.reviewSettings,
    Page: lazyPage(() => import('./pages/ReviewSettingsPage')),
    handle: { title: 'Review settings' },
  },
  {
    path: paths.reviewSheet,
    Page: lazyPage(() => import('./pages/ReviewSheetPage')),
    handle: { title: 'QR sheet' },
  },
];

/** Public: the customer has no account. */
export const reviewLinkRoutes: FeatureRoute[] = [
  {
    path: '/review/:token',
    Page: lazyPage(() => import('./pages/WriteReviewPage')),
    handle: { title: 'Write a review' },
  },
];
