/** Returns `⌘ K` or `Ctrl K`, depending on the device's keyboard. */
export const commandKey = (): string => (/Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘ K' : 'Ctrl K');
