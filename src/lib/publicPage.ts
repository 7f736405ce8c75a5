import type { ComponentType } from 'react';

/** A page's metadata for search engines and link previews. */
export type PageHead = {
  /** Up to 60 characters, with the product's name where it fits. */
  title: string;
  /** Up to 160 characters. */
  description: string;
  /** The address of the page that says the same and is to be found instead. */
  canonical?: string;
  /** Of 1200 × 630 pixels, as the import of a picture gives its address; without one the product's own. */
  picture?: { src: string; alt: string };
  /** The page type in previews; `website` by default. */
  kind?: 'article';
  /** Structured data of schema.org, only true statements. `@SITE` is replaced by the page's own address. */
  jsonLd?: readonly Readonly<Record<string, unknown>>[];
  /** Kept out of search engines and of the site map. */
  isUnlisted?: boolean;
};

/**
 * A page written to HTML at build time, for readers without the app: search engines, link previews, first visits. The
 * same page is in the feature's `routes.tsx`, for visitors from within the app.
 */
export type PublicPage = {
  /** As in the route: `/blog/:slug`. */
  path: string;
  /** Every address that is written. */
  addresses: readonly string[];
  load: () => Promise<{ Component: ComponentType }>;
  headOf: (address: string) => PageHead;
  /** Whether its controls need React in the browser. Links, forms and `details` do not, and such a page loads next to no script. */
  isInteractive?: boolean;
  /** It leads into the demo, which the browser fetches while the page is read, unless it saves data. */
  leadsIntoDemo?: boolean;
};

/** How to load the pages that are `isInteractive`, by their paths: all that the browser needs to know of them. */
export type InteractivePages = Readonly<Record<string, PublicPage['load']>>;
