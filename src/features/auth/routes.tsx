import type { FeatureRoute } from '@/lib/featureRoute';
import { lazyPage } from '@/lib/lazyPage';
import { paths } from '@/lib/paths';

/** Routes for sign-in and registration. */
export const authRoutes: FeatureRoute[] = [
  { path: paths.login, Page: lazyPage(() => import('./pages/LoginPage')), handle: { title: 'Sign in' } },
  {
    path: paths.register,
    Page: lazyPage(() => import('./pages/RegisterPage')),
    handle: { title: 'Create your company' },
  },
];

/** Routes for people who are signed in but can't work in a company yet. */
export const onboardingRoutes: FeatureRoute[] = [
  {
    path: paths.onboarding,
    Page: lazyPage(() => import('./pages/OnboardingPage')),
    handle: { title: 'Welcome' },
  },
];
