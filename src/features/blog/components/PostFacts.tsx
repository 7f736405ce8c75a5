import { formatDate } from '@/ui/format/dateTime';
import type { PostInfo } from '../content/postSchema';
import classes from './PostFacts.module.css';

/** Shows a post's date and reading time. */
export function PostFacts({ post }: { post: PostInfo }) {
  return (
    <p className={classes['facts']}>
      <time dateTime={post.published}>{formatDate(post.published, 'UTC')}</time>
      {` · ${post.minutes} min read`}
    </p>
  );
}
