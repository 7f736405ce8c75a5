/** `⌘ K` or `Ctrl K`, as the device's keyboard has it. */
export const commandKey = (): string => (/Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘ K' : 'Ctrl K');
