import { aboutPages } from '@/features/about/publicPages';
import { blogPages } from '@/features/blog/publicPages';
import { businessCardPages } from '@/features/business-card/publicPages';
import { demoPages } from '@/features/demo/publicPages';
import { marketingPages } from '@/features/marketing/publicPages';
import type { PublicPage } from '@/lib/publicPage';

/** Every page rendered to HTML at build time, feature by feature. A feature with public pages adds its list here. */
export const publicPages: readonly PublicPage[] = [
  ...marketingPages,
  ...demoPages,
  ...blogPages,
  ...aboutPages,
  ...businessCardPages,
];
