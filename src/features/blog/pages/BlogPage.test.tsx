import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderVisitor } from '@/testing/renderVisitor';

const titles = () =>
  within(screen.getByRole('list', { name: 'Posts' }))
    .getAllByRole('link')
    .map((link) => link.textContent);

describe('the blog', () => {
  it('lists posts by topic, searches them, and shows one with its sources', async () => {
    const { user, router } = renderVisitor('/blog');
    expect(await screen.findByRole('heading', { level: 1, name: 'For people who run trucks' })).toBeVisible();
    const all = titles().length;
    expect(all).toBeGreaterThanOrEqual(12);

    await user.type(screen.getByRole('searchbox', { name: 'Search the blog' }), 'flushometer');
    expect(await screen.findByText('1 post for “flushometer”')).toBeVisible();
    expect(router.state.location.search).toBe('?q=flushometer');
    await user.type(screen.getByRole('searchbox', { name: 'Search the blog' }), ' xylophone');
    await user.click(await screen.findByRole('button', { name: 'Show all posts' }));
    expect(titles()).toHaveLength(all);

    await user.click(screen.getByRole('link', { name: 'Engineering' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Engineering' })).toBeVisible();
    expect(titles().length).toBeLessThan(all);

    await user.click(screen.getByRole('link', { name: 'Sizing gas pipe by the longest-length method' }));
    expect(await screen.findByRole('heading', { level: 1, name: /^Sizing gas pipe/ })).toBeVisible();
    expect(
      within(screen.getByRole('navigation', { name: 'Contents' })).getByRole('link', { name: 'The house' }),
    ).toHaveAttribute('href', '#the-house');
    expect(screen.getByRole('img', { name: /^Sketch of the piping/ })).toBeVisible();
    const sources = within(screen.getByRole('region', { name: 'Sources' }));
    expect(sources.getByRole('link', { name: /International Fuel Gas Code/ })).toHaveProperty('protocol', 'https:');
    expect(within(screen.getByRole('list', { name: 'Read next' })).getAllByRole('link')).toHaveLength(3);
  });

  it('suggests similar posts for an unknown address', async () => {
    renderVisitor('/blog/gas-pipe-sizing');
    const near = within(await screen.findByRole('list', { name: 'Posts that come nearest' }));
    expect(near.getAllByRole('link')[0]).toHaveTextContent(/^Sizing gas pipe/);
  });
});
