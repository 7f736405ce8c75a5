import { paths } from '@/lib/paths';
import { pathOfFeature } from '../access/routes';
import { PROVIDER_INFO } from '../connection/providers';
import { nearEnd, type Connection } from '../connection/schema';
import { formatPhone } from '../contact/format';
import { keywordOf } from '../message/keywords';
import type { TextMessage } from '../message/schema';
import { mayAskToStop } from '../message/stop-request/mayAskToStop';
import type { NextdoorPost } from '../nextdoor/schema';
import type { QuickbooksSetup } from '../quickbooks/setup';
import type { Stored } from '../record/schema';
import type { Review } from '../review/schema';
import type { AttentionItem } from './item';

/** Lists accounts with other services that someone has to reconnect, now or soon (`now`: ISO UTC). */
export const connectionItems = (connections: readonly Stored<Connection>[], now: string): AttentionItem[] =>
  connections.flatMap((connection) => {
    const { id, provider, state, reason } = connection;
    const { name, path } = PROVIDER_INFO[provider];
    const isOver = state === 'needs-reconnect';
    const endsAt = nearEnd(connection, now);
    if (!isOver && endsAt === '') return [];
    return [
      {
        id: `connection:${id}:${isOver ? 'over' : endsAt}`,
        kind: 'connection',
        title: isOver ? `${name} is no longer connected` : `${name} ends the connection soon`,
        detail: isOver ? reason : 'Connect it again before that day, and nothing is interrupted.',
        at: isOver ? connection.updatedAt : endsAt,
        action: { label: 'Connect again', to: path },
        isNews: false,
      } satisfies AttentionItem,
    ];
  });

/** Lists documents that differed between both sets of books in the nightly comparison. */
export const booksItems = (setups: readonly Stored<QuickbooksSetup>[]): AttentionItem[] =>
  setups
    .filter(({ differenceCount }) => differenceCount > 0)
    .map(({ differenceCount, comparedAt }) => ({
      id: 'sums:quickbooks',
      kind: 'sums',
      title: 'Your books and QuickBooks differ',
      detail: `${differenceCount === 1 ? '1 document differs' : `${String(differenceCount)} documents differ`}. Each is listed with its reason; both are compared again each night.`,
      at: comparedAt,
      action: { label: 'Look at them', to: `${pathOfFeature('quickbooks')}?tab=reconcile` },
      isNews: false,
    }));

/** Lists unanswered reviews, good and bad alike. */
export const reviewItems = (reviews: readonly Stored<Review>[]): AttentionItem[] =>
  reviews.map(({ id, authorName, stars, text, jobNumber, writtenAt }) => ({
    id: `review:${id}`,
    kind: 'review',
    title: `${authorName || 'Someone'} wrote a review${stars === 0 ? '' : ` with ${String(stars)} ${stars === 1 ? 'star' : 'stars'}`}`,
    detail: text.slice(0, 120) || jobNumber,
    at: writtenAt,
    action: { label: 'Answer', to: `${paths.reviews}?open=${encodeURIComponent(id)}` },
    isNews: false,
  }));

/** Lists customers' replies to text messages, without STOP, START and HELP, which are handled automatically. */
export const answerItems = (texts: readonly Stored<TextMessage>[]): AttentionItem[] =>
  texts
    .filter(({ body }) => keywordOf(body) === null)
    .map(({ id, phone, body, customerId, requestedAt }) => ({
      id: `answer:${id}`,
      kind: 'answer',
      title: `${formatPhone(phone)} ${mayAskToStop(body) ? 'answered: about the work, or no more texts?' : 'answered by text'}`,
      detail: body.replaceAll(/\s+/g, ' ').trim().slice(0, 120),
      at: requestedAt,
      action:
        customerId === ''
          ? { label: 'Find customer', to: `${paths.customers}?q=${encodeURIComponent(formatPhone(phone))}` }
          : { label: 'Answer', to: paths.inboxWith(customerId) },
      isNews: true,
    }));

/** Lists neighborhood posts that should have been posted by now. */
export const duePostItems = (posts: readonly Stored<NextdoorPost>[]): AttentionItem[] =>
  posts.map((post) => ({
    id: `post:${post.id}:${post.remindOn}`,
    kind: 'post',
    title: `A post${post.neighborhoodName === '' ? '' : ` for ${post.neighborhoodName}`} is due`,
    detail: post.text.split('\n')[0]?.slice(0, 120) ?? '',
    at: post.remindOn,
    action: { label: 'Open post', to: `${pathOfFeature('nextdoor')}?open=${encodeURIComponent(post.id)}` },
    isNews: false,
  }));
