import { describe, expect, it } from '@jest/globals';
import { accessibilityProblems, DESKTOP, openPage, PHONE, smallTargets, untilPainted } from '../support/browser.js';
import { signIn } from './account-steps.js';
import { ADDRESSES, type DemoPeople, heading, message, PASSWORD } from './demo-people.js';

/** Pages that are for one kind of people alone. */
export function describeOneKindOfPeople(demo: () => DemoPeople): void {
  describe('pages for one kind of people', () => {
    it('ask guests to sign in and then open, with what was in the address', async () => {
      const page = await openPage(demo().browser);
      await page.goto(`${demo().product.url}/account/matchings/2?from=mail#content`);
      await heading(page, 'Welcome back');
      await signIn(page, ADDRESSES.candidate, PASSWORD);
      await heading(page, 'Jobs that match you');
      expect(demo().address(page)).toBe('/account/matchings/2?from=mail#content');
      await page.context().close();
    });

    it.each([
      ['candidate', '/admin/audit-log', 'That page is only for operators. You are signed in as a candidate.'],
      [
        'company',
        '/account/matchings',
        'That page is only for people who look for work. You are signed in for a company.',
      ],
      ['admin', '/company/jobs', 'That page is only for companies. You are signed in as an operator.'],
    ] as const)('send a %s home from %s and say why', async (who, path, words) => {
      await demo().pages[who].goto(demo().product.url + path);
      await message(demo().pages[who], words);
      await demo().reaches(demo().pages[who], '/');
    });

    it('tell a company and a candidate that wait for their address what to do', async () => {
      const verified = (at: string) =>
        demo().product.query('UPDATE account SET email_verified_at = $1 WHERE email = ANY ($2)', [
          at === '' ? null : at,
          Object.values(ADDRESSES),
        ]);
      await verified('');
      for (const [page, path] of [
        [demo().pages.company, '/company/jobs'],
        [demo().pages.candidate, '/welcome'],
      ] as const) {
        await demo().open(page, path);
        await page.getByRole('note').getByRole('button', { name: 'Send the e-mail again' }).click();
        await message(page, 'If the address waits for its verification, a mail is on its way');
      }
      await verified('2026-01-01');
      await demo().open(demo().pages.company, '/company/jobs');
      await heading(demo().pages.company, /^Jobs at ./);
      expect(await demo().pages.company.getByRole('note').count()).toBe(0);
    });

    it.each([
      ['admin', '/admin'],
      ['admin', '/admin/audit-log'],
      ['admin', '/admin/support-access'],
      ['candidate', '/welcome'],
      ['candidate', '/account/matchings'],
      ['company', '/company/jobs'],
      ['admin', '/backdoor?code=a-code'],
    ] as const)('%s: axe finds nothing on %s, wide and narrow, light and dark', async (who, path) => {
      const page = demo().pages[who];
      const answer = await fetch(demo().product.url + path);
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
      expect(await answer.text()).not.toContain('a-code');
      await demo().open(page, path);
      for (const [viewport, colorScheme] of [
        [DESKTOP, 'light'],
        [PHONE, 'dark'],
        [{ width: 320, height: 640 }, 'light'],
      ] as const) {
        await page.setViewportSize(viewport);
        await page.emulateMedia({ colorScheme });
        await untilPainted(page);
        if (viewport.width !== 320) {
          expect({ path, colorScheme, problems: await accessibilityProblems(page) }).toEqual({
            path,
            colorScheme,
            problems: [],
          });
        }
        expect(await smallTargets(page, 'main :is(button, select, nav a, li > a):visible')).toEqual([]);
        expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(viewport.width);
      }
      await page.setViewportSize(DESKTOP);
    });
  });
}
