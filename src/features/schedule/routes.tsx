import { OFFICE_WORK } from '@/domain/access/roles';
import { pathOfFeature } from '@/domain/access/routes';
import type { FeatureRoute } from '@/lib/featureRoute';
import { lazyPage } from '@/lib/lazyPage';

export const scheduleRoutes: FeatureRoute[] = [
  {
    path: pathOfFeature('schedule'),
    Page: lazyPage(() => import('./pages/SchedulePage')),
    handle: {
      title: 'Schedule',
      nav: { label: 'Schedule', icon: 'CalendarWeek', group: 'work', order: 30, key: 'b', roles: OFFICE_WORK },
      shows: 'schedule',
    },
  },
];
