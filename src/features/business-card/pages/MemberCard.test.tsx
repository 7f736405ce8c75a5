import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { EMPTY_ADDRESS } from '@/domain/contact/schema';
import { readCard, type ReadCard } from '@/domain/member-card/api';
import { answerCalls, answering } from '@/testing/answerCalls';
import { renderApp } from '@/testing/renderApp';
import { memberCardRoutes } from '../routes';
import './MemberCardPage';

const company = {
  name: 'Ridge Heating',
  phone: '(512) 555-0134',
  email: '',
  website: 'https://ridge.example',
  logoUrl: '',
  primaryColor: '#0b5d57',
  accentColor: '#f08c00',
  addressLines: [],
};
const visit = (read: ReadCard) => {
  answerCalls([answering(readCard, () => read)]);
  return renderApp({ routes: memberCardRoutes, path: '/card/x7Kq2mVw9RtYb4Np8LsZdA' });
};

it('shows a member’s contact, credentials and links, if any', async () => {
  await visit({
    outcome: 'shown',
    card: {
      company,
      firstName: 'Nia',
      lastName: 'Broadnax',
      title: 'Technician',
      phone: '(512) 555-0199',
      ...{
        email: 'nia@ridge.example',
        note: '',
        address: EMPTY_ADDRESS,
        bookingPath: '/public-website/c/book',
        canBook: true,
      },
      credentials: [{ text: 'License: HVAC, No. 12', proofUrl: 'https://board.example/12' }],
      reviewLinks: [{ site: 'google', label: 'Google', url: 'https://g.page/r/x/review' }],
      fileUrl: 'https://f.example/cardFile/x.vcf',
    },
  });
  expect(await screen.findByRole('heading', { name: 'Nia Broadnax' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Save contact' })).toHaveAttribute('download', 'nia-broadnax.vcf');
  expect(screen.getByRole('link', { name: 'Review on Google' })).toHaveAttribute('href', 'https://g.page/r/x/review');
  expect(screen.getByRole('link', { name: 'Book a visit' })).toHaveAttribute('href', '/public-website/c/book');
  expect(screen.getByRole('link', { name: /No\. 12/ })).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'QR code with the contact of Nia Broadnax' })).toBeInTheDocument();
  expect(screen.queryByText('Address')).not.toBeInTheDocument();
});

it('shows only the company on a former member’s card', async () => {
  await visit({ outcome: 'ended', company });
  expect(await screen.findByText('This card is no longer in use')).toBeInTheDocument();
  expect(screen.queryByText(/Nia/)).not.toBeInTheDocument();
});
