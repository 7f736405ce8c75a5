import type { HidingReason, ReviewState } from './schema';
import type { ReviewSettings, ReviewWords } from './settings';

export const REVIEW_STATE_LABELS: Record<ReviewState, string> = {
  pending: 'New',
  published: 'Published',
  hidden: 'Hidden',
  private: 'Private',
  gone: 'No longer shown there',
};

export const HIDING_REASON_LABELS: Record<HidingReason, string> = {
  spam: 'Spam, or written by a machine',
  abusive: 'Insults or threats',
  'personal-data': 'Names or data of someone',
  'not-about-us': 'About another company',
  duplicate: 'The same review twice',
  withdrawn: 'Its author took it back',
};

/** Placeholders allowed in a request. `{link}` is where the customer answers, and is added if missing. */
export const REVIEW_PLACEHOLDERS = ['firstName', 'company', 'job', 'link'] as const;
export type ReviewPlaceholder = (typeof REVIEW_PLACEHOLDERS)[number];
export type ReviewValues = Record<ReviewPlaceholder, string>;
export const REVIEW_PLACEHOLDER_LABELS: Record<ReviewPlaceholder, string> = {
  firstName: 'First name',
  company: 'Your company',
  job: 'What was done',
  link: 'Link to the review page',
};

/** Default wording until a company writes its own. It asks everyone alike, names no one and offers nothing. */
const REQUEST_WORDS: ReviewWords = {
  subject: 'How did we do, {firstName}?',
  emailText:
    'Hi {firstName},\n\nThank you for having {company} in. Would you tell us and others how it went? It takes a minute, and we read every word, good or bad.\n\nThank you,\n{company}',
  smsText: 'Hi {firstName}, thank you for having {company} in. How did we do? {link}',
};
const FOLLOW_UP_WORDS: ReviewWords = {
  subject: 'A short reminder: how did we do?',
  emailText:
    'Hi {firstName},\n\nWe asked you a few days ago how our work went. If you have a minute, we would be glad to hear from you. We will not ask again.\n\nThank you,\n{company}',
  smsText: 'Hi {firstName}, a short reminder from {company}: how did we do? {link}',
};

/** Returns the company's own wording of a request (round 1) or a follow-up (round 2), or the default if it has none. */
export function requestWords(settings: Pick<ReviewSettings, 'words' | 'followUp'>, round: 1 | 2): ReviewWords {
  const [own, ours] = round === 1 ? [settings.words, REQUEST_WORDS] : [settings.followUp, FOLLOW_UP_WORDS];
  return {
    subject: own.subject || ours.subject,
    emailText: own.emailText || ours.emailText,
    smsText: own.smsText || ours.smsText,
  };
}

const PLACEHOLDER = new RegExp(`\\{(${REVIEW_PLACEHOLDERS.join('|')})\\}`, 'g');

/** Fills in the placeholders. */
export const fillRequest = (words: string, values: ReviewValues): string =>
  words.replaceAll(PLACEHOLDER, (_, name: ReviewPlaceholder) => values[name]).trim();

/** Builds a text message with its link, even if the template has none. */
export function requestText(words: string, values: ReviewValues): string {
  const filled = fillRequest(words, values);
  return filled.includes(values.link) ? filled : `${filled} ${values.link}`;
}
