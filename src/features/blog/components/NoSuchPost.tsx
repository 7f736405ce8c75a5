import { RouterLink } from '@/ui/links/RouterLink';
import { paths } from '@/lib/paths';
import { postsNear } from '../content/posts';
import { PostList } from './PostList';

/** Shows that a blog URL doesn't exist, with the most similar posts. */
export function NoSuchPost({ slug }: { slug: string }) {
  return (
    <>
      <title>Post not found · Fieldwright</title>
      <meta name="robots" content="noindex" />
      <h1>There is no post at this address</h1>
      <p>
        It may have moved. These come nearest, or go to{' '}
        <RouterLink inherit to={paths.blog}>
          all posts
        </RouterLink>
        .
      </p>
      <PostList posts={postsNear(slug, 3)} label="Posts that come nearest" />
    </>
  );
}
