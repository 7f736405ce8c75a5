import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { companySchema } from '@/domain/company/schema';
import { compareProfile, type DriftField } from '@/domain/google-profile/drift';
import { googleLocationSchema, googlePostSchema, type GooglePost } from '@/domain/google-profile/schema';
import { reviewSchema, type Review } from '@/domain/review/schema';
import { scheduleEntrySchema } from '@/domain/scheduling/schema';
import { buildVisit } from '@/testing/factories/visit';
import { chooseLocations } from '../../functions/src/google/chooseLocations';
import { fromGoogleError } from '../../functions/src/google/errors';
import { listLocations, storedLocation } from '../../functions/src/google/locations';
import { mendProfile } from '../../functions/src/google/mend';
import { readOurProfile } from '../../functions/src/google/ourProfile';
import { publishPost, removePost } from '../../functions/src/google/posts';
import { readLocation } from '../../functions/src/google/readLocation';
import { answerReview } from '../../functions/src/google/syncGoogle';
import { COMPANY, openWorld, UID, type World } from './world';

const company = companySchema.parse({
  name: 'Ridge Heating',
  ownerId: UID,
  phone: '(828) 555-0134',
  website: 'ridge.example',
  timeZone: 'America/New_York',
  features: { googleMyBusiness: true, reviews: true },
});

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
beforeEach(async () => {
  await world.control('reset');
  for (const path of world.documents.paths())
    for (const { id } of (await world.deps.db.collection(path).get()).docs)
      await world.deps.db.doc(`${path}/${id}`).delete();
  await world.deps.db.doc(`companies/${COMPANY}`).set(company);
  await world.connect();
});
afterAll(() => world.end());

const choose = (ids = ['77']) =>
  chooseLocations(world.deps, world.ask, {
    locations: ids.map((locationId) => ({ accountId: '1042', locationId })),
    uid: UID,
    companyId: COMPANY,
    company,
  });
const location = () => googleLocationSchema.parse(world.stored('googleLocations/77'));
const read = () => readLocation(world.deps, { companyId: COMPANY, locationId: '77', company }, world.ask);
const told = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'nothing',
    (error: unknown) => (fromGoogleError(error) as Error).message,
  );
const reviews = (): Review[] =>
  [...world.documents.at(`companies/${COMPANY}/reviews`).values()].map((one) => reviewSchema.parse(one));
const reviewBy = (name: string): Review | undefined => reviews().find(({ authorName }) => authorName === name);

describe('profiles', () => {
  it('are listed over all pages, each once, and those that were chosen are kept', async () => {
    for (let id = 100; id < 230; id += 1)
      await world.control('location', { id: String(id), patch: { title: `Branch ${String(id)}` } });
    const { locations, isCut } = await listLocations(world.ask);
    expect(new Set(locations.map(({ locationId }) => locationId)).size).toBe(131);
    expect(isCut).toBe(false);
    await choose(['77', '100']);
    await choose(['77']);
    expect(world.stored('googleLocations/100')).toBeUndefined();
    expect(location()).toMatchObject({
      accountId: '1042',
      phone: '(555) 010-0100',
      services: ['Duct cleaning'],
      isVerified: true,
      reviewUrl: 'https://search.google.com/local/writereview?placeid=ChIJlocalstandin77',
    });
  });

  it('of a person who manages none: an empty list, and a refusal in words for one by its number', async () => {
    await world.connect({ person: 'stranger' });
    expect((await listLocations(world.ask)).locations).toEqual([]);
    expect(await told(choose())).toContain('may not manage this profile');
  });
});

describe('what Google refuses', () => {
  const project = 'local.apps.googleusercontent.com';
  it.each([
    [
      'a project that waits for approval',
      () => world.control('set', { unapproved: [project] }),
      'has not approved this project',
    ],
    [
      'an interface that is off',
      () => world.control('set', { disabled: [project] }),
      'switched off in the Google project',
    ],
    [
      'too many requests',
      () => world.control('fault', { path: '/v1/accounts', status: 429 }),
      'no more requests for the moment',
    ],
    [
      'the wrong person',
      () => world.control('fault', { path: '/v1/accounts', status: 403 }),
      'may not manage this profile',
    ],
    [
      'what is gone',
      () => world.control('fault', { path: '/v1/accounts', status: 404 }),
      'does not have this any more',
    ],
    [
      'errors of its own, three times',
      () => world.control('fault', { path: '/v1/accounts', status: 500, times: 3 }),
      'cannot be reached right now',
    ],
    [
      'cut connections, three times',
      () => world.control('fault', { path: '/v1/accounts', status: 'drop', times: 3 }),
      'cannot be reached right now',
    ],
    [
      'a token that it has just given',
      () => world.control('fault', { path: '/v1/accounts', status: 401, times: 2 }),
      'Connect it again',
    ],
  ])('is said in words: %s', async (_what, arrange, words) => {
    await arrange();
    expect(await told(listLocations(world.ask))).toContain(words);
  });

  it('for a moment is asked again', async () => {
    await world.control('fault', { path: '/v1/accounts', status: 503, times: 2 });
    expect((await listLocations(world.ask)).locations).toHaveLength(1);
  });

  it('silence ends, in words', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
      const aborter = new AbortController();
      setTimeout(() => aborter.abort(new Error('Timed out')), 20);
      return aborter.signal;
    });
    await world.control('fault', { path: '/v1/accounts', status: 'silence', times: 3 });
    expect(await told(listLocations(world.ask))).toContain('cannot be reached right now');
    timeout.mockRestore();
  });

  it('is noted on the profile', async () => {
    await choose();
    await world.control('set', { unapproved: [project] });
    await told(read());
    expect(location().fault).toContain('has not approved this project');
    await world.control('set', { unapproved: [] });
    await read();
    expect(location().fault).toBe('');
  });
});

describe('drift', () => {
  const comparison = async () =>
    compareProfile(await readOurProfile(world.deps, COMPANY, company), await storedLocation(world.deps, COMPANY, '77'));
  const mend = async (fields: readonly DriftField[]) => {
    const fixes = (await comparison()).filter(({ field }) => fields.includes(field));
    return mendProfile(world.deps, world.ask, { companyId: COMPANY, company, locationId: '77', fixes });
  };
  const closeOn = (date: string) =>
    world.deps.db.doc(`companies/${COMPANY}/schedule/h-${date}`).set(
      scheduleEntrySchema.parse({
        ...buildVisit({ jobId: '', customerId: '', placement: { timeZone: company.timeZone } }),
        kind: 'time-off',
        title: 'Company day',
        placement: {
          ...buildVisit().placement,
          technicianIds: [],
          startsAt: `${date}T05:00:00.000Z`,
          endsAt: `${date}T23:59:00.000Z`,
          timeZone: company.timeZone,
        },
      }),
    );
  /** A Wednesday within the next weeks. */
  const wednesday = (() => {
    const day = new Date(Date.now() + 14 * 86_400_000);
    day.setUTCDate(day.getUTCDate() + ((3 - day.getUTCDay() + 7) % 7));
    return day.toISOString().slice(0, 10);
  })();

  it('is found in phone, website, hours, holidays and services, and mended in one go', async () => {
    await closeOn(wednesday);
    await choose();
    const before = await comparison();
    expect(before.filter(({ isSame }) => !isSame).map(({ field }) => field)).toEqual([
      'phone',
      'website',
      'hours',
      'holidays',
      'services',
    ]);
    await mend(['phone', 'website', 'hours', 'holidays', 'services']);
    expect((await comparison()).filter(({ isSame }) => !isSame)).toEqual([]);
    const at = (await world.state()).locations['77'];
    expect(at).toMatchObject({ phoneNumbers: { primaryPhone: '(828) 555-0134' }, websiteUri: 'https://ridge.example' });
    // What Google has besides ours stays.
    expect(location().services[0]).toBe('Duct cleaning');
    expect(location().specialDays).toEqual([{ date: wednesday, isClosed: true, opensAt: '', closesAt: '' }]);
  });

  it('is not mended when Google moved since somebody looked', async () => {
    await choose();
    const fixes = (await comparison()).filter(({ field }) => field === 'phone');
    await world.control('location', { id: '77', patch: { phoneNumbers: { primaryPhone: '(555) 010-9999' } } });
    expect(
      await told(mendProfile(world.deps, world.ask, { companyId: COMPANY, company, locationId: '77', fixes })),
    ).toContain('changed since you looked');
    expect(location().phone).toBe('(555) 010-9999');
  });
});

describe('reviews', () => {
  beforeEach(() => choose());

  it('are each one record, however often they are read, and those that are gone stay in the inbox', async () => {
    expect(await read()).toBe(3);
    expect(await read()).toBe(0);
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
    expect(await read()).toBe(1);
    expect(reviewBy('Lee')?.text).toBe('<b>Great</b>');
    expect(reviewBy('Sam Ortiz')?.state).toBe('published');
    // Once a day all are read.
    world.wait(21 * 60);
    await read();
    expect(reviewBy('Sam Ortiz')?.state).toBe('gone');
    expect(reviews()).toHaveLength(4);
    await world.control('review', {
      locationId: '77',
      reviewId: 'AbFstandin2',
      displayName: 'Sam Ortiz',
      starRating: 'FOUR',
    });
    await read();
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
    expect(await read()).toBe(113);
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
    await read();
    const id = await approve('Jo Park', 'We are sorry, Jo.');
    await answer(id);
    await answer(id);
    expect((await world.state()).reviews['77/AbFstandin3']?.reviewReply?.comment).toBe('We are sorry, Jo.');
    expect(reviewBy('Jo Park')?.reply).toMatchObject({ state: 'posted', text: 'We are sorry, Jo.' });
    const { log } = (await world.control('log')) as { log: { method: string }[] };
    expect(log.filter(({ method }) => method === 'PUT')).toHaveLength(1);
    // Google's moderators may still refuse it.
    await world.control('reply', { locationId: '77', reviewId: 'AbFstandin3', state: 'REJECTED' });
    await read();
    expect(reviewBy('Jo Park')?.reply).toMatchObject({ state: 'refused', text: 'We are sorry, Jo.' });
  });

  it('that changed after the reply was written are not answered with it', async () => {
    await read();
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

  it('keep why a reply was refused; what Google could not do just now comes again', async () => {
    await read();
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
  beforeEach(() => choose());
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

  it('go out once, are followed until Google shows them, and are taken away', async () => {
    const id = await draft();
    const outcomes = await Promise.allSettled([publish(id), publish(id)]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await world.state()).posts).toHaveLength(1);
    expect(post().state).toBe('processing');
    await read();
    expect(post().state).toBe('live');
    await removePost(world.deps, world.ask, { companyId: COMPANY, postId: id, uid: UID });
    expect((await world.state()).posts).toHaveLength(0);
    expect(post().state).toBe('removed');
  });

  it('of which no answer came are looked up before they are sent again', async () => {
    const id = await draft();
    await world.control('fault', { path: '/localPosts', method: 'POST', status: 'drop', isAfter: true });
    await expect(publish(id)).rejects.toThrow('cannot be reached');
    expect(post().state).toBe('unknown');
    await publish(id);
    expect((await world.state()).posts).toHaveLength(1);
    expect(post().state).toBe('processing');
  });

  it('that Google would refuse are stopped here, and its refusal leaves a draft', async () => {
    await draft({ text: 'Call us: (828) 555-0134' });
    await expect(publish('p1')).rejects.toThrow('phone number');
    await draft({ kind: 'OFFER', title: 'Ten off' });
    await expect(publish('p1')).rejects.toThrow('Choose the first day');
    await draft();
    await world.control('fault', { path: '/localPosts', method: 'POST', status: 400 });
    expect(await told(publish('p1'))).toContain('Google did not take it');
    expect(post().state).toBe('draft');
    await world.control('location', { id: '77', patch: { metadata: { hasVoiceOfMerchant: false } } });
    await read();
    await expect(publish('p1')).rejects.toThrow('Verify it at Google first');
  });
});
