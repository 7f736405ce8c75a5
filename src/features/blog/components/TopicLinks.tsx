import { Link } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { topicPath } from '../blogPaths';
import { TOPIC_IDS, TOPIC_TITLES, type TopicId } from '../content/topics';
import classes from './TopicLinks.module.css';

/** Links to the topics, with the current one marked; null means all posts. */
export function TopicLinks({ current }: { current: TopicId | null }) {
  const links = [
    { to: paths.blog, label: 'All posts', isCurrent: current === null },
    ...TOPIC_IDS.map((topic) => ({ to: topicPath(topic), label: TOPIC_TITLES[topic], isCurrent: topic === current })),
  ];
  return (
    <nav aria-label="Topics" className={classes['topics']}>
      {links.map(({ to, label, isCurrent }) => (
        <Link key={to} to={to} aria-current={isCurrent ? 'page' : undefined}>
          {label}
        </Link>
      ))}
    </nav>
  );
}
