import { adminBackendRoutes } from '@/features/admin-backend/routes';
import { authRoutes, onboardingRoutes } from '@/features/auth/routes';
import { customersRoutes } from '@/features/customers/routes';
import { dashboardRoutes } from '@/features/dashboard/routes';
import { jobsRoutes } from '@/features/jobs/routes';
import { marketingRoutes } from '@/features/marketing/routes';
import { settingsRoutes } from '@/features/settings/routes';
import { subscribeRoutes } from '@/features/subscribe/routes';
import { techniciansRoutes } from '@/features/technicians/routes';
import { testPaymentRoutes } from '@/features/test-payment/routes';
import type { FeatureRoute } from '@/lib/featureRoute';

/** Open to everybody. */
export const publicRoutes: FeatureRoute[] = [...marketingRoutes, ...subscribeRoutes, ...authRoutes];

/** Needs sign-in, but stands outside the shell: there may be no company yet. */
export const welcomeRoutes: FeatureRoute[] = onboardingRoutes;

/** Needs sign-in and a company, but no access check (specification section 2). */
export const signedInRoutes: FeatureRoute[] = settingsRoutes;

/**
 * Addresses of which the same page is public by a share token and a member's by a record's id (their parameter is `id`): with
 * a token neither guard nor shell stands before them, with an id they are like `signedInRoutes`. The page decides by
 * `isShareToken`.
 */
export const linkedRoutes: FeatureRoute[] = [];

/** Behind the access check: the feature flag and the role decide. A new feature adds its line here. */
export const checkedRoutes: FeatureRoute[] = [
  ...dashboardRoutes,
  ...jobsRoutes,
  ...customersRoutes,
  ...techniciansRoutes,
  ...adminBackendRoutes,
  ...testPaymentRoutes,
];
