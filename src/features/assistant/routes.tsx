import type { FeatureRoute } from '@/lib/featureRoute';
import { lazyPage } from '@/lib/lazyPage';
import { paths } from '@/lib/paths';

export const assistantRoutes: FeatureRoute[] = [
  {
    path: paths.assistant,
    Page: lazyPage(() => import('./pages/AssistantPage')),
    handle: {
      title: 'Assistant',
      nav: { label: 'Assistant', icon: 'Sparkles', group: 'work', order: 70, key: 'k' },
    },
  },
  {
    path: paths.assistantManualJ,
    Page: lazyPage(() => import('./pages/AssistantManualJPage')),
    handle: { title: 'Manual J with the assistant' },
  },
];
