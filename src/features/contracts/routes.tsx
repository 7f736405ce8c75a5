import type { FeatureRoute } from '@/lib/featureRoute';
import { lazyPage } from '@/lib/lazyPage';
import { paths } from '@/lib/paths';

export const contractsRoutes: FeatureRoute[] = [
  {
    path: paths.contracts,
    Page: lazyPage(() => import('./pages/ContractsPage')),
    handle: {
      title: 'Contracts',
      shape: 'list',
      nav: { label: 'Contracts', icon: 'Writing', group: 'sell', order: 6 },
      shows: 'contracts',
    },
  },
  {
    path: paths.contractNew,
    Page: lazyPage(() => import('./pages/ContractNewPage')),
    handle: { title: 'New contract', creates: 'contracts' },
  },
  {
    path: paths.contractTemplates,
    Page: lazyPage(() => import('./pages/ContractTemplatesPage')),
    handle: { title: 'Contract templates' },
  },
  {
    path: '/contracts/:id/edit',
    Page: lazyPage(() => import('./pages/ContractEditPage')),
    handle: { title: 'Edit contract' },
  },
  {
    path: '/contracts/:id/certificate',
    Page: lazyPage(() => import('./pages/ContractCertificatePage')),
    handle: { title: 'Certificate of signing' },
  },
  {
    path: '/contracts/:id',
    Page: lazyPage(() => import('./pages/ContractPage')),
    handle: { title: 'Contract' },
  },
];

/** Routes for signers, by their link's token; record ids don't work here. */
export const contractLinkRoutes: FeatureRoute[] = [
  {
    path: '/contracts/:id/sign',
    Page: lazyPage(() => import('./pages/ContractSignPage')),
    handle: { title: 'Sign a contract' },
  },
];
