import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TRADES } from '@/domain/trade/trades';
import { renderVisitor } from '@/testing/renderVisitor';

it('links to a sample company for every trade', async () => {
  renderVisitor('/demo');
  await screen.findByRole('heading', { level: 1 });
  for (const { id, name, sample } of TRADES)
    expect(screen.getByRole('link', { name: `${name} ${sample}` })).toHaveAttribute(
      'href',
      `/start?demo=${id}&as=admin`,
    );
});

it('links from a trade’s page to its sample company', async () => {
  renderVisitor('/pest-control');
  const [entrance] = await screen.findAllByRole('link', { name: 'Try the live demo' });
  expect(entrance).toHaveAttribute('href', '/start?demo=pest-control&as=admin');
});
