import type { BrowserContext, Page, Worker } from 'playwright-core';
import type { FakePushService } from '../support/fake-push-service.js';

export type NotificationState = 'granted' | 'denied';

/** A FAKE of what a browser does with its maker's service, which no test can reach, and of its owner's answer: everything else of the browser is real. */
const stub = (permission: NotificationState) => `
  (() => {
    const PERMISSION = '${permission}';
    const KEPT = 'fake-push-subscription';
    // Chromium without a window never asks, and shows nothing.
    Object.defineProperty(Notification, 'permission', { get: () => PERMISSION });
    Notification.requestPermission = async () => PERMISSION;
    const bytes = (key) => Uint8Array.from(atob(key.replace(/-/g, '+').replace(/_/g, '/')), (one) => one.charCodeAt(0)).buffer;
    const made = ({ key, ...json } = {}) => json.endpoint && {
      endpoint: json.endpoint,
      options: { userVisibleOnly: true, applicationServerKey: bytes(key) },
      toJSON: () => json,
      unsubscribe: async () => { localStorage.removeItem(KEPT); return true; },
    };
    PushManager.prototype.getSubscription = async () => made(JSON.parse(localStorage.getItem(KEPT)) ?? undefined) ?? null;
    PushManager.prototype.subscribe = async ({ applicationServerKey }) => {
      const json = { ...(await browserSubscribes(applicationServerKey)), key: applicationServerKey };
      localStorage.setItem(KEPT, JSON.stringify(json));
      return made(json);
    };
  })();`;

/** Has a browser subscribe at the fake service. @param permission what its owner says when it asks */
export async function givePushService(
  context: BrowserContext,
  service: FakePushService,
  permission: NotificationState,
): Promise<void> {
  await context.exposeFunction('browserSubscribes', (key: string) => service.subscribe(key));
  await context.addInitScript(stub(permission));
}

/** What the service worker had the device show. */
export interface ShownNotification {
  title: string;
  body: string;
  tag: string;
  data: { path: unknown };
}

/** The service worker of a page, which writes down what it has shown: a device to show it on is the one thing that is missing. */
export async function watchWorker(page: Page): Promise<Worker> {
  const worker = page.context().serviceWorkers()[0] ?? (await page.context().waitForEvent('serviceworker'));
  await worker.evaluate(`
    self.shown = [];
    ServiceWorkerRegistration.prototype.showNotification = async (title, options) => void self.shown.push({ title, ...options });
    Clients.prototype.matchAll = async () => [];
    Clients.prototype.openWindow = async (address) => void (self.opened = address);
  `);
  return worker;
}

/** Presses what the device shows, and gives where that leads. */
export function pressNotification(worker: Worker, data: { path: unknown }): Promise<string> {
  return worker.evaluate<string>(`(async () => {
    const event = new ExtendableEvent('notificationclick');
    let work;
    Object.defineProperties(event, {
      notification: { value: { close: () => undefined, data: ${JSON.stringify(data)} } },
      waitUntil: { value: (promise) => { work = promise; } },
    });
    dispatchEvent(event);
    await work;
    return self.opened;
  })()`);
}
