import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { PostInfo } from '../../src/features/blog/content/postSchema.ts';
import type { BuiltFile } from './builtFiles.ts';
import { readPost } from './markdown.ts';
import { siteOf } from './publicSite.ts';

const POSTS = 'src/features/blog/posts';

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

export type FeedEntry = { info: PostInfo; html: string };

/**
 * An Atom feed (RFC 4287) of posts with their texts. Posts have a day but no time, so noon UTC is used.
 * @param site its address, without a trailing slash
 */
export function atomFeed(entries: readonly FeedEntry[], site: string): string {
  const newest = entries.toSorted((a, b) => b.info.published.localeCompare(a.info.published));
  const updated = newest.map(({ info }) => info.updated).reduce((last, day) => (day > last ? day : last), '2026-01-01');
  const at = (day: string): string => `${day}T12:00:00Z`;
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-US">
  <title>Fieldwright blog</title>
  <subtitle>For people who run trucks</subtitle>
  <id>${site}/blog</id>
  <link rel="alternate" type="text/html" href="${site}/blog"/>
  <link rel="self" type="application/atom+xml" href="${site}/blog/feed.xml"/>
  <updated>${at(updated)}</updated>
  <author><name>Fieldwright</name></author>
${newest
  .map(
    ({ info, html }) => `  <entry>
    <title>${escapeXml(info.title)}</title>
    <id>${site}/blog/${info.slug}</id>
    <link rel="alternate" type="text/html" href="${site}/blog/${info.slug}"/>
    <published>${at(info.published)}</published>
    <updated>${at(info.updated)}</updated>
    <category term="${info.topic}"/>
    <summary>${escapeXml(info.summary)}</summary>
    <content type="html" xml:base="${site}/blog/${info.slug}">${escapeXml(html.replaceAll('href="/', `href="${site}/`))}</content>
  </entry>`,
  )
  .join('\n')}
</feed>
`;
}

/** The feed file. Drawings use the page's colors, which a feed reader doesn't have, so they are left out. */
export const feedFile: BuiltFile = {
  path: 'blog/feed.xml',
  contentType: 'application/atom+xml; charset=utf-8',
  make: ({ env, mode }) =>
    atomFeed(
      readdirSync(POSTS).map((file) => {
        const { info, text } = readPost(
          basename(file, '.md'),
          readFileSync(join(POSTS, file), 'utf8'),
          () => '<svg ></svg>',
        );
        return { info, html: text.html.replaceAll(/<figure>[\s\S]*?<\/figure>/g, '') };
      }),
      siteOf(env, mode),
    ),
};
