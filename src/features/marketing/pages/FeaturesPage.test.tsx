import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FEATURE_INFO, FEATURES, isReleased, RELEASED_FEATURES } from '@/domain/access/features';
import { renderVisitor } from '@/testing/renderVisitor';

const card = async (name: string) => within(await screen.findByRole('article', { name }));

const addresses = (links: readonly HTMLElement[]) => links.map((link) => link.getAttribute('href'));

/** Screenshots come from the demo of an HVAC company, which has neither members nor contracts. */
const WITHOUT_PICTURE = ['serviceagreement', 'contracts', 'wisetack', 'quickbooks'];
const PLANNED = FEATURES.filter((feature) => !isReleased(feature));

describe('features and prices', () => {
  it('show released features with screenshots, and nothing else', async () => {
    renderVisitor('/features');
    const grid = within(await screen.findByRole('list', { name: 'Features' }));
    expect(grid.getAllByRole('listitem')).toHaveLength(RELEASED_FEATURES.length);
    expect(grid.getByRole('link', { name: 'Estimates' })).toHaveAttribute('href', '/features/estimates');
    expect(
      within(document.querySelector('main') ?? document.body)
        .getAllByRole('presentation', { hidden: true })
        .filter((one) => one.tagName === 'IMG'),
    ).toHaveLength(RELEASED_FEATURES.length - WITHOUT_PICTURE.length);
    for (const feature of PLANNED) expect(screen.queryByText(FEATURE_INFO[feature].title)).not.toBeInTheDocument();
    expect(screen.queryByText(/in development/i)).not.toBeInTheDocument();
    expect(screen.getByRole('article', { name: 'Complete' })).toBeVisible();
  });

  it('show each plan by month and year, with links that select it', async () => {
    renderVisitor('/features');
    const professional = await card('Professional');
    expect(professional.getByText('$99')).toBeVisible();
    expect(professional.getByText('$990')).toBeInTheDocument();
    expect(professional.getByText('Manual J')).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Monthly' })).toBeChecked();
    expect(addresses(professional.getAllByRole('link', { name: 'Start 14 days free' }))).toEqual([
      `/register?from=${encodeURIComponent('/subscribe?plan=professional&interval=month')}`,
      `/register?from=${encodeURIComponent('/subscribe?plan=professional&interval=year')}`,
    ]);
  });

  it('compare every feature with every plan', async () => {
    renderVisitor('/features');
    const table = await screen.findByRole('table', { name: 'What is in which plan' });
    const cells = (name: string) =>
      within(within(table).getByRole('row', { name: new RegExp(`^${name} (Not )?included`, 'i') }))
        .getAllByRole('cell')
        .map((cell) => cell.textContent);
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((header) => header.textContent),
    ).toEqual(['Feature', 'Free', 'Essentials', 'Professional', 'Complete']);
    expect(cells('Customers')).toEqual(['Included', 'Included', 'Included', 'Included']);
    expect(cells('Manual J')).toEqual(['Not included', 'Not included', 'Included', 'Included']);
    expect(cells('AI assistant')).toEqual(['Not included', 'Not included', 'Not included', 'Included']);
  });
});

describe('a feature page', () => {
  it('says what the feature does, what it costs and where to get it', async () => {
    renderVisitor('/features/manualj');
    expect(await screen.findByRole('heading', { level: 1, name: 'Manual J' })).toBeVisible();
    expect(screen.getByText('$99')).toBeVisible();
    expect(screen.getByText('Rules of thumb, and desktop programs that explain nothing.')).toBeVisible();
    expect(addresses(screen.getAllByRole('link', { name: 'Start 14 days free' }))).toContain(
      `/register?from=${encodeURIComponent('/subscribe?plan=professional&interval=year')}`,
    );
  });

  it('says what is free', async () => {
    renderVisitor('/features/customers');
    const offer = within(await screen.findByRole('region', { name: 'Price' }));
    expect(offer.getByText('Free')).toBeVisible();
    expect(offer.getByRole('link', { name: 'Start free' })).toHaveAttribute('href', '/register');
  });

  it('links members to the feature', async () => {
    renderVisitor('/features/customers');
    expect(await screen.findByRole('link', { name: 'Open Customers' })).toHaveAttribute('href', '/customers');
  });

  it('is not found for an unknown feature', async () => {
    renderVisitor('/features/manual-jay');
    expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    const near = within(screen.getByRole('navigation', { name: 'Did you mean' }));
    expect(near.getByRole('link', { name: 'Manual J' })).toHaveAttribute('href', '/features/manualJ');
  });
});

it('lists everything unbuilt and upcoming on the roadmap, but nothing released', async () => {
  renderVisitor('/roadmap');
  expect(await screen.findByRole('heading', { level: 1, name: 'Roadmap' })).toBeVisible();
  const main = within(screen.getByRole('main'));
  for (const feature of PLANNED) expect(main.getByRole('link', { name: FEATURE_INFO[feature].title })).toBeVisible();
  for (const feature of RELEASED_FEATURES)
    expect(main.queryByRole('link', { name: FEATURE_INFO[feature].title })).not.toBeInTheDocument();
  expect(within(main.getByRole('region', { name: 'What comes next' })).getAllByRole('listitem').length).toBeGreaterThan(
    3,
  );
});

describe('a trade page', () => {
  it('has the trade’s day, words, documents and limits', async () => {
    renderVisitor('/hvac');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'From no-heat call to signed change-out' }),
    ).toBeVisible();
    for (const name of [
      'A day with it',
      'What matters most',
      'The papers',
      'Your words, and ours',
      'What it does not do',
    ])
      expect(screen.getByRole('region', { name })).toBeVisible();
    expect(within(screen.getByRole('navigation', { name: 'Other trades' })).getAllByRole('link')).toHaveLength(12);
  });

  it('is not found for an unknown word, with suggestions', async () => {
    renderVisitor('/plumbers');
    expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Plumbing', hidden: false })).toHaveAttribute('href', '/plumbing');
  });
});

describe('an advertisement page', () => {
  it('has one message in the trade’s words, and one action', async () => {
    renderVisitor('/features/ad/estimates/roofing');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Signed before you leave the driveway' }),
    ).toBeVisible();
    expect(screen.getByText('Estimates for roofing companies')).toBeVisible();
    expect(screen.getByText(/from the first roof on, for the office and for all your crews/)).toBeVisible();
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/', '/register']);
  });

  it('is not found for an unknown trade', async () => {
    renderVisitor('/features/ad/estimates/wizardry');
    expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  });
});
