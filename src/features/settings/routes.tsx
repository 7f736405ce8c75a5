import type { FeatureRoute } from '@/lib/featureRoute';

export const settingsRoutes: FeatureRoute[] = [];
