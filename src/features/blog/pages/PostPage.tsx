import { use } from 'react';
import { Link, useParams } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { formatDate } from '@/ui/format/dateTime';
import { MarketingFrame } from '@/ui/public/MarketingFrame';
import { Prose } from '@/ui/public/Prose';
import { topicPath } from '../blogPaths';
import { Contents } from '../components/Contents';
import { NoSuchPost } from '../components/NoSuchPost';
import { PostFacts } from '../components/PostFacts';
import { PostList } from '../components/PostList';
import type { PostInfo } from '../content/postSchema';
import { postOf, readNext } from '../content/posts';
import { loadText } from '../content/texts';
import { TOPIC_TITLES } from '../content/topics';
import classes from './PostPage.module.css';

/** Shows a post with its table of contents, sources, and what to read next. */
export function Component() {
  const slug = useParams()['slug'];
  const post = postOf(slug);
  return (
    <MarketingFrame>{post ? <Post key={post.slug} post={post} /> : <NoSuchPost slug={slug ?? ''} />}</MarketingFrame>
  );
}

function Post({ post }: { post: PostInfo }) {
  const { html, headings } = use(loadText(post.slug));
  return (
    <>
      <title>{`${post.title} · Fieldwright`}</title>
      <article className={classes['post']}>
        <header className={classes['header']}>
          <nav aria-label="Where you are" className={classes['crumbs']}>
            <Link to={paths.blog}>Blog</Link>
            <span aria-hidden>/</span>
            <Link to={topicPath(post.topic)}>{TOPIC_TITLES[post.topic]}</Link>
          </nav>
          <h1>{post.title}</h1>
          <p className={classes['summary']}>{post.summary}</p>
          <PostFacts post={post} />
        </header>
        <Contents headings={headings} />
        <div className={classes['text']}>
          <Prose html={html} />
          <section aria-labelledby="sources" className={classes['sources']}>
            <h2 id="sources">Sources</h2>
            <ul>
              {post.sources.map(({ title, url }) => (
                <li key={url}>
                  <a href={url} rel="noopener">
                    {title}
                  </a>
                </li>
              ))}
            </ul>
            <p>{`Last checked ${formatDate(post.updated, 'UTC')}. General information for trade companies, not legal, tax or engineering advice for your case.`}</p>
          </section>
        </div>
      </article>
      <section aria-labelledby="next" className={classes['next']}>
        <h2 id="next">Read next</h2>
        <PostList posts={readNext(post, 3)} label="Read next" />
      </section>
    </>
  );
}
