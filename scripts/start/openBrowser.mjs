// Opens the default browser if a person is likely to be looking.
import { spawn } from 'node:child_process';

const OPENERS = { darwin: ['open'], win32: ['cmd', '/c', 'start', ''], linux: ['xdg-open'] };

/**
 * Never fails: the printed URL can also be opened manually.
 * @param {string} address
 */
export function openBrowser(address) {
  const opener = OPENERS[process.platform];
  const hasDisplay = process.platform !== 'linux' || process.env.DISPLAY || process.env.WAYLAND_DISPLAY;
  if (!opener || !hasDisplay || process.env.CI || !process.stdout.isTTY) return;
  const child = spawn(opener[0], [...opener.slice(1), address], { stdio: 'ignore', detached: true });
  child.on('error', () => undefined);
  child.unref();
}
