import type { FeatureRoute } from '@/lib/featureRoute';
import { lazyPage } from '@/lib/lazyPage';
import { paths } from '@/lib/paths';

export const aboutRoutes: FeatureRoute[] = [
  { path: paths.about, Page: lazyPage(() => import('./pages/AboutPage')), handle: { title: 'About' } },
  { path: paths.privacy, Page: lazyPage(() => import('./pages/PrivacyPage')), handle: { title: 'Privacy' } },
  { path: paths.terms, Page: lazyPage(() => import('./pages/TermsPage')), handle: { title: 'Terms of service' } },
  { path: paths.meta, Page: lazyPage(() => import('./pages/MetaPage')), handle: { title: 'About this version' } },
];
