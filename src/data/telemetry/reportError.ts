let isWatching = false;

/** Reports an error that a screen has caught but did not expect. Does nothing before `watchErrors`, so not in tests. */
export function reportError(error: unknown): void {
  if (!isWatching) return;
  // The code itself may fail to load: then nothing is reported, and nothing fails again.
  import('./errorReports').then(({ sendErrorReport }) => sendErrorReport(error)).catch(() => undefined);
}

/** Reports uncaught errors and unhandled rejections from now on. Called once, when the app starts. */
export function watchErrors(): void {
  if (isWatching) return;
  isWatching = true;
  window.addEventListener('error', ({ error, message }) => reportError(error ?? message));
  window.addEventListener('unhandledrejection', ({ reason }) => reportError(reason));
}
