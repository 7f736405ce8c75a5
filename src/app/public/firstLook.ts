// Runs before anything on a public page is painted, so that it's painted once and correctly: in the color scheme chosen in the app, and
// for the user signed in on this device.
import { wasSignedIn } from '@/data/session/signedInMark';

/** Mantine's storage key for the color scheme chosen in the settings. */
const SCHEME_KEY = 'mantine-color-scheme-value';

const prefersDark = window.matchMedia('(prefers-color-scheme: dark)');

function chosenScheme(): string | null {
  try {
    return localStorage.getItem(SCHEME_KEY);
  } catch {
    return null;
  }
}

function showScheme(): void {
  const chosen = chosenScheme();
  const isDark = chosen === 'dark' || (chosen !== 'light' && prefersDark.matches);
  document.documentElement.dataset['mantineColorScheme'] = isDark ? 'dark' : 'light';
}

showScheme();
prefersDark.addEventListener('change', showScheme);
document.documentElement.toggleAttribute('data-signed-in', wasSignedIn());
