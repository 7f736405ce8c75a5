import { z } from 'zod';
import { TOPIC_IDS } from './topics.ts';

// Read by the build and by tests. The browser gets what came out of it, and only the types from here.

const day = z.iso.date();

/** A post's front matter. */
export const frontMatterSchema = z.strictObject({
  title: z.string().min(10).max(70),
  /** What the reader gets, as search engines and the list show it. */
  summary: z.string().min(60).max(170),
  topic: z.enum(TOPIC_IDS),
  published: day,
  /** When what it says was last checked or changed; not before it was published. */
  updated: day,
  sources: z.array(z.strictObject({ title: z.string().min(5), url: z.url({ protocol: /^https$/ }) })).min(2),
});

/** What is known of a post without its text. */
export type PostInfo = z.infer<typeof frontMatterSchema> & {
  /** Its place in the address, which is its file's name. */
  slug: string;
  /** How long reading takes. */
  minutes: number;
};

export type Heading = { id: string; text: string };

/** The text of a post, made from Markdown at build. */
export type PostText = { html: string; headings: readonly Heading[] };
