import type { FeatureRoute } from '@/lib/featureRoute';

export const dashboardRoutes: FeatureRoute[] = [];
