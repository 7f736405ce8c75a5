import { z } from 'zod';
import { TOPIC_IDS } from './topics.ts';

// Used by the build and tests. The browser gets their output, and imports only types from here.

const day = z.iso.date();

/** A post's front matter. */
export const frontMatterSchema = z.strictObject({
  title: z.string().min(10).max(70),
  /** Summary of what the reader will learn, as shown in the list and by search engines. */
  summary: z.string().min(60).max(170),
  topic: z.enum(TOPIC_IDS),
  published: day,
  /** Day the content was last checked or changed; not before it was published. */
  updated: day,
  sources: z.array(z.strictObject({ title: z.string().min(5), url: z.url({ protocol: /^https$/ }) })).min(2),
});

/** A post's metadata, without its text. */
export type PostInfo = z.infer<typeof frontMatterSchema> & {
  /** URL slug, which is the file's name. */
  slug: string;
  /** Reading time in minutes. */
  minutes: number;
};

export type Heading = { id: string; text: string };

/** The text of a post, generated from Markdown at build time. */
export type PostText = { html: string; headings: readonly Heading[] };
