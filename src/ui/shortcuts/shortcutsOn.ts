import { createStore } from '../feedback/createStore';

const KEY = 'fieldwright:shortcuts';

function stored(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off';
  } catch {
    return true;
  }
}

/** Whether single keys are shortcuts on this device. Who speaks to the computer needs them off (WCAG 2.1.4). */
export const shortcutsOn = createStore(stored());

export function setShortcutsOn(isOn: boolean): void {
  shortcutsOn.set(isOn);
  try {
    if (isOn) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, 'off');
  } catch {
    // A browser that keeps nothing: it holds until the page is closed.
  }
}
