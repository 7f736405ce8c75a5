import type { PublicPage } from '@/lib/publicPage';
import { paths } from '@/lib/paths';

export const demoPages: readonly PublicPage[] = [
  {
    path: paths.demo,
    addresses: [paths.demo],
    load: () => import('./pages/DemoPage'),
    leadsIntoDemo: true,
    headOf: () => ({
      title: 'Live demo, no sign-up · Fieldwright',
      description:
        'A whole service company in your browser tab: plan the day, send an estimate, sign it as the customer, get paid. Nothing leaves the tab.',
      picture: { src: '/previews/demo.jpg', alt: 'Fieldwright: run a service company for ten minutes' },
    }),
  },
];
