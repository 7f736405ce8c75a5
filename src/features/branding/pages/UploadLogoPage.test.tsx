import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DEFAULT_BRAND_KIT } from '@/domain/brand/schema';
import { renderApp } from '@/testing/renderApp';
import { brandingRoutes } from '../routes';

const LOGOS = { logoUrl: 'https://files.example/light.png', logoDarkUrl: 'https://files.example/dark.png' };
const open = () =>
  renderApp({
    routes: brandingRoutes,
    path: '/upload-logo',
    role: 'manager',
    company: { branding: { ...DEFAULT_BRAND_KIT, ...LOGOS } },
  });
const slot = (ground: 'light' | 'dark') => screen.findByRole('group', { name: `Logo: for a ${ground} background` });

it('undoes the change of one logo without affecting the other', async () => {
  const { user, store } = await open();
  const kit = async (): Promise<unknown> => (await store.get('companies', 'company-1'))?.data['branding'];
  await user.click(within(await slot('light')).getByRole('button', { name: 'Remove' }));
  await waitFor(async () => expect(await kit()).toMatchObject({ logoUrl: '' }));
  const undo = await screen.findByRole('button', { name: 'Undo' });
  await user.click(within(await slot('dark')).getByRole('button', { name: 'Remove' }));
  await waitFor(async () => expect(await kit()).toMatchObject({ logoUrl: '', logoDarkUrl: '' }));
  await user.click(undo);
  await waitFor(async () => expect(await kit()).toMatchObject({ logoUrl: LOGOS.logoUrl, logoDarkUrl: '' }));
});

it('clears a file error once another file is chosen', async () => {
  const { user } = await open();
  const light = await slot('light');
  await user.upload(within(light).getByLabelText('Logo for a light background'), new File(['no picture'], 'logo.png'));
  expect(await within(light).findByRole('alert')).toHaveTextContent('This logo cannot be used');
  await user.click(within(light).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(within(light).queryByRole('alert')).toBeNull());
});
