import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { setAuthState } from '@/data/session/authState';
import { renderVisitor } from '@/testing/renderVisitor';

const PAGES = ['/', '/features', '/features/manualJ', '/roadmap'];

describe('the home page', () => {
  it('says what the product does in four steps, shows each, and what it costs', async () => {
    renderVisitor('/');
    expect(await screen.findByRole('heading', { level: 1, name: 'Quote it. Sign it. Do it. Get paid.' })).toBeVisible();
    const steps = within(screen.getByRole('main')).getAllByRole('heading', { level: 2 }).slice(0, 5);
    expect(steps.map((step) => step.textContent)).toEqual([
      'Good, better and best in minutes',
      'Customers say yes on their phone',
      'A technician’s whole day on one screen',
      'From finished job to sent invoice in two clicks',
      'Manual J, with every Btu explained',
    ]);
    expect(
      screen.getAllByText('14 days free, no card needed. Then from $49 a month for the whole company.').length,
    ).toBe(2);
    expect(
      screen.getByRole('row', { name: /Software at \$29 a person, as an example \$87 \$232 \$435/ }),
    ).toBeVisible();
    expect(screen.getByRole('row', { name: 'Fieldwright Essentials $49 $49 $49' })).toBeVisible();
  });

  it('fetches its first picture at once and the others when they come into view, all with their place kept', async () => {
    renderVisitor('/');
    await screen.findByRole('heading', { level: 1 });
    const pictures = [...document.querySelectorAll('main img')];
    expect(pictures.map((picture) => picture.getAttribute('loading'))).toEqual([
      'eager',
      ...pictures.slice(1).map(() => 'lazy'),
    ]);
    for (const picture of pictures) {
      expect(Number(picture.getAttribute('width'))).toBeGreaterThan(0);
      expect(Number(picture.getAttribute('height'))).toBeGreaterThan(0);
      expect(picture).toHaveAccessibleName();
    }
  });

  it('leads who is signed in to their work', async () => {
    renderVisitor('/');
    const user = { uid: 'user-1', email: 'dana@example.com', isEmailVerified: true, provider: 'password' };
    act(() => setAuthState({ status: 'signed-in', user }));
    expect((await screen.findAllByRole('link', { name: 'Open your workspace' }))[0]).toHaveAttribute(
      'href',
      '/landing',
    );
    expect(screen.queryByRole('link', { name: 'Start free' })).not.toBeInTheDocument();
  });
});

it.each(PAGES)('%s has the one header, with the way in', async (path) => {
  renderVisitor(path);
  const header = within(await screen.findByRole('banner'));
  expect(header.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Fieldwright',
    'Product',
    'Prices',
    'Manual J',
    'Sign in',
    'Start free',
  ]);
  expect(screen.getByRole('navigation', { name: 'About Fieldwright' })).toBeVisible();
});
