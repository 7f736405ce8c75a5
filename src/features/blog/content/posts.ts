import type { PostInfo } from './postSchema';
import type { TopicId } from './topics';

const found = import.meta.glob<PostInfo>('../posts/*.md', { query: '?info', import: 'default', eager: true });

/** All posts without their texts, newest first. */
export const POSTS: readonly PostInfo[] = Object.values(found).toSorted(
  (a, b) => b.published.localeCompare(a.published) || a.title.localeCompare(b.title),
);

export const postOf = (slug: string | undefined): PostInfo | undefined => POSTS.find((post) => post.slug === slug);

export const postsOn = (topic: TopicId): readonly PostInfo[] => POSTS.filter((post) => post.topic === topic);

/** Returns posts to read next, those on the same topic first. */
export const readNext = (post: PostInfo, count: number): readonly PostInfo[] => {
  const others = POSTS.filter(({ slug }) => slug !== post.slug);
  return [
    ...others.filter(({ topic }) => topic === post.topic),
    ...others.filter(({ topic }) => topic !== post.topic),
  ].slice(0, count);
};

/** Finds posts for a URL that doesn't exist: those whose slugs share the most words with it. */
export function postsNear(slug: string, count: number): readonly PostInfo[] {
  const wanted = new Set(slug.toLowerCase().split(/[^a-z0-9]+/));
  const shared = (post: PostInfo): number => post.slug.split('-').filter((word) => wanted.has(word)).length;
  return POSTS.toSorted((a, b) => shared(b) - shared(a)).slice(0, count);
}
