import { Link } from 'react-router-dom';
import { postPath } from '../blogPaths';
import type { PostInfo } from '../content/postSchema';
import { TOPIC_TITLES } from '../content/topics';
import { PostFacts } from './PostFacts';
import classes from './PostList.module.css';

type PostListProps = { posts: readonly PostInfo[]; label: string };

/** Lists posts by title with their summaries. */
export function PostList({ posts, label }: PostListProps) {
  return (
    <ul className={classes['list']} aria-label={label}>
      {posts.map((post) => (
        <li key={post.slug}>
          <span className={classes['topic']}>{TOPIC_TITLES[post.topic]}</span>
          <Link to={postPath(post.slug)} className={classes['title'] ?? ''}>
            {post.title}
          </Link>
          <p>{post.summary}</p>
          <PostFacts post={post} />
        </li>
      ))}
    </ul>
  );
}
