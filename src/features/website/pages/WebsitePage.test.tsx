import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { publishWebsite } from '@/domain/website/api';
import type { RecordStore } from '@/data/records/store';
import { siteBlockSchema, websiteContentSchema, type WebsiteContent } from '@/domain/website/schema';
import { downloadFile } from '@/lib/downloadFile';
import { answerCalls, answering } from '@/testing/answerCalls';
import { buildStored } from '@/testing/factories/build';
import { buildPhoto } from '@/testing/factories/photo';
import { buildTechnician } from '@/testing/factories/technician';
import { renderApp } from '@/testing/renderApp';
import { websiteRoutes } from '../routes';
// Loaded before the first test, so that it doesn't have to wait.
import './WebsitePage';

const block = (id: string, kind: 'hero' | 'gallery', fields: object = {}) =>
  siteBlockSchema.parse({ id, page: 'home', kind, ...fields });
const draft = (fields: Partial<WebsiteContent> = {}) =>
  buildStored({
    kind: 'site',
    schema: websiteContentSchema,
    fields: { trade: 'hvac', blocks: [block('hero', 'hero', { title: 'Warm homes' })] },
    overrides: { id: 'main', ...fields },
  });
const open = (records: object = {}, wrapStore: (store: RecordStore) => RecordStore = (store) => store) =>
  renderApp({
    wrapStore,
    routes: websiteRoutes,
    path: '/website',
    features: { website: true, leads: true, jobs: true },
    role: 'admin',
    now: '2026-11-23T15:00:00.000Z',
    records: { websiteContent: [draft()], ...records },
  });
const preview = async () => (await screen.findByTitle('Preview of the site')).getAttribute('srcdoc') ?? '';
const storedIn = async ({ store }: Awaited<ReturnType<typeof open>>['workspace']) =>
  websiteContentSchema.parse((await store.query('companies/company-1/websiteContent', {}))[0]?.data);

it('creates a first draft from the company’s trade, people, and the owner’s answers', async () => {
  const { user, workspace } = await open({ websiteContent: [], technicians: [buildTechnician({ id: 'ann' })] });
  await user.type(await screen.findByLabelText('Which towns do you serve?'), 'Asheville, Weaverville');
  await user.type(screen.getByLabelText('Since which year?'), '2009');
  await user.click(await screen.findByRole('button', { name: 'Make the first draft' }));
  expect(await preview()).toContain('Heating and cooling, done right');
  const { blocks } = await storedIn(workspace);
  expect(await preview()).toContain('has worked in Asheville and Weaverville since 2009.');
  expect(blocks.find(({ kind }) => kind === 'team')?.items).toMatchObject([{ refId: 'ann' }]);
});

it('keeps an existing draft this device does not know of, without a permission error', async () => {
  let isKnown = false;
  const { user, workspace } = await open({}, (store) => ({
    ...store,
    watchDocument: (path, id, onNext, onError) =>
      store.watchDocument(path, id, (document) => onNext(isKnown ? document : null), onError),
  }));
  await user.click(await screen.findByRole('button', { name: 'Make the first draft' }));
  isKnown = true;
  await waitFor(() => expect(screen.getByRole('button', { name: 'Make the first draft' })).toBeEnabled());
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect((await storedIn(workspace)).blocks).toMatchObject([{ title: 'Warm homes' }]);
  expect(workspace.outbox.entries()).toEqual([]);
});

it('tells the office who may edit it, and reads nothing', async () => {
  const read: string[] = [];
  await renderApp({
    routes: websiteRoutes,
    path: '/website',
    features: { website: true },
    role: 'office',
    records: { websiteContent: [draft()] },
    wrapStore: (store) => ({
      ...store,
      watchDocument: (path, ...rest) => {
        read.push(path);
        return store.watchDocument(path, ...rest);
      },
    }),
  });
  expect(await screen.findByText('Only managers write the website')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to your start page' })).toHaveAttribute('href', '/start');
  expect(read.filter((path) => path.includes('websiteContent'))).toEqual([]);
});

it('shows a manager the saved draft and exports it when the plan no longer includes the site', async () => {
  const { user } = await renderApp({
    routes: websiteRoutes,
    path: '/website',
    features: {},
    role: 'manager',
    records: { websiteContent: [draft()] },
  });
  expect(await screen.findByText('The website is offline')).toBeInTheDocument();
  expect(screen.queryByText(/Ask an admin or manager/)).not.toBeInTheDocument();
  expect(await preview()).toContain('Warm homes');
  expect(screen.queryByRole('button', { name: 'Publish' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Download as files (ZIP)' }));
  await waitFor(() => expect(vi.mocked(downloadFile).mock.lastCall?.[0]).toBe('website.zip'));
});

it('previews input at once, as text, and restores a removed block', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Headline: Warm homes' }));
  await user.clear(screen.getByLabelText('Headline'));
  await user.type(screen.getByLabelText('Headline'), '<b>Cool');
  await waitFor(async () => expect(await preview()).toContain('<h1>&lt;b&gt;Cool</h1>'));
  await user.click(screen.getByRole('button', { name: 'Remove Headline' }));
  await waitFor(async () => expect(await preview()).not.toContain('Cool'));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect(await preview()).toContain('Cool'));
});

it('saves and publishes what is shown', async () => {
  const { callsOf } = answerCalls([answering(publishWebsite, () => ({ versionId: 'v1', number: 3 }))]);
  const { user, workspace } = await open();
  await user.click(await screen.findByRole('tab', { name: 'Site' }));
  await user.type(screen.getByLabelText('In search results'), 'Heat and air in Asheville');
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText(/Version 3 is published/)).toBeVisible();
  const [stored] = await workspace.store.query('companies/company-1/websiteContent', {});
  expect(stored?.data).toMatchObject({ description: 'Heat and air in Asheville' });
  expect(callsOf(publishWebsite)).toEqual([{ revision: stored?.data['revision'] }]);
});

it('does not publish while the draft is only on this device, and says so', async () => {
  const { callsOf } = answerCalls([answering(publishWebsite, () => ({ versionId: 'v1', number: 3 }))]);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { user } = await open({}, (store) => ({
    ...store,
    commit: (writes) => store.commit(writes).then(() => new Promise<void>(() => undefined)),
  }));
  await user.click(await screen.findByRole('tab', { name: 'Site' }));
  await user.type(screen.getByLabelText('In search results'), 'Heat and air in Asheville');
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText(/saved on this device, but not on the server yet/)).toBeVisible();
  expect(callsOf(publishWebsite)).toEqual([]);
});

it('does not publish a picture without consent, and says where it is', async () => {
  const item = { id: 'picture', pictureUrl: 'https://files.example/house.jpg' };
  const { user } = await open({ websiteContent: [draft({ blocks: [block('g', 'gallery', { items: [item] })] })] });
  await user.click(await screen.findByRole('button', { name: 'Publish' }));
  await user.click(await screen.findByRole('button', { name: 'Gallery (check)' }));
  const picture = within(screen.getByRole('group', { name: 'Picture 1' }));
  expect(picture.getByText('Say who agreed that this picture is shown')).toBeVisible();
});

it('says that booking is impossible without technicians', async () => {
  const { user } = await open({ websiteContent: [draft({ isBookingOn: true })] });
  await user.click(await screen.findByRole('tab', { name: 'Booking' }));
  expect(await screen.findByText('No technicians yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Add technicians' })).toHaveAttribute('href', '/technicians');
});

it('offers job photos for the gallery, and says when one cannot be loaded', async () => {
  const fetching = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('offline'));
  const { user } = await open({
    websiteContent: [draft({ blocks: [block('g', 'gallery', { items: [{ id: 'picture' }] })] })],
    photos: [buildPhoto({ caption: 'New condenser' })],
  });
  await user.click(await screen.findByRole('button', { name: 'Gallery' }));
  await user.click(screen.getByRole('button', { name: 'From a job' }));
  await user.click(await screen.findByRole('button', { name: /New condenser/ }));
  expect(await screen.findByText('This photo could not be fetched. Please try again.')).toBeVisible();
  fetching.mockRestore();
});
