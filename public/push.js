// Shows what the server sends while no page is open. The service worker that keeps the app offline loads it (vite.config.ts), so a fault in here
// must never end that: nothing runs at its start but these two lines.
self.addEventListener('push', (event) => event.waitUntil(show(event.data)));
self.addEventListener('notificationclick', (event) => event.waitUntil(open(event.notification)));

/** A message that cannot be read is shown all the same: browsers end subscriptions whose messages stay unseen. */
function read(data) {
  try {
    const { title, body, path, topic } = data.json();
    if (typeof title === 'string' && typeof body === 'string') return { title, body, path: pathOf(path), topic };
  } catch {
    // Below.
  }
  return { title: 'Your visits have changed', body: 'Open your day to see them.', path: '/', topic: 'visits' };
}

/** Only pages of this app. */
function pathOf(path) {
  return typeof path === 'string' && /^\/(?!\/)/.test(path) ? path : '/';
}

function show(data) {
  const { title, body, path, topic } = read(data);
  return self.registration.showNotification(title, {
    body,
    icon: '/icon-192.png',
    badge: '/icon-192.png',
    // The latest word about a visit takes the place of the one before, and is heard.
    tag: String(topic),
    renotify: true,
    data: { path },
  });
}

/** A page that is open at it comes to the front. Another one is left alone: somebody may be writing there. */
async function open(notification) {
  notification.close();
  const path = pathOf(notification.data && notification.data.path);
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = pages.find(({ url }) => new URL(url).pathname === path);
  await (there ? there.focus() : self.clients.openWindow(path));
}
