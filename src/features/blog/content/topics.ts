/** Blog topics, in display order. */
export const TOPIC_TITLES = {
  engineering: 'Engineering',
  money: 'Money',
  field: 'In the field',
  law: 'Law and paperwork',
} as const;

export type TopicId = keyof typeof TOPIC_TITLES;

export const TOPIC_IDS = Object.keys(TOPIC_TITLES) as TopicId[];

/** Returns the topic named by a URL segment, or null. */
export const topicOfAddress = (part: string | undefined): TopicId | null =>
  TOPIC_IDS.find((topic) => topic === part) ?? null;
