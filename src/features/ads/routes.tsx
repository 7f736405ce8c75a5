import { AD_GENERATOR_ROUTES } from '@/domain/access/routes';
import type { FeatureRoute } from '@/lib/featureRoute';
import { lazyPage } from '@/lib/lazyPage';
import { paths } from '@/lib/paths';

const ListPage = lazyPage(() => import('./pages/AdGeneratorPage'));
const NewPage = lazyPage(() => import('./pages/AdNewPage'));
const EditPage = lazyPage(() => import('./pages/AdEditPage'));

/** Routes of the ad generator, the same under both of its paths. The app's own guard explains to others why they're redirected. */
export const adsRoutes: FeatureRoute[] = AD_GENERATOR_ROUTES.flatMap((base): FeatureRoute[] => [
  {
    path: base,
    Page: ListPage,
    handle: {
      title: 'Ad generator',
      shows: 'ads',
      ...(base === paths.adGenerator && {
        nav: { label: 'Ad generator', icon: 'Speakerphone', group: 'grow' as const, order: 40 },
      }),
    },
  },
  { path: `${base}/new`, Page: NewPage, handle: { title: 'New ad' } },
  { path: `${base}/:id`, Page: EditPage, handle: { title: 'Ad' } },
]);
