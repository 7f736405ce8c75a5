const FIRST_SCREEN_MS = 5000;

/** Settles when what somebody waits for has had the connection to itself: for what the server is told on the side. */
export const afterFirstScreen = (): Promise<void> =>
  new Promise((resolve) => void setTimeout(resolve, FIRST_SCREEN_MS));
