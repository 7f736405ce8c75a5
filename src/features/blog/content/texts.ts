import { withChunkTimeout } from '@/lib/lazyPage';
import type { PostText } from './postSchema';

/** Each text is a separate file, loaded with its post. */
const found = import.meta.glob<PostText>('../posts/*.md', { query: '?text', import: 'default' });

const slugOf = (file: string): string => file.replace(/^.*\/|\.md$/g, '');
const loaders = new Map(Object.entries(found).map(([file, load]) => [slugOf(file), load]));
const asked = new Map<string, Promise<PostText>>();

/**
 * Loads a post's text once. A failed load is dropped so that the next call retries. If already loaded, `use` reads it synchronously, via
 * the fields React itself puts on promises: the build renders without waiting.
 */
export function loadText(slug: string): Promise<PostText> {
  const load = loaders.get(slug);
  if (!load) throw new Error(`There is no post “${slug}”`);
  const known = asked.get(slug);
  if (known) return known;
  const loading: Promise<PostText> = withChunkTimeout(load).then(
    (value) => {
      void Object.assign(loading, { status: 'fulfilled', value });
      return value;
    },
    (error: unknown) => {
      asked.delete(slug);
      throw error;
    },
  );
  asked.set(slug, loading);
  return loading;
}

/** Loads every text up front for the build, which can't wait while it renders. */
export const loadAllTexts = async (): Promise<void> => {
  await Promise.all([...loaders.keys()].map(loadText));
};
