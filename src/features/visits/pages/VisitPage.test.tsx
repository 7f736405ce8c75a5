import { act, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { watchPublicDocument } from '@/data/publicDocuments';
import { publicDocumentSchema, type PublicVisit } from '@/domain/public-document/schema';
import { askReschedule, readDoorCheck, startDoorCheck, type DoorCheck } from '@/domain/scheduling/api';
import { answerCalls, answering } from '@/testing/answerCalls';
import { buildTechnician } from '@/testing/factories/technician';
import { buildVisit } from '@/testing/factories/visit';
import { renderApp } from '@/testing/renderApp';
import { renderVisitor } from '@/testing/renderVisitor';
import { visitLinkRoutes } from '../routes';

const TOKEN = 'abcdefghijklmnopqrstuv';

/** Mocks the link's content; returns a function that changes it. */
function answerLink(changes: Partial<PublicVisit> = {}): (next: Partial<PublicVisit>) => void {
  let tell: (next: Partial<PublicVisit>) => void = () => undefined;
  vi.mocked(watchPublicDocument).mockImplementation((_token, onNext) => {
    const show = (next: Partial<PublicVisit>): void =>
      onNext(
        publicDocumentSchema.parse({
          kind: 'visit',
          companyId: 'c1',
          subjectId: 'v1',
          updatedAt: '2026-01-12T10:00:00.000Z',
          endsAt: '',
          timeZone: 'America/New_York',
          company: {
            name: 'Blue Ridge Heating',
            logoUrl: '',
            primaryColor: '#1d4e89',
            accentColor: '#1d4e89',
            phone: '(828) 555-0100',
            email: '',
            website: '',
            addressLines: [],
          },
          paper: null,
          visit: {
            state: 'planned',
            startsAt: '2199-01-14T14:30:00.000Z',
            windowStartsAt: '2199-01-14T14:00:00.000Z',
            windowEndsAt: '2199-01-14T16:00:00.000Z',
            expectedAt: '',
            people: [{ firstName: 'Marcus', photoUrl: '' }],
            rescheduleAskedAt: '',
            ...changes,
            ...next,
          },
        }),
      );
    tell = (next) => act(() => show(next));
    show({});
    return () => undefined;
  });
  return (next) => tell(next);
}

it('shows only the day if no time was promised, and allows requests until it is over', async () => {
  const tell = answerLink();
  renderVisitor(`/visit/${TOKEN}`);
  await screen.findByRole('heading', { level: 1, name: 'Your visit is planned' });
  tell({ startsAt: '2199-01-14T20:30:00.000Z', windowStartsAt: '', windowEndsAt: '' });
  const when = screen.getByText(/Mon, Jan 14/);
  expect(when).not.toHaveTextContent(/\d:\d\d|[AP]M/);
  expect(screen.getByRole('button', { name: 'Ask for another time' })).toBeVisible();
  tell({ startsAt: '2199-01-14T20:30:00.000Z', windowStartsAt: '', windowEndsAt: '', isTimePromised: true });
  expect(when).toHaveTextContent('At about 3:30 PM');
});

it('shows the customer when, who, and the status live', async () => {
  const tell = answerLink();
  renderVisitor(`/visit/${TOKEN}`);
  expect(await screen.findByRole('heading', { level: 1, name: 'Your visit is planned' })).toBeVisible();
  expect(screen.getByText(/Mon, Jan 14/)).toHaveTextContent('Between 9:00 and 11:00 AM');
  expect(screen.getByRole('region', { name: 'Who is coming' })).toHaveTextContent('Marcus');
  expect(screen.getByRole('link', { name: 'Call Blue Ridge Heating' })).toBeVisible();

  tell({ state: 'on-the-way', expectedAt: '2199-01-14T16:15:00.000Z' });
  expect(screen.getByRole('heading', { level: 1, name: 'Marcus is on the way' })).toBeVisible();
  expect(screen.getByText('Now expected at about 11:15 AM.')).toBeVisible();
  const steps = within(screen.getByRole('list', { name: 'Visit status' })).getAllByRole('listitem');
  expect(steps.filter((step) => step.hasAttribute('aria-current')).map(({ textContent }) => textContent)).toEqual([
    'On the way',
  ]);
  expect(screen.queryByRole('button', { name: 'Ask for another time' })).not.toBeInTheDocument();
});

it('lets the customer ask for another time once', async () => {
  answerLink();
  const { callsOf } = answerCalls([answering(askReschedule, () => ({}))]);
  const { user } = renderVisitor(`/visit/${TOKEN}`);
  await user.click(await screen.findByRole('button', { name: 'Ask for another time' }));
  await user.type(screen.getByRole('textbox', { name: 'What time works for you?' }), 'Thursday');
  await user.click(screen.getByRole('button', { name: 'Send request' }));
  expect(await screen.findByText('You asked for another time')).toBeVisible();
  expect(callsOf(askReschedule)).toEqual([{ token: TOKEN, note: 'Thursday' }]);
});

const openStaff = (role: 'technician' | 'office') =>
  renderApp({
    routes: visitLinkRoutes,
    path: '/visit/v1',
    role,
    now: '2026-01-12T15:30:00.000Z',
    records: {
      schedule: [buildVisit({ id: 'v1', rescheduleAskedAt: '2026-01-12T12:00:00.000Z', rescheduleNote: 'Thursday' })],
      technicians: [buildTechnician({ id: 'technician-1', linkedUid: role === 'technician' ? 'user-1' : '' })],
    },
  });

it('gives a technician on the visit a code for the door', async () => {
  answerCalls([answering(startDoorCheck, () => ({ code: 'a.b.c.d.e', endsAt: '2026-01-12T15:40:00.000Z' }))]);
  await openStaff('technician');
  expect(await screen.findByRole('img', { name: 'Code that shows who you are' })).toBeVisible();
  expect(screen.getByText(/Good until 10:40 AM/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Mark as answered' })).not.toBeInTheDocument();
});

it('shows the office the customer’s request until it is answered', async () => {
  const { user, store } = await openStaff('office');
  expect(await screen.findByText('Ada Lovelace asked for another time')).toBeVisible();
  expect(screen.getByText(/“Thursday”/)).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Show who you are' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Mark as answered' }));
  expect(await screen.findByText('The request is marked as answered.')).toBeVisible();
  expect(screen.queryByText('Ada Lovelace asked for another time')).not.toBeInTheDocument();
  expect((await store.get('companies/company-1/schedule', 'v1'))?.data).toMatchObject({ rescheduleAskedAt: '' });
});

const openDoor = (check: DoorCheck) => {
  answerCalls([answering(readDoorCheck, () => check)]);
  return renderVisitor('/door/a.b.c.d.e');
};

it('tells the householder who is at the door', async () => {
  openDoor({
    outcome: 'dispatched',
    person: {
      companyName: 'Blue Ridge Heating',
      companyPhone: '(828) 555-0100',
      logoUrl: '',
      primaryColor: '#1d4e89',
      firstName: 'Marcus',
      photoUrl: '',
      jobTitle: 'Lead technician',
      licences: [{ name: 'EPA 608', number: '4471' }],
      town: 'Asheville, NC',
      endsAt: '2026-01-12T15:40:00.000Z',
    },
  });
  expect(await screen.findByText('Blue Ridge Heating sent Marcus today')).toBeVisible();
  expect(screen.getByText('EPA 608 · 4471')).toBeVisible();
  expect(screen.getByText('Asheville, NC')).toBeVisible();
});

it('warns about a code that belongs to no one', async () => {
  openDoor({ outcome: 'unknown' });
  expect(await screen.findByText(/Keep the door closed/)).toBeVisible();
});
