// The stand-in's page for people: the profile as Google would show it, and the actions of customers and of Google's own staff.
import { escapeHtml } from '../mailbox/html.mjs';
import { page } from './html.mjs';

const STARS = ['ONE', 'TWO', 'THREE', 'FOUR', 'FIVE'];
const starsOf = (word) => '★'.repeat(STARS.indexOf(word) + 1);
const time = ({ hours = 0, minutes = 0 } = {}) =>
  `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
const button = (does, fields, label) =>
  `<form method="post" action="/act"><input type="hidden" name="does" value="${does}">${Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`)
    .join('')}<button>${escapeHtml(label)}</button></form>`;

export function profilePage(store) {
  const { state } = store;
  const profiles = [...state.locations].map(([id, one]) => {
    const hours = (one.regularHours?.periods ?? []).map(
      (period) => `${period.openDay} ${time(period.openTime)}–${time(period.closeTime)}`,
    );
    const special = (one.specialHours?.specialHourPeriods ?? []).map(
      ({ startDate: { year, month, day }, closed }) => `${year}-${month}-${day} ${closed ? 'closed' : 'special hours'}`,
    );
    const services = (one.serviceItems ?? []).map((item) => item.freeFormServiceItem?.label?.displayName ?? '');
    const row = (name, value) => `<tr><th>${name}</th><td>${escapeHtml(value || '–')}</td></tr>`;
    const reviews = [...state.reviews]
      .filter(([key]) => key.startsWith(`${id}/`))
      .map(
        ([, review]) =>
          `<article>${starsOf(review.starRating)} <strong>${escapeHtml(review.reviewer.displayName)}</strong><p>${escapeHtml(review.comment ?? '')}</p>${review.reviewReply ? `<p>Reply (${escapeHtml(review.reviewReply.reviewReplyState)}): ${escapeHtml(review.reviewReply.comment)}</p>` : ''}<div class="bar">${button('remove', { id, review: review.reviewId }, 'Customer removes it')}${review.reviewReply ? button('reject', { id, review: review.reviewId }, 'Moderators refuse the reply') : ''}</div></article>`,
      );
    return `<h2>${escapeHtml(one.title)}</h2><table>${row('Phone', one.phoneNumbers?.primaryPhone)}${row('Website', one.websiteUri)}${row('Hours', hours.join(', '))}${row('Special days', special.join(', '))}${row('Services', services.join(', '))}</table>
<div class="bar">${button('verify', { id }, one.metadata.hasVoiceOfMerchant ? 'Suspend the profile' : 'Verify the profile')}</div>
<h2>Reviews</h2><form method="post" action="/act"><input type="hidden" name="does" value="review"><input type="hidden" name="id" value="${id}"><div class="bar"><input name="name" aria-label="Name" placeholder="Name" required><select name="stars" aria-label="Stars">${STARS.map((word) => `<option value="${word}">${starsOf(word)}</option>`).join('')}</select><input name="comment" aria-label="Review" placeholder="Review" size="30"><button>Write as a customer</button></div></form>${reviews.join('')}`;
  });
  const posts = [...state.posts.values()].map(
    (post) => `<article>${escapeHtml(post.state)}: ${escapeHtml(post.summary)}</article>`,
  );
  const projects = [...state.clients.keys()].map(
    (id) =>
      `<article>${escapeHtml(id)}${button('approve', { id }, state.unapproved.has(id) ? 'Google approves it' : 'Google has not approved it')}</article>`,
  );
  return page(
    'Profile',
    `<h1>Local stand-in for Google Business Profile</h1><p>What the app reads and changes here goes nowhere else. <a href="/">Look again</a></p>${profiles.join('')}<h2>Posts</h2>${posts.join('') || '<p>None yet.</p>'}<h2>Projects</h2>${projects.join('')}<div class="bar">${button('revoke', {}, 'Take all access away')}</div>`,
  );
}

/** Handles a pressed button. */
export function act(store, form) {
  const { state } = store;
  const id = form.get('id') ?? '';
  const key = `${id}/${form.get('review') ?? ''}`;
  const does = form.get('does');
  if (does === 'review')
    store.putReview(id, {
      reviewId: `AbF${store.now().toString(36)}`,
      displayName: form.get('name') ?? '',
      starRating: form.get('stars') ?? 'FIVE',
      comment: form.get('comment') ?? '',
    });
  if (does === 'remove') state.reviews.delete(key);
  if (does === 'reject' && state.reviews.get(key)?.reviewReply)
    state.reviews.get(key).reviewReply.reviewReplyState = 'REJECTED';
  if (does === 'verify') {
    const { metadata } = state.locations.get(id);
    metadata.hasVoiceOfMerchant = !metadata.hasVoiceOfMerchant;
  }
  if (does === 'approve') state.unapproved.has(id) ? state.unapproved.delete(id) : state.unapproved.add(id);
  if (does === 'revoke') state.grants.clear();
}
