import { IconSearch } from '@tabler/icons-react';
import { useParams, useSearchParams } from 'react-router-dom';
import { formatCount } from '@/ui/format/quantities';
import { MarketingFrame } from '@/ui/public/MarketingFrame';
import { FEED_PATH } from '../blogPaths';
import { PostList } from '../components/PostList';
import { TopicLinks } from '../components/TopicLinks';
import { POSTS, postsOn } from '../content/posts';
import { searchPosts } from '../content/search';
import { TOPIC_TITLES, topicOfAddress } from '../content/topics';
import { useSearchWords } from '../hooks/useSearchWords';
import classes from './BlogPage.module.css';

/** Lists all posts, or those on a topic, with a full-text search kept in the URL. */
export function Component() {
  const topic = topicOfAddress(useParams()['topicId']);
  const [params, setParams] = useSearchParams();
  const question = params.get('q') ?? '';
  const words = useSearchWords(question !== '');
  const posts = searchPosts(topic ? postsOn(topic) : POSTS, question, words);
  const title = topic ? TOPIC_TITLES[topic] : 'For people who run trucks';
  return (
    <MarketingFrame>
      <title>{topic ? `${title} · Fieldwright blog` : 'Blog · Fieldwright'}</title>
      <link rel="alternate" type="application/atom+xml" title="Fieldwright blog" href={FEED_PATH} />
      <h1 className={classes['headline']}>{title}</h1>
      <p className={classes['lead']}>
        Sizing, measuring, paperwork and money for trade companies: worked examples, and a link to the source of every
        rule. New posts come by <a href={FEED_PATH}>Atom feed</a>.
      </p>
      <div className={classes['tools']}>
        <TopicLinks current={topic} />
        <label className={classes['search']}>
          <IconSearch size={18} aria-hidden />
          <span className="visually-hidden">Search the blog</span>
          <input
            type="search"
            placeholder="Search the blog"
            value={question}
            onChange={({ currentTarget }) =>
              setParams(currentTarget.value === '' ? {} : { q: currentTarget.value }, {
                replace: true,
                preventScrollReset: true,
              })
            }
          />
        </label>
      </div>
      <p role="status" className={classes['count']}>
        {question !== '' && posts.length > 0 && `${formatCount(posts.length, 'post')} for “${question}”`}
        {posts.length === 0 && (
          <>
            {`No posts match “${question}”. `}
            <button type="button" className={classes['clear']} onClick={() => setParams({}, { replace: true })}>
              Show all posts
            </button>
          </>
        )}
      </p>
      <PostList posts={posts} label="Posts" />
    </MarketingFrame>
  );
}
