import type { FeatureRoute } from '@/lib/featureRoute';

export const customersRoutes: FeatureRoute[] = [];
