import type { FeatureRoute } from '@/lib/featureRoute';

export const jobsRoutes: FeatureRoute[] = [];
