import '@testing-library/jest-dom/vitest';
import { notifications } from '@mantine/notifications';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { collections } from '@/data/collections';
import { isClientBroken } from '@/data/brokenClient';
import { setClockAhead } from '@/lib/clock';
import { isCatchingUp, isServerSilent } from '@/data/connection';
import { keepsData } from '@/data/deviceStorage';
import { clearAllCaches } from '@/data/records/namedCaches';
import { readFailures } from '@/data/readFailures';
import { damagedRecords } from '@/data/records/damagedRecords';
import { setAuthState } from '@/data/session/authState';
import { noteRefusedPath } from '@/data/session/refusedPath';
import { runs } from '@/entities/assistant/runStore';
import { answeredProposals } from '@/entities/assistant/proposals/answeredProposals';
import { tellRequest } from '@/entities/message/tellRequest';
import { panelState } from '@/entities/assistant/panelState';
import { newId } from '@/lib/ids';
import { pendingConfirm } from '@/ui/feedback/confirm';
import { closeCommandPalette } from '@/ui/palette/openCommandPalette';
import { outsideWorld, resetOutsideWorld } from '../outsideWorld';
import './briefAttempts';
import './screen';
import './withoutOwnerStacks';

vi.mock('@/data/callables', () => outsideWorld.callables);
vi.mock('@/data/streams', () => outsideWorld.streams);
vi.mock('@/data/publicDocuments', () => outsideWorld.publicDocuments);
vi.mock('@/data/registration', () => outsideWorld.registration);
vi.mock('@/data/session/secondFactor', () => outsideWorld.secondFactor);
vi.mock('@/data/session/signIn', () => outsideWorld.signIn);
vi.mock('@/data/telemetry/report', () => outsideWorld.report);
vi.mock('@/lib/openAddress', () => outsideWorld.openAddress);
vi.mock('@/lib/stripeScript', () => outsideWorld.stripeScript);
vi.mock('@/lib/downloadFile', () => outsideWorld.downloadFile);

// As for a user who has been working for a while: page tests aren't about what is still loading.
await Promise.all(Object.values(collections).map(({ schema }) => schema.load()));

// A page's code is fetched with its first test, and machines running every check in parallel are slow.
configure({ asyncUtilTimeout: 60_000 });

// On a machine that stalls for seconds, a notification would be gone before a test has seen it.
const { show } = notifications;
Object.assign(notifications, {
  show: (...[data, store]: Parameters<typeof show>) => show({ ...data, autoClose: false }, store),
});

// Saved before any test replaces the clock.
const { setTimeout: later } = globalThis;
/** Waits for reads started by a page: they put their results into the caches even when the page is no longer shown. */
const untilReadsEnded = (): Promise<void> => new Promise((resolve) => void later(resolve, 0));

/** All page tests share one browser: each test leaves it as if freshly opened. */
afterEach(async () => {
  cleanup();
  await untilReadsEnded();
  pendingConfirm.get()?.answer(false);
  tellRequest.set(null);
  closeCommandPalette();
  panelState.set({ isOpen: false, conversationId: newId(), task: 'ask', opensOn: '', wish: null });
  runs.set(new Map());
  answeredProposals.set(new Map());
  notifications.clean();
  clearAllCaches();
  readFailures.clear();
  damagedRecords.clear();
  isServerSilent.set(false);
  isCatchingUp.set(false);
  keepsData.set(true);
  isClientBroken.set(false);
  setClockAhead(0);
  setAuthState({ status: 'unknown' });
  noteRefusedPath('', '');
  resetOutsideWorld();
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
});
