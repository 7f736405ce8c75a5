import { paths } from '@/lib/paths';
import type { TopicId } from './content/topics';

export const postPath = (slug: string): string => `${paths.blog}/${encodeURIComponent(slug)}`;
export const topicPath = (topic: TopicId): string => `${paths.blog}/topics/${topic}`;
export const FEED_PATH = `${paths.blog}/feed.xml`;
