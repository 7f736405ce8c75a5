import type { FeatureRoute } from '@/lib/featureRoute';

export const marketingRoutes: FeatureRoute[] = [];
