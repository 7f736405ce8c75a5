/** Leaves the app for another site's page in this tab, for example the checkout. */
export const openAddress = (url: string): void => window.location.assign(url);
