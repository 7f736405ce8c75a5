import '@/lib/schemasWithoutEval';
import '@/ui/global.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { RouteObject } from 'react-router-dom';
import { watchClient } from '@/data/brokenClient';
import { demoTab, enterDemoByAddress, fetchRecordingAhead } from '@/data/demo/demoTab';
import { keepCampaign } from '@/data/campaign';
import { wasSignedIn } from '@/data/session/signedInMark';
import { startAuth } from '@/data/session/startAuth';
import { watchErrors } from '@/data/telemetry/reportError';
import { printFieldsAsText } from '@/ui/printFieldsAsText';
import { printInLight } from '@/ui/printInLight';
import { App } from './App';
import { fetchForReturn, fetchStart } from './fetchAhead';
import { FirstFrame } from './FirstFrame';
import { loadMemberPages } from './loadMemberPages';
import { isPublicAddress } from './publicRoutes';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const loadDemo = () => import('@/demo/openInTab');

watchErrors();
watchClient();
printInLight();
printFieldsAsText();
keepCampaign();
const entersDemo = enterDemoByAddress();
const demo = demoTab();
// Visitors following a link from another site get the page first and its font later.
const comesFromElsewhere = !document.referrer.startsWith(window.location.origin);
document.documentElement.toggleAttribute('data-font-later', entersDemo && comesFromElsewhere);
if (demo) {
  fetchRecordingAhead(demo.trade);
  // A failure here surfaces again where it's awaited.
  loadDemo().catch(() => undefined);
  fetchStart(demo.role);
}
const memberPages = isPublicAddress(window.location.pathname) ? null : loadMemberPages();
// Same here.
memberPages?.catch(() => undefined);
const app = createRoot(root);
let membersRoute: RouteObject | null = null;
if (wasSignedIn() || demo) {
  app.render(<FirstFrame />);
  memberPages
    ?.then(({ handleAt }) => !membersRoute && app.render(<FirstFrame page={handleAt(window.location.pathname)} />))
    // Same here.
    .catch(() => undefined);
}
// No page is rendered before the sign-in state is known; Firebase restores it from this device.
try {
  if (demo) await (await loadDemo()).openInTab();
  else {
    const known = startAuth();
    // After Firebase Auth, which everything else waits for.
    if (wasSignedIn() && memberPages) fetchForReturn(window.location, memberPages).catch(() => undefined);
    await known;
  }
  if (memberPages) ({ membersRoute } = await memberPages);
} catch (error) {
  app.unmount();
  root.textContent = 'Fieldwright could not be started. Check your connection and reload the page.';
  throw error;
}
app.render(
  <StrictMode>
    <App membersRoute={membersRoute} />
  </StrictMode>,
);
document.documentElement.removeAttribute('data-font-later');
