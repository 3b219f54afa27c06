import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { accessibilityProblems, launchBrowser, PHONE, untilRunning, type WatchedPage } from '../../support/browser.js';
import { eventually } from '../../support/eventually.js';
import { sharedProduct } from '../../support/product.js';
import { section, signIn, toast } from '../account-steps.js';
import { PASSWORD, RegisteredCompany } from './company.js';

const DASHBOARD = '/company/dashboard';
const MEMBERS = '/company/members';

let browser: Browser;
let company: RegisteredCompany;
let owner: WatchedPage;
let recruiter: WatchedPage;
const colleague = `grace-${randomUUID().slice(0, 8)}@example.test`;

beforeAll(async () => {
  const [product, started] = await Promise.all([sharedProduct(), launchBrowser()]);
  browser = started;
  company = await RegisteredCompany.register(product, browser);
  owner = company.page;
});
afterAll(() => browser?.close());

const heading = (page: WatchedPage, name: string | RegExp) => page.getByRole('heading', { name }).first().waitFor();
const rooms = (page: WatchedPage) => page.getByRole('navigation', { name: 'Your company' });

describe('a company that has just registered', () => {
  it('is told what it may not do yet, gets its mail again among the members, and is verified by its link', async () => {
    await company.open(DASHBOARD);
    await heading(owner, `Today at ${company.name}`);
    await heading(owner, 'Confirm your e-mail address');
    expect(await accessibilityProblems(owner)).toEqual([]);

    // Said once, with the way out beside it.
    await owner.getByRole('button', { name: 'Send the e-mail again' }).waitFor();
    expect(await owner.getByText('They can be published, and people invited, once').count()).toBe(0);
    await rooms(owner).getByRole('link', { name: 'Members' }).click();
    await owner.getByText('You can invite people as soon as').waitFor();
    expect(await owner.getByLabel('E-mail address').count()).toBe(0);
    await owner.getByRole('button', { name: 'Send the e-mail again' }).click();
    await toast(owner, 'mail');

    await company.open(await company.linkTo(company.email, 'Verify', '/verify-email/'));
    await owner.getByRole('button', { name: 'Confirm the address' }).click();
    await owner.waitForURL(/\/company\/dashboard$/);
    // The worker makes the company what its owner's address proves.
    await eventually(async () => {
      await company.open(DASHBOARD);
      await owner.getByRole('heading', { name: 'Say who you are' }).first().waitFor();
    });
    expect(await owner.getByText('They can be published, and people invited, once').count()).toBe(0);
  });
});

describe('an invitation', () => {
  it('is sent by the owner, and lets somebody without an account in as what they were invited for', async () => {
    await company.open(MEMBERS);
    const form = section(owner, 'Invite somebody');
    await form.getByLabel('E-mail address').fill(colleague);
    await form.getByRole('button', { name: 'Send the invitation' }).click();
    await section(owner, 'Open invitations').getByText(colleague).waitFor();
    expect(await accessibilityProblems(owner)).toEqual([]);

    const way = await company.linkTo(colleague, 'Your team invites you', '/company/invitation/');
    recruiter = await company.stranger({ viewport: PHONE });
    await company.open(way, recruiter);
    await heading(recruiter, `${company.name} invites you`);
    // The code stands in no address that could be copied on.
    expect(recruiter.url()).not.toContain('/company/invitation/');
    await recruiter.getByLabel('First name').fill('Grace');
    await recruiter.getByLabel('Last name').fill('Hopper');
    await recruiter.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await recruiter.getByRole('checkbox').first().check();
    expect(await accessibilityProblems(recruiter)).toEqual([]);
    await recruiter.getByRole('button', { name: 'Create the account and join' }).click();
    await heading(recruiter, 'You are in');

    const late = await company.stranger();
    await company.open(way, late);
    await late.getByRole('alert').first().waitFor();
    expect(await late.getByRole('button', { name: 'Create the account and join' }).count()).toBe(0);
    await late.context().close();
  });

  it('made a recruiter, who comes to the jobs after the login and finds no press of owners', async () => {
    await recruiter.getByRole('link', { name: 'Go on to the company' }).click();
    await recruiter.waitForURL(`${company.product.url}/company/dashboard`);
    const elsewhere = await company.stranger();
    await company.open('/login', elsewhere);
    await signIn(elsewhere, colleague, PASSWORD);
    await elsewhere.waitForURL(`${company.product.url}/company/jobs`);
    await elsewhere.context().close();
    await company.open(MEMBERS, recruiter);
    await section(recruiter, 'Who belongs to it').getByText('Ada Kontor').waitFor();
    expect(await recruiter.getByRole('button', { name: /^(Remove|Make)/ }).count()).toBe(0);
    expect(await recruiter.getByRole('heading', { name: 'Invite somebody' }).count()).toBe(0);
    await recruiter.getByRole('button', { name: 'Leave the company' }).waitFor();
    await company.open(MEMBERS);
    await owner.getByText('You are the only owner.').waitFor();
    expect(await owner.getByRole('button', { name: 'Leave the company' }).count()).toBe(0);
  });
});

describe('the page of today', () => {
  it('leads to who waits longest, and counts in the room who applies while one looks', async () => {
    await company.applicant('Marta Ferrer', -2);
    await company.open(DASHBOARD);
    await heading(owner, 'One applicant waits longer than you promised');
    await owner.getByText('2 days late').waitFor();
    await rooms(owner).getByText('one without an answer').waitFor();
    await company.applicant('Jonas Weber', 1);
    await rooms(owner).getByText('2 without an answer').waitFor();
    const waiting = section(owner, 'Waiting for an answer');
    await waiting.getByText('Jonas Weber').waitFor();
    expect(await waiting.getByRole('listitem').allTextContents()).toEqual([
      expect.stringContaining('Marta Ferrer'),
      expect.stringContaining('Jonas Weber'),
    ]);
    await owner.getByRole('link', { name: 'Begin with Marta Ferrer' }).focus();
    await owner.keyboard.press('Enter');
    await owner.waitForURL(/\/company\/applicants\/\d+\/1\?applicant=\d+$/);
    expect(owner.complaints).toEqual([]);
  });

  it('can be used by everybody, wide and narrow, dense and not', async () => {
    for (const [page, scheme] of [
      [owner, 'light'],
      [recruiter, 'dark'],
    ] as const) {
      await page.emulateMedia({ colorScheme: scheme });
      await company.open(DASHBOARD, page);
      await heading(page, 'One applicant waits longer than you promised');
      expect(await accessibilityProblems(page)).toEqual([]);
      expect(await page.evaluate('document.documentElement.scrollWidth <= window.innerWidth')).toBe(true);
    }
    const dense = owner.getByRole('button', { name: 'Compact view' });
    await dense.click();
    await owner.reload();
    await untilRunning(owner);
    expect(await dense.getAttribute('aria-pressed')).toBe('true');
    expect(await owner.locator('[data-density="compact"]').count()).toBe(1);
    expect(await accessibilityProblems(owner)).toEqual([]);
  });
});

describe('who is taken out of a company', () => {
  it('sees nothing of it any more, also where a page of it is open', async () => {
    await company.open(MEMBERS);
    await owner.getByRole('button', { name: 'Remove: Grace Hopper' }).click();
    const question = owner.getByRole('dialog', { name: 'Remove Grace Hopper?' });
    await question.waitFor();
    expect(await accessibilityProblems(owner)).toEqual([]);
    await question.getByRole('button', { name: 'Remove' }).click();
    await owner.getByText('Grace Hopper').first().waitFor({ state: 'detached' });
    await heading(recruiter, 'You work for no company here at the moment');
    await company.open('/company/jobs', recruiter);
    await heading(recruiter, 'You work for no company here at the moment');
    expect(await recruiter.getByText('Night porter').count()).toBe(0);
  });
});
