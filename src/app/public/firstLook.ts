// Runs before anything of a public page is drawn, so that it is drawn once, and right: in the colors that were chosen in the
// app, and for who has signed in on this device.
import { wasSignedIn } from '@/data/session/signedInMark';

/** Where Mantine stores what was chosen in the settings. */
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
