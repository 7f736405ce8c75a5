import { paths } from '@/lib/paths';
import type { InteractivePages } from '@/lib/publicPage';

export const blogInteractive: InteractivePages = {
  [paths.blog]: () => import('./pages/BlogPage'),
  [`${paths.blog}/topics/:topicId`]: () => import('./pages/BlogPage'),
};
