import type { FeatureRoute } from '@/lib/featureRoute';
import { lazyPage } from '@/lib/lazyPage';

const PlannedPage = lazyPage(() => import('./pages/PlannedPage'));

/** Addresses of pages that are still being built. An area that is released takes its own out. */
const PLANNED: readonly (readonly [title: string, addresses: readonly string[]])[] = [['Admin overview', ['/admin']]];

/** Behind the access check like every area: those without access learn why, all others that it isn't ready yet. */
export const plannedRoutes: FeatureRoute[] = PLANNED.flatMap(([title, addresses]) =>
  addresses.map((path) => ({ path, Page: PlannedPage, handle: { title } })),
);
