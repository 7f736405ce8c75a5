import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { setAuthState } from '@/data/session/authState';
import { renderVisitor } from '@/testing/renderVisitor';

const PAGES = ['/', '/features', '/features/manualJ', '/roadmap', '/hvac'];

describe('the home page', () => {
  it('says what the product does and for whom, with proof and prices', async () => {
    renderVisitor('/');
    expect(await screen.findByRole('heading', { level: 1, name: 'Quote it. Sign it. Do it. Get paid.' })).toBeVisible();
    const sections = within(screen.getByRole('main')).getAllByRole('heading', { level: 2 });
    expect(sections.map((section) => section.textContent)).toEqual([
      'One day, three people',
      'Good, better and best in minutes',
      'Customers say yes on their phone',
      'A technician’s whole day on one screen',
      'From finished job to sent invoice in two clicks',
      'And what comes before and after the job',
      'Manual J, with every Btu explained',
      'Checked, not claimed',
      'Coming from Jobber, Housecall Pro or QuickBooks?',
      'One price for the whole company',
      'Questions, answered',
      'Made for your trade',
      'Send your first estimate today',
    ]);
    expect(screen.getAllByText('No card needed. Then from $49 a month for the whole company.').length).toBe(2);
    expect(
      screen.getByRole('row', { name: /Software at \$29 a person, as an example \$87 \$232 \$435/ }),
    ).toBeVisible();
    expect(screen.getByRole('row', { name: 'Fieldwright Essentials $49 $49 $49' })).toBeVisible();
  });

  it('loads its first picture at once and others lazily, in two sizes with reserved space', async () => {
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
      expect(picture.getAttribute('srcset')).toMatch(/640w, .+w$/);
      expect(picture.previousElementSibling).toHaveAttribute('media', '(prefers-color-scheme: dark)');
    }
  });

  it('marks the document for signed-in members, which shows their links', async () => {
    renderVisitor('/');
    const [entrance] = await screen.findAllByRole('link', { name: 'Start 14 days free' });
    expect(entrance).toHaveAttribute('href', '/register');
    expect(document.documentElement).not.toHaveAttribute('data-signed-in');
    const user = { uid: 'user-1', email: 'dana@example.com', isEmailVerified: true, provider: 'password' };
    act(() => setAuthState({ status: 'signed-in', user }));
    expect(document.documentElement).toHaveAttribute('data-signed-in');
    expect(screen.getAllByRole('link', { name: 'Open your workspace' })[0]).toHaveAttribute('href', '/landing');
  });
});

it.each(PAGES)('has the shared header with sign-in on %s', async (path) => {
  renderVisitor(path);
  const header = within(await screen.findByRole('banner'));
  expect(header.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Fieldwright',
    'Product',
    'Trades',
    'Prices',
    'Live demo',
    'Manual J',
    'Blog',
    'Open your workspace',
    'Sign in',
    'Start free',
  ]);
  expect(screen.getByRole('navigation', { name: 'About Fieldwright' })).toBeVisible();
});
