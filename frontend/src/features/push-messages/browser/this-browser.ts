const WORKER = '/service-worker.js';

/** What this browser can do, and what it was allowed. */
export type BrowserState =
  | { can: 'nothing' | 'only-from-home-screen' | 'nothing-allowed' }
  | {
      can: 'messages';
      endpoint: string | null;
      /** For whose key it lets messages pass, Base64url; null where it has none, or does not say. */
      key: string | null;
    };

/** Reads what can be read without asking anybody for anything. */
export async function readThisBrowser(): Promise<BrowserState> {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) {
    return { can: isAppleTablet() ? 'only-from-home-screen' : 'nothing' };
  }
  if (Notification.permission === 'denied') return { can: 'nothing-allowed' };
  const subscription = await findSubscription();
  return { can: 'messages', endpoint: subscription?.endpoint ?? null, key: keyOf(subscription) };
}

function keyOf(subscription: PushSubscription | null): string | null {
  const key = subscription?.options?.applicationServerKey;
  if (key == null) return null;
  const letters = String.fromCharCode(...new Uint8Array(key));
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** iPhones and iPads give messages to sites on the home screen alone. */
function isAppleTablet(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return /\biP(?:hone|ad|od)\b/.test(userAgent) || (/\bMacintosh\b/.test(userAgent) && maxTouchPoints > 1);
}

export async function findSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration('/');
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Somebody did not want messages when the browser asked. */
export class NotAllowed extends Error {}

/**
 * Asks, and lets the maker of this browser take messages for it from whoever has the key. To be called by a press.
 * @throws NotAllowed; Error where the browser's own service does not answer
 */
export async function subscribe(publicKey: string): Promise<PushSubscription> {
  if ((await Notification.requestPermission()) !== 'granted') throw new NotAllowed();
  await navigator.serviceWorker.register(WORKER, { updateViaCache: 'none' });
  const { pushManager } = await navigator.serviceWorker.ready;
  const before = await pushManager.getSubscription();
  // One for another key would never let a message of ours pass.
  await before?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
}

/** No message reaches this browser any more, whatever the server knows of it. */
export async function unsubscribe(): Promise<void> {
  await (await findSubscription())?.unsubscribe();
}
