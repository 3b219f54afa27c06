// What a browser keeps of this site to show messages while no page is open. It answers no request and keeps no page.

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('push', (event) => {
  const { title, body, path, lang, tag } = readMessage(event.data);
  // A browser takes the right to send away from a site that shows nothing.
  event.waitUntil(
    self.registration.showNotification(title ?? self.location.host, {
      body: body ?? '',
      lang: lang ?? '',
      // One for each subject: the latest takes the place of the one before.
      tag: tag ?? '',
      icon: '/touch-icon.png',
      data: { path },
    }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(addressOf(event.notification.data?.path)));
});

/** Nothing where it is not as we send it. */
function readMessage(data) {
  try {
    return data?.json() ?? {};
  } catch {
    return {};
  }
}

/** A page of this site, whatever the message says. */
function addressOf(path) {
  const home = new URL('/', self.location.origin);
  if (typeof path !== 'string' || !path.startsWith('/')) return home.href;
  const address = new URL(path, home);
  return address.origin === home.origin ? address.href : home.href;
}

/** In the window that is open, else in a new one. */
async function open(address) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const same = windows.find(({ url }) => url === address);
  if (same !== undefined) return same.focus();
  return self.clients.openWindow(address);
}
