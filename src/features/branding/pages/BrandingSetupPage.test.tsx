import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DEFAULT_BRAND_KIT, type BrandKit } from '@/domain/brand/schema';
import { renderApp } from '@/testing/renderApp';
import { brandingRoutes } from '../routes';

const KIT: BrandKit = { ...DEFAULT_BRAND_KIT, primaryColor: '#1d4e89', tagline: 'Comfort you can count on' };
const open = (extra: Partial<Parameters<typeof renderApp>[0]> = {}) =>
  renderApp({ routes: brandingRoutes, path: '/branding-setup', role: 'manager', company: { branding: KIT }, ...extra });
const kitIn = async (store: Awaited<ReturnType<typeof renderApp>>['store']): Promise<unknown> =>
  (await store.get('companies', 'company-1'))?.data['branding'];

it('explains how a yellow is adjusted, and stores the chosen color', async () => {
  const { user, store } = await open();
  const color = await screen.findByLabelText('Main color');
  const report = () => screen.getByRole('list', { name: 'Legibility of the main color' });
  expect(within(report()).getAllByText(/Legible as it is: 8\.\d to 1/)).toHaveLength(2);
  await user.clear(color);
  await user.type(color, '#ffff00');
  // Once for text, and once for a button's background.
  expect(within(report()).getAllByText('Drawn in #737300: 1.0 to 1 became 5.0 to 1.')).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(async () =>
    expect(await kitIn(store)).toMatchObject({ primaryColor: '#ffff00', tagline: KIT.tagline }),
  );
});

it('asks for a license’s number at the field, and saves it once entered', async () => {
  const { user, store } = await open();
  await user.click(await screen.findByRole('button', { name: /Add/ }));
  await user.type(screen.getByLabelText(/^State/), 'NC');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect((await screen.findAllByText('Enter the number')).length).toBeGreaterThan(0);
  await user.type(screen.getByLabelText(/^Number/), '34871');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(async () =>
    expect(await kitIn(store)).toMatchObject({ licenses: [{ state: 'NC', number: '34871', trade: '' }] }),
  );
});

it('merges two people’s changes of different parts, and asks about the same part', async () => {
  const { user, store } = await open();
  const colleague = (branding: Partial<BrandKit>, revision: string) =>
    store.commit([
      { kind: 'update', path: 'companies', id: 'company-1', data: { branding: { ...KIT, ...branding }, revision } },
    ]);
  await user.type(await screen.findByLabelText('Name'), 'Dana');
  await colleague({ tagline: 'Warm since 1987' }, 'r-1');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(async () =>
    expect(await kitIn(store)).toMatchObject({ tagline: 'Warm since 1987', signatureName: 'Dana' }),
  );
  await user.type(screen.getByLabelText('Name'), ' Fox');
  await colleague({ tagline: 'Cool since 1987', signatureName: 'Ada' }, 'r-2');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const dialog = await screen.findByRole('dialog', { name: 'Someone else changed this too' });
  expect(within(dialog).getByRole('radio', { name: 'Theirs: Signature: Ada' })).toBeInTheDocument();
  await user.click(within(dialog).getByRole('radio', { name: 'Mine: Signature: Dana Fox' }));
  await user.click(within(dialog).getByRole('button', { name: 'Save this choice' }));
  await waitFor(async () =>
    expect(await kitIn(store)).toMatchObject({ tagline: 'Cool since 1987', signatureName: 'Dana Fox' }),
  );
});

it('keeps unsaved entries when leaving the page', async () => {
  const first = await open();
  await first.user.type(await screen.findByLabelText('Name'), 'Dana');
  first.unmount();
  await open();
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveValue('Dana'));
});

it('compares an earlier version with the current one, and restores it', async () => {
  const version = {
    id: 'v1',
    kit: { ...KIT, tagline: 'Warm since 1987' },
    savedBy: 'user-1',
    savedAt: '2026-05-01T10:00:00.000Z',
  };
  const { user, store } = await open({ records: { brandVersions: [version] } });
  await user.click(await screen.findByRole('button', { name: 'Versions' }));
  const list = await screen.findByRole('list', { name: 'Versions of the brand kit' });
  expect(within(list).getByText(/Differs in Tagline/)).toBeVisible();
  await user.click(within(list).getByRole('button', { name: 'Compare…' }));
  const row = await screen.findByRole('row', { name: 'Tagline Warm since 1987 Comfort you can count on' });
  expect(row).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Restore' }));
  await waitFor(async () => expect(await kitIn(store)).toMatchObject({ tagline: 'Warm since 1987' }));
  await waitFor(() => expect(screen.getByLabelText('Tagline')).toHaveValue('Warm since 1987'));
});

it('asks before a version replaces unsaved changes', async () => {
  const version = {
    id: 'v1',
    kit: { ...KIT, tagline: 'Warm since 1987' },
    savedBy: 'user-1',
    savedAt: '2026-05-01T10:00:00.000Z',
  };
  const { user } = await open({ records: { brandVersions: [version] } });
  await user.type(await screen.findByLabelText('Name'), 'Dana');
  await user.click(screen.getByRole('button', { name: 'Versions' }));
  await user.click(await screen.findByRole('button', { name: 'Compare…' }));
  await user.click(await screen.findByRole('button', { name: 'Restore' }));
  const question = await screen.findByRole('dialog', { name: 'Discard unsaved changes?' });
  await user.click(within(question).getByRole('button', { name: 'Cancel' }));
  expect(screen.getByLabelText('Name')).toHaveValue('Dana');
  expect(screen.getByLabelText('Tagline')).toHaveValue(KIT.tagline);
});
