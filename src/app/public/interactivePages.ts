import { aboutInteractive } from '@/features/about/interactivePages';
import { blogInteractive } from '@/features/blog/interactivePages';
import { businessCardInteractive } from '@/features/business-card/interactivePages';
import { marketingInteractive } from '@/features/marketing/interactivePages';
import type { InteractivePages } from '@/lib/publicPage';

/** The pages React takes over in the browser, without their metadata: that is for the build, and heavy. */
export const interactivePages: InteractivePages = {
  ...marketingInteractive,
  ...blogInteractive,
  ...businessCardInteractive,
  ...aboutInteractive,
};
