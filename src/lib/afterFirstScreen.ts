const FIRST_SCREEN_MS = 5000;

/** Settles once the request the user waits for has had the connection to itself: for side reports to the server. */
export const afterFirstScreen = (): Promise<void> =>
  new Promise((resolve) => void setTimeout(resolve, FIRST_SCREEN_MS));
