import { keptStore } from '../feedback/keptStore';

/** Whether single keys are shortcuts on this device. Who speaks to the computer needs them off (WCAG 2.1.4). */
export const shortcutsOn = keptStore<boolean>('fieldwright:shortcuts', {
  read: (text) => text !== 'off',
  write: (isOn) => (isOn ? '' : 'off'),
});
