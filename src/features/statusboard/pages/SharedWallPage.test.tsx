import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { makeWallLink, getWallLink, openWall, readWall, revokeWallLink, type WallLink } from '@/domain/statusboard/api';
import type { BoardFace } from '@/domain/statusboard/face';
import { watchLinkGone } from '@/data/publicDocuments';
import { AppError } from '@/lib/appError';
import { answerCalls, answering } from '@/testing/answerCalls';
import { renderApp } from '@/testing/renderApp';
import { renderVisitor } from '@/testing/renderVisitor';
import { statusBoardRoutes } from '../routes';

const TOKEN = 'AAAAAAAAAAAAAAAAAAAAAA';
const at = (clock: string): string => `2026-01-12T${clock}:00.000Z`;
const face: BoardFace = {
  timeZone: 'UTC',
  date: '2026-01-12',
  checkedAt: at('10:00'),
  people: [{ id: 't1', name: 'MR' }],
  cards: [
    {
      id: 'v1',
      title: 'Maintenance',
      customer: '',
      town: 'Oak Park',
      state: 'on-site',
      technicianIds: ['t1'],
      startsAt: at('09:00'),
      endsAt: at('10:00'),
      windowStartsAt: '',
      windowEndsAt: '',
      flag: null,
    },
  ],
  notices: [],
};
const gone = () => {
  throw new AppError({ code: 'not-found', userMessage: 'This link does not show anything.' });
};

it('shows the board with the PIN and no sign-in, and nothing once revoked', async () => {
  let isRevoked = false;
  const { callsOf } = answerCalls([
    answering(openWall, ({ pin }) => {
      if (pin !== '314159') throw new AppError({ code: 'permission-denied', userMessage: 'The PIN is not right.' });
      return { pass: 'pass-1' };
    }),
    answering(readWall, () => (isRevoked ? gone() : { companyName: 'Blue Ridge', face, pass: 'pass-2' })),
  ]);
  let tell = (): void => undefined;
  vi.mocked(watchLinkGone).mockImplementation((_token, onGone) => {
    tell = onGone;
    return () => undefined;
  });
  const { user } = renderVisitor(`/statusboard/${TOKEN}`);
  const field = await screen.findByRole('textbox', { name: /PIN/ });
  await user.type(field, '000000{Enter}');
  expect(await screen.findByText('The PIN is not right.')).toBeInTheDocument();
  await user.clear(field);
  await user.type(field, '314159{Enter}');
  expect(await screen.findByRole('region', { name: /^On site/ })).toHaveTextContent('MaintenanceOak Park · MR');
  expect(screen.getByText('Nothing goes wrong in the next hours')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /names/ })).not.toBeInTheDocument();

  isRevoked = true;
  tell();
  expect(await screen.findByText('This link does not show anything')).toBeInTheDocument();
  // Each request sends the pass from the response before it.
  expect(callsOf(readWall)).toEqual([
    { token: TOKEN, pass: 'pass-1' },
    { token: TOKEN, pass: 'pass-2' },
  ]);
});

it('lets managers share it: the PIN is shown once, and revoking ends it', async () => {
  let link: WallLink | null = null;
  const { callsOf } = answerCalls([
    answering(getWallLink, () => ({ link })),
    answering(makeWallLink, ({ hasNames }) => {
      link = { token: TOKEN, hasNames, createdAt: at('10:00') };
      return { link, pin: '314159' };
    }),
    answering(revokeWallLink, () => ({})),
  ]);
  const features = { customers: true, jobs: true, technicians: true, schedule: true };
  const { user } = await renderApp({ routes: statusBoardRoutes, path: '/statusboard', role: 'manager', features });
  await user.click(await screen.findByRole('button', { name: 'Share the wall…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Share the wall' });
  await user.click(await within(dialog).findByRole('button', { name: 'Create link' }));
  expect(await within(dialog).findByText('314159')).toBeInTheDocument();
  expect(dialog).toHaveTextContent(`/statusboard/${TOKEN}`);
  expect(callsOf(makeWallLink)).toEqual([{ hasNames: false }]);

  await user.click(within(dialog).getByRole('button', { name: 'Revoke the link…' }));
  await user.click(await screen.findByRole('button', { name: 'Revoke it' }));
  await waitFor(() => expect(callsOf(revokeWallLink)).toHaveLength(1));
  expect(await within(dialog).findByRole('button', { name: 'Create link' })).toBeInTheDocument();
});

it('is not offered to people who may not share it', async () => {
  const features = { customers: true, jobs: true, technicians: true, schedule: true };
  await renderApp({ routes: statusBoardRoutes, path: '/statusboard', role: 'office', features });
  expect(await screen.findByRole('button', { name: 'Wall mode' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Share the wall…' })).not.toBeInTheDocument();
});
