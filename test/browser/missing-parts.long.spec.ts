import type { JobListResponse } from '@babelboard/wire';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, BrowserContext, Page, Route } from 'playwright-core';
import { launchBrowser, openAnswering, openPage, openRunning, untilRunning } from '../support/browser.js';
import { eventually } from '../support/eventually.js';
import { type RunningProduct, sharedProduct } from '../support/product.js';
import { Visitor } from '../support/visitor.js';
import { signIn } from './account-steps.js';
import { closeOffer, pageOf, postOffer } from './applying/stage.js';
import { describeMissingFiles } from './missing-files.suite.js';
import { files, heading, toasts, unloaded } from './missing-parts.js';

const EMAIL = 'ferry@example.test';
const PASSWORD = 'tram under the olive moon';
const OUR_FAULT = 'That page did not load, so you are still on this one.';
const STILL = 'What you have opened stays here to read.';

let product: RunningProduct;
let browser: Browser;
let offer: string;
/** One person, signed in. */
let page: Page;
let context: BrowserContext;

beforeAll(async () => {
  [product, browser] = await Promise.all([sharedProduct(), launchBrowser()]);
  const { jobs } = (await (await fetch(`${product.url}/api/jobs?_size=1`)).json()) as JobListResponse;
  offer = jobs.data[0]?.url ?? '';
  await new Visitor(product.url).call('POST', '/api/auth/register', {
    ...{ email: EMAIL, password: PASSWORD, nombre: 'Fähre', apellidos: "O'Brien", terms: true },
  });
  page = await openPage(browser);
  context = page.context();
  await page.goto(`${product.url}/account/account-settings`);
  await signIn(page, EMAIL, PASSWORD);
  await page.getByRole('heading', { name: 'Account settings' }).waitFor();
});
afterAll(async () => {
  await browser?.close();
});

// All places share a browser: who fails without a connection must not leave the others without one.
afterEach(() => context.setOffline(false));

interface Place {
  name: string;
  address: () => string;
  /** Its own source. */
  file: string;
  /** A link to a page whose code is not there yet. */
  link: string;
  linkFile: string;
  linked: RegExp;
  guest?: boolean;
}

const ABOUT = { link: 'About us', linkFile: 'information.page', linked: /^About us$/ };
const PLACES: Place[] = [
  { name: 'home', address: () => '/', file: 'home.page', ...ABOUT },
  { name: 'list', address: () => '/jobs', file: 'job-list.page', ...ABOUT },
  { name: 'offer', address: () => offer, file: 'job.page', ...ABOUT },
  {
    ...{ name: 'login', address: () => '/login', file: 'login.page', guest: true },
    ...{ link: 'New here? Register', linkFile: 'register.page', linked: /^Nice to meet you$/ },
  },
  { name: 'settings', address: () => '/account/account-settings', file: 'account-settings.page', ...ABOUT },
];

const linkOf = (of: Page, { link, guest }: Place) =>
  (guest ? of.getByRole('main') : of.getByRole('contentinfo')).getByRole('link', { name: link });

/** A page for a place, open and running; people who are signed in see no login. */
async function openPlace({ address, guest }: Place): Promise<Page> {
  const opened = guest ? await openPage(browser) : await context.newPage();
  await openRunning(opened, product.url + address());
  // What says such things comes after the first view.
  await toasts(opened).waitFor({ state: 'attached' });
  return opened;
}

async function close(opened: Page, { guest }: Place): Promise<void> {
  await (guest ? opened.context() : opened).close();
}

/** How often the page was asked for as a document since then. */
function documentsOf(opened: Page): () => number {
  let count = 0;
  opened.on('request', (request) => {
    if (request.isNavigationRequest()) count += 1;
  });
  return () => count;
}

const notFound = (route: Route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' });

/** One way leads to all pages, and one into them: each kind of fault at a page for everybody and at one of its own kind. */
const places = (...names: string[]) => PLACES.filter(({ name }) => names.includes(name));

describe('a page', () => {
  it.each(places('home', 'settings'))(
    '$name stays when the file of the next page is blocked, and goes on by "Try again"',
    async (place) => {
      const opened = await openPlace(place);
      const before = await heading(opened).textContent();
      await opened.route(files(place.linkFile), (route) => route.abort());
      await linkOf(opened, place).click();
      await toasts(opened).getByText(OUR_FAULT).waitFor();
      expect(await heading(opened).textContent()).toBe(before);
      await opened.unroute(files(place.linkFile));
      await toasts(opened).getByRole('button', { name: 'Try again' }).click();
      await opened.getByRole('heading', { name: place.linked, level: 1 }).waitFor();
      await eventually(async () => expect(await toasts(opened).getByText(OUR_FAULT).count()).toBe(0));
      await close(opened, place);
    },
  );

  it.each(places('list', 'settings'))(
    '$name says so when its own file is blocked, and comes alive by itself',
    async (place) => {
      const opened = place.guest ? await openPage(browser) : await context.newPage();
      await opened.route(files(place.file), (route) => route.abort());
      await opened.goto(product.url + place.address());
      await unloaded(opened).waitFor();
      if (place.name !== 'settings') expect(await heading(opened).isVisible()).toBe(true);
      await opened.unroute(files(place.file));
      await eventually(async () => expect(await unloaded(opened).count()).toBe(0));
      await heading(opened).waitFor();
      await close(opened, place);
    },
  );

  it.each(places('offer', 'login'))(
    '$name loads the next page as a document when a new build has no such file',
    async (place) => {
      const opened = await openPlace(place);
      const documents = documentsOf(opened);
      // The document of the new build names files that exist.
      opened.on('framenavigated', () => documents() > 0 && void opened.unroute(files(place.linkFile)));
      await opened.route(files(place.linkFile), (route) => (documents() > 0 ? route.fallback() : notFound(route)));
      await linkOf(opened, place).click();
      await opened.getByRole('heading', { name: place.linked, level: 1 }).waitFor();
      await eventually(() => expect(documents()).toBe(1));
      expect(await toasts(opened).getByRole('alert').count()).toBe(0);
      await close(opened, place);
    },
  );

  it.each(places('list', 'login'))('$name says that it is offline, stays, and goes on by itself', async (place) => {
    const opened = await openPlace(place);
    const before = await heading(opened).textContent();
    // Without routes the file might lie in the browser's cache, and the page would come.
    await opened.route(files(place.linkFile), (route) => route.continue());
    await opened.context().setOffline(true);
    await opened.getByRole('status').getByText(STILL).waitFor();
    await linkOf(opened, place).click();
    await toasts(opened).getByText('That page needs a connection.').waitFor();
    expect(await heading(opened).textContent()).toBe(before);
    expect(new URL(opened.url()).pathname).toBe(place.address());
    await opened.context().setOffline(false);
    await opened.getByRole('heading', { name: place.linked, level: 1 }).waitFor();
    await eventually(async () => expect(await opened.getByText(STILL).count()).toBe(0));
    expect(new URL(opened.url()).pathname).not.toBe(place.address());
    await opened.goBack();
    await eventually(async () => expect(await heading(opened).textContent()).toBe(before));
    await close(opened, place);
  });
});

describe('a page of a build that is gone', () => {
  it('is loaded anew once and never in circles; it can still be read', async () => {
    const opened = await openPlace(PLACES[0] as Place);
    const documents = documentsOf(opened);
    let missed = 0;
    await opened.route(files('information.page'), async (route) => {
      missed += 1;
      await notFound(route);
    });
    await opened.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click();
    await unloaded(opened).waitFor();
    // It asks for the file again and again, and for no other document.
    const before = missed;
    await eventually(() => expect(missed).toBeGreaterThan(before + 1));
    expect(documents()).toBe(1);
    expect(await heading(opened).textContent()).toBe('About us');
    await opened.close();
  });

  it('is loaded anew at once when its first file is gone', async () => {
    const opened = await openPage(browser);
    const documents = documentsOf(opened);
    await opened.route(files('browser-entry'), (route) => (documents() > 1 ? route.fallback() : notFound(route)));
    await opened.goto(`${product.url}/jobs`);
    await eventually(() => expect(documents()).toBe(2));
    await untilRunning(opened);
    expect(await unloaded(opened).count()).toBe(0);
    await opened.context().close();
  });

  it('keeps what is typed into a form', async () => {
    const opened = await openPage(browser);
    await openRunning(opened, `${product.url}/register`);
    await opened.getByLabel('First name').fill('Zoë');
    await opened.route(files('login.page'), notFound);
    const loaded = opened.waitForEvent('load');
    await opened.getByRole('link', { name: 'Already have an account? Sign in' }).click();
    await loaded;
    await opened.unroute(files('login.page'));
    await openRunning(opened, `${product.url}/register`);
    await eventually(async () => expect(await opened.getByLabel('First name').inputValue()).toBe('Zoë'));
    await opened.context().close();
  });
});

/** Clicks on the link in the footer as soon as a press is the application's, which is before the router listens. */
const CLICK_AT_ONCE = `
  document.addEventListener('application-runs', () => document.querySelector('footer a[href="/about-us"]').click());`;

describe('a page that is just beginning to run', () => {
  it('follows a click that comes before everything is in its place', async () => {
    const opened = await openPage(browser);
    await opened.addInitScript(`if (location.pathname === '/jobs') {${CLICK_AT_ONCE}}`);
    await opened.goto(`${product.url}/jobs`);
    await opened.getByRole('heading', { name: 'About us', level: 1 }).waitFor();
    expect(new URL(opened.url()).pathname).toBe('/about-us');
    await opened.context().close();
  });

  it('goes back while its own code is on its way', async () => {
    const opened = await openPage(browser);
    await openRunning(opened, `${product.url}/jobs-in-Austria`);
    const list = await heading(opened).textContent();
    await opened.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click();
    await opened.getByRole('heading', { name: 'About us', level: 1 }).waitFor();
    let bring = () => {};
    const wanted = new Promise<void>((resolve) => {
      bring = resolve;
    });
    await opened.route(files('information.page'), async (route) => {
      await wanted;
      await route.fallback();
    });
    const asked = opened.waitForRequest(files('information.page'));
    await opened.reload({ waitUntil: 'commit' });
    await asked;
    await opened.evaluate('history.back()');
    await opened.waitForURL(/jobs-in-Austria$/);
    bring();
    await eventually(async () => expect(await heading(opened).textContent()).toBe(list));
    await untilRunning(opened);
    expect(opened.complaints.filter((complaint) => !complaint.includes('Failed to load'))).toEqual([]);
    await opened.context().close();
  });

  it.each(['#50%', '#%E4'])('takes %s behind its address for what it is', async (hash) => {
    const opened = await openPage(browser);
    await openRunning(opened, `${product.url}/about-us${hash}`);
    expect(await heading(opened).textContent()).toBe('About us');
    expect(opened.complaints).toEqual([]);
    await opened.context().close();
  });

  it('keeps a press on what cannot answer yet, and says that it has not come', async () => {
    const company = await pageOf(product, browser, 'company');
    const posted = await postOffer(product, company, 'Keeper of late parts');
    const opened = await openPage(browser);
    let bring = () => {};
    const wanted = new Promise<void>((resolve) => {
      bring = resolve;
    });
    await opened.route(files('apply-part'), async (route) => {
      await wanted;
      await route.fallback();
    });
    await openAnswering(opened, product.url + posted.url);
    await toasts(opened).waitFor({ state: 'attached' });
    await opened.locator('button[aria-haspopup="dialog"]:visible', { hasText: 'Apply' }).first().click();
    expect(await opened.locator('html[data-running="yes"]').count()).toBe(0);
    bring();
    await opened.waitForURL(/\/login$/);
    await closeOffer(product, company, posted);
    await Promise.all([opened.context().close(), company.context().close()]);
  });

  it('says later what it could not say while the place for it did not come', async () => {
    const opened = await openPage(browser);
    await opened.route(files('after-first-view'), (route) => route.abort());
    await openAnswering(opened, `${product.url}/jobs`);
    await opened.route(files('information.page'), (route) => route.abort());
    await opened.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click();
    await opened.unroute(files('after-first-view'));
    // Asked for every few seconds: the place has a wait of its own, so that it is known which of the two did not come.
    await toasts(opened).waitFor({ state: 'attached' });
    await toasts(opened).getByText(OUR_FAULT).waitFor();
    await opened.context().close();
  });
});

describeMissingFiles(() => ({ url: product.url, browser, offer }));
