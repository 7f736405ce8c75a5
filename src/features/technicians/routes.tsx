import type { FeatureRoute } from '@/lib/featureRoute';

export const techniciansRoutes: FeatureRoute[] = [];
