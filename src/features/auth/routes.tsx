import type { FeatureRoute } from '@/lib/featureRoute';

export const authRoutes: FeatureRoute[] = [];
export const onboardingRoutes: FeatureRoute[] = [];
