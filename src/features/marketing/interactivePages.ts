import { paths } from '@/lib/paths';
import type { InteractivePages } from '@/lib/publicPage';

export const marketingInteractive: InteractivePages = {
  /** What the hosting answers with to unknown addresses. The app has a page of its own for them. */
  [paths.missing]: () => import('./pages/MissingPage'),
};
