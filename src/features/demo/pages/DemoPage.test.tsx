import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TRADES } from '@/domain/trade/trades';
import { renderVisitor } from '@/testing/renderVisitor';

it('opens a company of every trade', async () => {
  renderVisitor('/demo');
  await screen.findByRole('heading', { level: 1 });
  for (const { id, name, sample } of TRADES)
    expect(screen.getByRole('link', { name: `${name} ${sample}` })).toHaveAttribute(
      'href',
      `/start?demo=${id}&as=admin`,
    );
});

it('is opened by a trade’s page with the company of that trade', async () => {
  renderVisitor('/pest-control');
  const [entrance] = await screen.findAllByRole('link', { name: 'Try the live demo' });
  expect(entrance).toHaveAttribute('href', '/start?demo=pest-control&as=admin');
});
