import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { publicPages } from '@/app/public/publicPages';
import { TOPIC_IDS } from '@/features/blog/content/topics';
import { searchPosts } from '@/features/blog/content/search';
import { atomFeed } from '../../scripts/build/atomFeed';
import { readPost, toHtml } from '../../scripts/build/markdown';

const POSTS = 'src/features/blog/posts';
const drawing = (picture: string): string => readFileSync(join(POSTS, picture), 'utf8');
const posts = readdirSync(POSTS).map((file) => {
  const source = readFileSync(join(POSTS, file), 'utf8');
  return { source, ...readPost(basename(file, '.md'), source, drawing) };
});
const addresses = publicPages.flatMap((page) => page.addresses);

describe('the blog posts', () => {
  it('are numerous enough, and every topic has some', () => {
    expect(posts.length).toBeGreaterThanOrEqual(12);
    for (const topic of TOPIC_IDS) expect(posts.filter(({ info }) => info.topic === topic).length).toBeGreaterThan(1);
  });

  it.each(posts.map((post) => [post.info.slug, post] as const))(
    '%s is neither too short nor too long, and has no broken links',
    (_, { source, info, text }) => {
      const words = source.replace(/^---[\s\S]*?\n---\n/, '').split(/\s+/).length;
      expect(words).toBeGreaterThan(600);
      expect(words).toBeLessThan(1_200);
      expect(info.updated >= info.published).toBe(true);
      expect(text.headings.length).toBeGreaterThan(2);
      expect(new Set(text.headings.map(({ id }) => id)).size).toBe(text.headings.length);
      for (const [, to = ''] of text.html.matchAll(/href="([^"]+)"/g))
        expect(to.startsWith('https://') || addresses.includes(to.replace(/#.*$/, '')), to).toBe(true);
      for (const [svg] of text.html.matchAll(/<svg [^>]*>/g)) expect(svg).toMatch(/role="img" aria-label="[^"]{20,}"/);
    },
  );

  it('are found by words in their title first, then by words in their text', () => {
    const infos = posts.map(({ info }) => info);
    const words = new Map(posts.map((post) => [post.info.slug, post.words]));
    const find = (question: string) => searchPosts(infos, question, words).map(({ slug }) => slug);
    expect(find('gas pip')[0]).toBe('sizing-gas-pipe-longest-length');
    expect(find('st-124')).toEqual(['taxable-labor-three-states']);
    expect(find('  ')).toHaveLength(posts.length);
    expect(find('xylophone')).toEqual([]);
  });
});

describe('Markdown', () => {
  it('may not contain raw HTML, and invalid front matter is reported', () => {
    expect(() => toHtml('Text\n\n<script>alert(1)</script>', drawing)).toThrow(/raw HTML/);
    expect(() => readPost('short', '---\ntitle: Too short\n---\nText', drawing)).toThrow(/“short”.*/);
  });
});

describe('the feed', () => {
  const feed = atomFeed(
    posts.map(({ info, text }) => ({ info, html: text.html })),
    'https://site.example',
  );

  it('has each post once, newest first, with absolute addresses', () => {
    const published = [...feed.matchAll(/<published>([^<]+)</g)].map(([, at]) => at);
    expect(published).toHaveLength(posts.length);
    expect(published).toEqual(published.toSorted().toReversed());
    expect(feed).not.toMatch(/href=(?:"|&quot;)\//);
    expect(feed).toContain('<link rel="self" type="application/atom+xml" href="https://site.example/blog/feed.xml"/>');
  });

  it('is well-formed', () => {
    const open: string[] = [];
    for (const [, end, name = '', isEmpty] of feed.replace(/^<\?.*\?>/, '').matchAll(/<(\/?)([a-z]+)[^>]*?(\/?)>/g)) {
      if (end) expect(open.pop()).toBe(name);
      else if (!isEmpty) open.push(name);
    }
    expect(open).toEqual([]);
    expect(feed.replaceAll(/&(?:amp|lt|gt|quot);/g, '')).not.toContain('&');
  });
});
