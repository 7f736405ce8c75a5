import type { PostInfo } from './postSchema';
import { TOPIC_TITLES } from './topics';

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[a-z0-9][a-z0-9.'-]*/g) ?? [];

const beginsOne = (words: readonly string[], begin: string): boolean => words.some((word) => word.startsWith(begin));

/**
 * Finds posts in which every word of the query starts a word. Posts that match entirely in the title or summary come first.
 * @param textWords words of the texts by slug; without them only titles, summaries, and topics are searched
 */
export function searchPosts(
  posts: readonly PostInfo[],
  question: string,
  textWords: ReadonlyMap<string, string>,
): readonly PostInfo[] {
  const asked = wordsOf(question);
  if (asked.length === 0) return posts;
  const ranked = posts.flatMap((post) => {
    const head = wordsOf(`${post.title} ${post.summary} ${TOPIC_TITLES[post.topic]}`);
    if (asked.every((word) => beginsOne(head, word))) return [{ post, rank: 0 }];
    const all = [...head, ...(textWords.get(post.slug) ?? '').split(' ')];
    return asked.every((word) => beginsOne(all, word)) ? [{ post, rank: 1 }] : [];
  });
  return ranked.toSorted((a, b) => a.rank - b.rank).map(({ post }) => post);
}
