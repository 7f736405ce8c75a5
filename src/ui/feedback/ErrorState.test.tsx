import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AppError } from '@/lib/appError';
import { renderWithUi } from '@/testing/renderWithUi';
import { ErrorState } from './ErrorState';

it('offers the way back but no retry when access is denied', () => {
  const error = new AppError({ code: 'permission-denied', userMessage: 'You are not allowed to do this.' });
  renderWithUi(<ErrorState error={error} title="The website could not be read" onRetry={() => undefined} />);
  expect(screen.getByText(/Ask an admin or manager/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to your start page' })).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it.each([
  'It is another technician’s job. Ask an admin of your company to let you collect on site.',
  'Ask Dana Whitfield or another admin of your company.',
])('says whom to ask only once if the error says so itself: %s', (userMessage) => {
  renderWithUi(<ErrorState error={new AppError({ code: 'permission-denied', userMessage })} />);
  expect(screen.getByText(userMessage)).toBeInTheDocument();
});
