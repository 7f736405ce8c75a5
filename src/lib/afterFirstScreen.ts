const FIRST_SCREEN_MS = 5000;

/** Resolves once the request the user is waiting for has had the connection to itself: for background reports to the server. */
export const afterFirstScreen = (): Promise<void> =>
  new Promise((resolve) => void setTimeout(resolve, FIRST_SCREEN_MS));
