import { DISPATCH } from '@/domain/access/roles';
import type { FeatureRoute } from '@/lib/featureRoute';
import { lazyPage } from '@/lib/lazyPage';
import { paths } from '@/lib/paths';

export const hoursRoutes: FeatureRoute[] = [
  {
    path: paths.hours,
    Page: lazyPage(() => import('./pages/HoursPage')),
    handle: {
      title: 'Hours',
      nav: {
        label: 'Hours',
        icon: 'ClockHour4',
        group: 'work',
        order: 90,
        roles: [...DISPATCH, 'technician'],
      },
    },
  },
  {
    path: paths.pay,
    Page: lazyPage(() => import('./pages/PayPage')),
    handle: { title: 'Pay' },
  },
  {
    path: paths.payRules,
    Page: lazyPage(() => import('./pages/PayRulesPage')),
    handle: { title: 'Pay rules', shows: 'payPlans' },
  },
  {
    path: paths.mileage,
    Page: lazyPage(() => import('./pages/MileagePage')),
    handle: { title: 'Mileage' },
  },
];
