/** What posts are about, in the order in which they are offered. */
export const TOPIC_TITLES = {
  engineering: 'Engineering',
  money: 'Money',
  field: 'In the field',
  law: 'Law and paperwork',
} as const;

export type TopicId = keyof typeof TOPIC_TITLES;

export const TOPIC_IDS = Object.keys(TOPIC_TITLES) as TopicId[];

/** The topic that a part of an address names, null for none. */
export const topicOfAddress = (part: string | undefined): TopicId | null =>
  TOPIC_IDS.find((topic) => topic === part) ?? null;
