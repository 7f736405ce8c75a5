import { aboutInteractive } from '@/features/about/interactivePages';
import { blogInteractive } from '@/features/blog/interactivePages';
import { businessCardInteractive } from '@/features/business-card/interactivePages';
import { marketingInteractive } from '@/features/marketing/interactivePages';
import type { InteractivePages } from '@/lib/publicPage';

/** The pages that React hydrates in the browser, without their metadata, which is heavy and only needed at build time. */
export const interactivePages: InteractivePages = {
  ...marketingInteractive,
  ...blogInteractive,
  ...businessCardInteractive,
  ...aboutInteractive,
};
