import { isShareToken } from '@/domain/public-document/token';
import type { FeatureRoute } from '@/lib/featureRoute';
import { lazyPage } from '@/lib/lazyPage';
import { paths } from '@/lib/paths';

export const serviceAgreementRoutes: FeatureRoute[] = [
  {
    path: paths.agreements,
    Page: lazyPage(() => import('./pages/AgreementsPage')),
    handle: {
      title: 'Service agreements',
      shape: 'list',
      nav: { label: 'Agreements', icon: 'HeartHandshake', group: 'sell', order: 5 },
      shows: 'agreements',
    },
  },
  {
    path: paths.agreementNew,
    Page: lazyPage(() => import('./pages/AgreementNewPage')),
    handle: { title: 'New service agreement', creates: 'agreements' },
  },
  {
    path: paths.agreementPlans,
    Page: lazyPage(() => import('./pages/PlansPage')),
    handle: { title: 'Plans' },
  },
  {
    path: paths.agreementMigrations,
    Page: lazyPage(() => import('./pages/PlanChangesPage')),
    handle: { title: 'Plan changes' },
  },
  {
    path: '/service-agreement/changes/:id',
    Page: lazyPage(() => import('./pages/PlanChangePage')),
    handle: { title: 'Plan change' },
  },
  {
    path: paths.agreementImport,
    Page: lazyPage(() => import('./pages/MemberImportPage')),
    handle: { title: 'Import members' },
  },
  {
    path: paths.agreementFirstRun,
    Page: lazyPage(() => import('./pages/FirstRunPage')),
    handle: { title: 'Imported members to check' },
  },
  {
    path: paths.agreementVisits,
    Page: lazyPage(() => import('./pages/VisitsDuePage')),
    handle: { title: 'Visits due' },
  },
  {
    path: paths.agreementIncome,
    Page: lazyPage(() => import('./pages/IncomePage')),
    handle: { title: 'Agreement income' },
  },
  {
    path: '/service-agreement/income/:month',
    Page: lazyPage(() => import('./pages/IncomeMonthPage')),
    handle: { title: 'Income of a month' },
    isKnown: ({ month = '' }) => /^\d{4}-\d{2}$/.test(month),
  },
  {
    path: '/service-agreement/:id/edit',
    Page: lazyPage(() => import('./pages/AgreementEditPage')),
    handle: { title: 'Edit service agreement' },
  },
];

/** Customers open it by a share token, staff by a record's ID. */
export const serviceAgreementLinkRoutes: FeatureRoute[] = [
  {
    path: '/service-agreement/:id/view',
    Page: lazyPage(() => import('./pages/AgreementViewPage')),
    handle: { title: 'Service agreement' },
  },
  {
    path: '/service-agreement/:id/card',
    Page: lazyPage(() => import('./pages/AgreementCardPage')),
    handle: { title: 'Payment card' },
    isKnown: ({ id = '' }) => isShareToken(id),
  },
];
