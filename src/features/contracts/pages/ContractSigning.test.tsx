import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { answerSigning, openSigning, type SigningView } from '@/domain/contract/record/api';
import { contractPaper } from '@/domain/contract/record/paper';
import { CONSENT_TEXT, consented, sentVersion, shownOnContract, signed } from '@/domain/contract/record/signing';
import { companySchema } from '@/domain/company/schema';
import { downloadFile } from '@/lib/downloadFile';
import { sha256Hex } from '@/lib/sha256Hex';
import { stableJson } from '@/lib/stableJson';
import { answerCalls, answering } from '@/testing/answerCalls';
import { buildContract } from '@/testing/factories/contract';
import { buildStored } from '@/testing/factories/build';
import { contractVersionSchema } from '@/domain/contract/record/version';
import { renderApp } from '@/testing/renderApp';
import { renderVisitor } from '@/testing/renderVisitor';
import { contractsRoutes } from '../routes';
// Imported up front, so that no test waits for a page's code to load.
import './ContractSignPage';
import './ContractCertificatePage';

const TOKEN = 'Ab3-_Ab3-_Ab3-_Ab3-_Ab';
const company = companySchema.parse({ name: 'Ground Zero Demolition', timeZone: 'America/New_York' });
const contract = buildContract({
  id: 'c1',
  clauses: [
    {
      id: 'x',
      title: 'Payment <b>',
      body: 'The sum is {price}. {nonsense} stays.',
      state: '',
      source: '',
      confidence: 'own',
      checkedOn: '',
    },
  ],
});
const paper = contractPaper({ contract, company, version: 1, today: '2026-03-01' });
const act = { now: '2026-03-01T15:00:00.000Z', byUid: '', ipAddress: '203.0.113.5', userAgent: 'Browser' };

const view = (changes: Partial<SigningView> = {}): SigningView => ({
  paper,
  paperHash: 'a'.repeat(64),
  state: 'out',
  companyName: company.name,
  companyPhone: '',
  companyEmail: '',
  timeZone: company.timeZone,
  partyId: 'ada',
  isMyTurn: true,
  hasConsented: false,
  consentText: CONSENT_TEXT,
  voidReason: '',
  signers: [
    { partyId: 'ada', name: 'Ada Lovelace', role: 'Owner', state: 'asked', signedAt: '', signature: null },
    { partyId: 'us', name: 'Grace Hopper', role: 'Contractor', state: 'waiting', signedAt: '', signature: null },
  ],
  events: [],
  sealedHash: '',
  ...changes,
});

it('shows a signer the document, asks for consent first, and signs exactly that', async () => {
  const answer = vi.fn((input: { answer: { kind: string } }) =>
    Promise.resolve(
      input.answer.kind === 'consent'
        ? view({ hasConsented: true })
        : view({
            isMyTurn: false,
            signers: view().signers.map((signer) =>
              signer.partyId === 'ada' ? { ...signer, state: 'signed' as const, signedAt: act.now } : signer,
            ),
          }),
    ),
  );
  answerCalls([answering(openSigning, () => view()), answering(answerSigning, answer)]);
  const { user } = renderVisitor(`/contracts/${TOKEN}/sign`);
  // The link to the signature stays at the top until the contract is signed.
  expect(await screen.findByRole('button', { name: 'Sign or decline' })).toBeVisible();
  expect(await screen.findByRole('heading', { level: 1, name: 'Demolition of the old mill' })).toBeVisible();
  expect(screen.getByText('The sum is $100,000.00. {nonsense} stays.')).toBeVisible();
  expect(screen.getByText('1. Payment <b>')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Sign contract' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Continue to sign' }));
  expect(await screen.findByText('Check this box, or ask for a paper copy')).toBeVisible();
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Continue to sign' }));
  await user.click(await screen.findByRole('radio', { name: 'Type' }));
  await user.click(screen.getByRole('button', { name: 'Sign contract' }));
  expect(await screen.findByText('You have signed')).toBeVisible();
  expect(answer.mock.lastCall?.[0].answer).toMatchObject({ kind: 'sign', paperHash: 'a'.repeat(64) });
  expect(screen.getByRole('button', { name: 'Withdraw my signature' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Sign or decline' })).toBeNull();
});

it('lets a signer download an exhibit, but only with the signed hash', async () => {
  const bytes = new TextEncoder().encode('%PDF-1.7 plans');
  const file = { name: 'Plans A1.pdf', url: 'https://files.example/a1', sizeBytes: bytes.length };
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(new Response(bytes)));
  const open = (sha256: string) => {
    const exhibits = [{ id: 'x', title: 'Plans', text: '', file: { ...file, sha256 } }];
    const shown = contractPaper({ contract: { ...contract, exhibits }, company, version: 1, today: '2026-03-01' });
    answerCalls([answering(openSigning, () => view({ paper: shown }))]);
    return renderVisitor(`/contracts/${TOKEN}/sign`);
  };
  const hash = await sha256Hex(bytes);
  const first = open(hash);
  expect(await screen.findByText('Plans A1.pdf (1 KB)')).toBeVisible();
  expect(screen.getByText(`SHA-256 ${hash}`)).toBeVisible();
  await first.user.click(screen.getByRole('button', { name: 'Download Plans A1.pdf' }));
  await waitFor(() => expect(downloadFile).toHaveBeenCalledWith('Plans A1.pdf', expect.any(Blob)));
  cleanup();

  vi.mocked(downloadFile).mockClear();
  const second = open('b'.repeat(64));
  await second.user.click(await screen.findByRole('button', { name: 'Download Plans A1.pdf' }));
  expect(await screen.findByText(/This is not the file that was attached/)).toBeVisible();
  expect(downloadFile).not.toHaveBeenCalled();
  fetched.mockRestore();
});

it('says that a withdrawn version can no longer be signed', async () => {
  answerCalls([answering(openSigning, () => view({ state: 'void', isMyTurn: false, voidReason: 'New dates.' }))]);
  renderVisitor(`/contracts/${TOKEN}/sign`);
  expect(await screen.findByText('This version was withdrawn')).toBeVisible();
  expect(screen.getByText(/New dates\. Any signatures on it are void/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Sign/ })).not.toBeInTheDocument();
});

it('verifies the certificate’s event chain, and names a changed event', async () => {
  const start = await sentVersion(contract, stableJson(paper), act);
  const agreed = await consented(start, 'ada', act);
  const version = await signed(
    agreed,
    'ada',
    { signature: { name: 'Ada Lovelace', kind: 'typed', imageDataUrl: '' }, paperHash: agreed.paperHash },
    act,
  );
  const open = (events: typeof version.events) =>
    renderApp({
      routes: contractsRoutes,
      path: '/contracts/c1/certificate?version=1',
      role: 'office',
      features: { contracts: true, customers: true },
      records: {
        contracts: [buildContract({ id: 'c1', state: 'out', ...shownOnContract(version) })],
        contractVersions: [
          buildStored({
            kind: 'version',
            schema: contractVersionSchema,
            fields: { ...version, events },
            overrides: { id: 'c1-v1' },
          }),
        ],
      },
    });
  const { unmount } = await open(version.events);
  expect(await screen.findByText('The record of events is intact')).toBeVisible();
  expect(
    within(screen.getByRole('table', { name: 'Events' })).getByRole('row', {
      name: /Signed: Typed.*Ada Lovelace.*203\.0\.113\.5.*Matches/,
    }),
  ).toBeVisible();
  unmount();

  await open(version.events.map((event, index) => (index === 2 ? { ...event, ipAddress: '198.51.100.1' } : event)));
  expect(await screen.findByText('The record of events was tampered with')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('row', { name: /Signed: Typed.*Does not match/ })).toBeVisible());
});
