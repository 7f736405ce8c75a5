import { keptStore } from '../feedback/keptStore';

/** Whether single-key shortcuts are on for this device. People who use speech input need them off (WCAG 2.1.4). */
export const shortcutsOn = keptStore<boolean>('fieldwright:shortcuts', {
  read: (text) => text !== 'off',
  write: (isOn) => (isOn ? '' : 'off'),
});
