import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { googlePostSchema, type GooglePost } from '@/domain/google-profile/schema';
import { reviewSchema, type Review } from '@/domain/review/schema';
import { storedLocation } from '../../functions/src/google/locations';
import { publishPost, removePost } from '../../functions/src/google/posts';
import { answerReview } from '../../functions/src/google/syncGoogle';
import { beginAnew, choose, COMPANY, company, openWorld, read, told, UID, type World } from './world';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
beforeEach(() => beginAnew(world));
afterAll(() => world.end());

const reviews = (): Review[] =>
  [...world.documents.at(`companies/${COMPANY}/reviews`).values()].map((one) => reviewSchema.parse(one));
const reviewBy = (name: string): Review | undefined => reviews().find(({ authorName }) => authorName === name);

describe('Google reviews', () => {
  beforeEach(async () => {
    await choose(world);
  });

  it('are one record each, however often they are read, and deleted ones stay in the inbox', async () => {
    expect(await read(world)).toBe(3);
    expect(await read(world)).toBe(0);
    expect(reviews()).toHaveLength(3);
    expect(reviewBy('Jo Park')).toMatchObject({ source: 'google', stars: 2, state: 'published', needsReply: true });
    await world.control('review', {
      locationId: '77',
      reviewId: 'New1',
      displayName: 'Lee',
      starRating: 'FIVE',
      comment: '<b>Great</b>',
    });
    await world.control('review', { locationId: '77', reviewId: 'AbFstandin2', isRemoved: true });
    expect(await read(world)).toBe(1);
    expect(reviewBy('Lee')?.text).toBe('<b>Great</b>');
    expect(reviewBy('Sam Ortiz')?.state).toBe('published');
    // All are read once a day.
    world.wait(21 * 60);
    await read(world);
    expect(reviewBy('Sam Ortiz')?.state).toBe('gone');
    expect(reviews()).toHaveLength(4);
    await world.control('review', {
      locationId: '77',
      reviewId: 'AbFstandin2',
      displayName: 'Sam Ortiz',
      starRating: 'FOUR',
    });
    await read(world);
    expect(reviewBy('Sam Ortiz')?.state).toBe('published');
  });

  it('are read over all pages', async () => {
    for (let index = 0; index < 110; index += 1)
      await world.control('review', {
        locationId: '77',
        reviewId: `many-${String(index)}`,
        displayName: 'A',
        starRating: 'FIVE',
      });
    expect(await read(world)).toBe(113);
  });

  const approve = async (name: string, text: string): Promise<string> => {
    const [id = ''] =
      [...world.documents.at(`companies/${COMPANY}/reviews`)].find(([, one]) => one['authorName'] === name) ?? [];
    const reply = {
      text,
      state: 'approved',
      writtenBy: UID,
      approvedBy: UID,
      approvedAt: world.deps.now(),
      postedAt: '',
      fault: '',
    };
    await world.deps.db.doc(`companies/${COMPANY}/reviews/${id}`).update({ reply, needsReply: false });
    return id;
  };
  const answer = (id: string) => answerReview(world.deps, COMPANY, id, world.ask);

  it('are answered once a reply is approved, and only once', async () => {
    await read(world);
    const id = await approve('Jo Park', 'We are sorry, Jo.');
    await answer(id);
    await answer(id);
    expect((await world.state()).reviews['77/AbFstandin3']?.reviewReply?.comment).toBe('We are sorry, Jo.');
    expect(reviewBy('Jo Park')?.reply).toMatchObject({ state: 'posted', text: 'We are sorry, Jo.' });
    const { log } = (await world.control('log')) as { log: { method: string }[] };
    expect(log.filter(({ method }) => method === 'PUT')).toHaveLength(1);
    // Google's moderators may still refuse it.
    await world.control('reply', { locationId: '77', reviewId: 'AbFstandin3', state: 'REJECTED' });
    await read(world);
    expect(reviewBy('Jo Park')?.reply).toMatchObject({ state: 'refused', text: 'We are sorry, Jo.' });
  });

  it('changed after the reply was written aren’t answered with it', async () => {
    await read(world);
    const id = await approve('Jo Park', 'We are sorry, Jo.');
    await world.control('review', {
      locationId: '77',
      reviewId: 'AbFstandin3',
      displayName: 'Jo Park',
      starRating: 'FIVE',
      comment: 'All good now',
    });
    await answer(id);
    expect(reviewBy('Jo Park')).toMatchObject({ text: 'All good now', reply: { state: 'refused' } });
    expect((await world.state()).reviews['77/AbFstandin3']?.reviewReply).toBeUndefined();
  });

  it('store why a reply was refused, and temporary failures are retried', async () => {
    await read(world);
    const id = await approve('Jo Park', 'We are sorry, Jo.');
    await world.control('fault', { path: '/reply', status: 503, times: 3 });
    await expect(answer(id)).rejects.toThrow();
    expect(reviewBy('Jo Park')?.reply.state).toBe('approved');
    await world.control('location', { id: '77', patch: { metadata: { hasVoiceOfMerchant: false } } });
    await answer(id);
    expect(reviewBy('Jo Park')?.reply).toMatchObject({
      state: 'refused',
      fault: expect.stringContaining('Verify the profile') as string,
    });
  });
});

describe('posts', () => {
  beforeEach(async () => {
    await choose(world);
  });
  const draft = async (changes: Partial<GooglePost> = {}): Promise<string> => {
    const post = googlePostSchema.parse({ text: 'Furnace checks before the frost', locationId: '77', ...changes });
    await world.deps.db.doc(`companies/${COMPANY}/googlePosts/p1`).set({ ...post, updatedAt: world.deps.now() });
    return 'p1';
  };
  const publish = (postId: string) =>
    publishPost(world.deps, world.ask, { companyId: COMPANY, postId, uid: UID, timeZone: company.timeZone }, (id) =>
      storedLocation(world.deps, COMPANY, id),
    );
  const post = () => googlePostSchema.parse(world.stored('googlePosts/p1'));

  it('go out once, are followed until Google shows them, and can be removed', async () => {
    const id = await draft();
    const outcomes = await Promise.allSettled([publish(id), publish(id)]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await world.state()).posts).toHaveLength(1);
    expect(post().state).toBe('processing');
    await read(world);
    expect(post().state).toBe('live');
    await removePost(world.deps, world.ask, { companyId: COMPANY, postId: id, uid: UID });
    expect((await world.state()).posts).toHaveLength(0);
    expect(post().state).toBe('removed');
  });

  it('without a response are looked up before they are sent again', async () => {
    const id = await draft();
    await world.control('fault', { path: '/localPosts', method: 'POST', status: 'drop', isAfter: true });
    await expect(publish(id)).rejects.toThrow('cannot be reached');
    expect(post().state).toBe('unknown');
    await publish(id);
    expect((await world.state()).posts).toHaveLength(1);
    expect(post().state).toBe('processing');
  });

  it('Google would refuse are stopped here, and its refusal leaves a draft', async () => {
    await draft({ text: 'Call us: (828) 555-0134' });
    await expect(publish('p1')).rejects.toThrow('phone number');
    await draft({ kind: 'OFFER', title: 'Ten off' });
    await expect(publish('p1')).rejects.toThrow('Choose the first day');
    await draft();
    await world.control('fault', { path: '/localPosts', method: 'POST', status: 400 });
    expect(await told(publish('p1'))).toContain('Google did not take it');
    expect(post().state).toBe('draft');
    await world.control('location', { id: '77', patch: { metadata: { hasVoiceOfMerchant: false } } });
    await read(world);
    await expect(publish('p1')).rejects.toThrow('Verify it at Google first');
  });
});
