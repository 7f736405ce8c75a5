import '@/ui/global.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { watchClient } from '@/data/brokenClient';
import { startAuth } from '@/data/session/startAuth';
import { watchErrors } from '@/data/telemetry/reportError';
import { App } from './App';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

watchErrors();
watchClient();
// Nothing is rendered while the sign-in state is unknown; whom this device keeps makes it known.
try {
  await startAuth();
} catch (error) {
  root.textContent = 'Fieldwright could not be started. Check your connection and reload the page.';
  throw error;
}
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
