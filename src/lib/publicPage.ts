import type { ComponentType } from 'react';

/** A page's metadata for search engines and link previews. */
export type PageHead = {
  /** Up to 60 characters, including the product's name if it fits. */
  title: string;
  /** Up to 160 characters. */
  description: string;
  /** URL of the canonical page with the same content. */
  canonical?: string;
  /** A 1200 × 630 pixel picture, with the URL from importing it; if omitted, the product's own. */
  picture?: { src: string; alt: string };
  /** The page type in previews; `website` by default. */
  kind?: 'article';
  /** Structured data (schema.org), true statements only. `@SITE` is replaced with the site's own URL. */
  jsonLd?: readonly Readonly<Record<string, unknown>>[];
  /** True to keep it out of search engines and the sitemap. */
  isUnlisted?: boolean;
};

/**
 * A page rendered to HTML at build time, for visitors without the app: search engines, link previews, first visits. The same page is in
 * the feature's `routes.tsx`, for visitors from within the app.
 */
export type PublicPage = {
  /** As in the route: `/blog/:slug`. */
  path: string;
  /** Every URL that is rendered. */
  addresses: readonly string[];
  load: () => Promise<{ Component: ComponentType }>;
  headOf: (address: string) => PageHead;
  /** Whether its controls need React in the browser. Links, forms and `details` don't, and such a page loads almost no script. */
  isInteractive?: boolean;
  /** True if it leads to the demo, which the browser prefetches while the page is being read, unless data saving is on. */
  leadsIntoDemo?: boolean;
};

/** Loaders of the `isInteractive` pages, by path: all that the browser needs to know about them. */
export type InteractivePages = Readonly<Record<string, PublicPage['load']>>;
