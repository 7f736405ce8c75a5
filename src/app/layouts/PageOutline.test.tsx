import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { RouteHandle } from '@/lib/featureRoute';
import { PageOutline } from './PageOutline';

const outlineOf = (handle: RouteHandle | null) =>
  render(
    <MantineProvider>
      <PageOutline of={handle} />
    </MantineProvider>,
  );

it.each(['list', 'normal'] as const)('shows the page’s title while it loads, as a page of shape "%s"', (shape) => {
  outlineOf({ title: 'Jobs', shape });
  expect(screen.getByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Loading');
  expect(document.title).toBe('Jobs · Fieldwright');
});

it('shows no heading where the page has its own, or where the title is unknown', () => {
  outlineOf({ title: 'Job' });
  outlineOf(null);
  expect(screen.queryByRole('heading')).toBeNull();
  expect(screen.getAllByRole('status')).toHaveLength(2);
});
