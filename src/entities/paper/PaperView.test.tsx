import { render, screen, within } from '@testing-library/react';
import axe from 'axe-core';
import { expect, it } from 'vitest';
import { paperOfDocument } from '@/domain/paper/document';
import { paperOfStatement } from '@/domain/paper/statement';
import { buildDocument, buildLine } from '@/testing/factories/billing';
import { PaperView } from './PaperView';

const address = { street: '12 Elm St', unit: '', city: 'Austin', state: 'TX', postalCode: '', country: 'US' };
const header = {
  company: {
    name: 'Blue Ridge',
    phone: '5125550134',
    email: '',
    website: '',
    address,
    timeZone: 'UTC',
    branding: { logoUrl: '', primaryColor: '#0b5d57', accentColor: '#f08c00' },
  },
  recipient: { name: 'Łukasz Ørsted', address },
};
const option = (id: string, isRecommended = false) => ({ id, name: id, description: '', isRecommended });

it('shows an estimate with options, extras and signature, accessibly', async () => {
  const document = buildDocument({
    type: 'estimate',
    options: [option('Good'), option('Best', true)],
    lines: [
      buildLine({ name: 'Removal' }),
      buildLine({ name: 'Unit', optionId: 'Best', unitPriceCents: 30_000 }),
      buildLine({ name: 'Extra', optionId: 'Best', isOptional: true, isSelected: false }),
    ],
  });
  const signature = {
    name: 'Łukasz Ørsted',
    signedAt: '2026-06-03T15:00:00.000Z',
    imageDataUrl: '',
    documentHash: 'ab12',
    address: '203.0.113.7',
  };
  const { container } = render(
    <PaperView
      paper={paperOfDocument({
        ...header,
        document,
        number: 'EST-7',
        stamp: 'Approved',
        signature,
        isChosenOptionOnly: false,
      })}
    />,
  );
  const paper = screen.getByRole('article', { name: 'Estimate EST-7' });
  // A page that shows it prints only that.
  expect(paper).toHaveAttribute('data-printed');
  const best = within(paper).getByRole('table', { name: 'Lines of Best' });
  expect(within(best).getAllByRole('row')).toHaveLength(4);
  expect(within(best).getByText('Optional, not included in the total')).toBeInTheDocument();
  expect(within(paper).getByText('2 options').nextElementSibling).toHaveTextContent(/^\$100 to /);
  expect(within(paper).getByText('Signed electronically on Jun 3, 2026, 3:00 PM UTC')).toBeVisible();
  expect(within(paper).getByText('Network address of the device: 203.0.113.7').closest('details')).not.toHaveAttribute(
    'open',
  );
  expect((await axe.run(container)).violations).toEqual([]);
});

it('shows a statement row by row', () => {
  const entries = [{ at: '2026-06-02', text: 'Invoice INV-1', chargeCents: 10_000, paymentCents: 0 }];
  render(
    <PaperView
      paper={paperOfStatement({
        ...header,
        currency: 'USD',
        from: '2026-06-01',
        to: '2026-06-30',
        openingCents: 0,
        entries,
      })}
    />,
  );
  expect(
    within(screen.getByRole('table', { name: 'Account' }))
      .getAllByRole('row')
      .at(-1),
  ).toHaveTextContent('Invoice INV-1');
});
