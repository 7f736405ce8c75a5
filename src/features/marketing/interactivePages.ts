import { paths } from '@/lib/paths';
import type { InteractivePages } from '@/lib/publicPage';

export const marketingInteractive: InteractivePages = {
  /** The hosting's response to unknown addresses. The app has its own page for them. */
  [paths.missing]: () => import('./pages/MissingPage'),
};
